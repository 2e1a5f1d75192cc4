// Chooses the screen: first by whether a game is running, then by the host's navigation.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { AccountScreen } from '../account/account';
import { CoHostsScreen } from '../account/co-hosts';
import type { SeasonView } from '../../../src/rounds/host/season/views';
import { ChooseGame } from '../set-up/choose';
import { ChooseMatch } from '../set-up/choose-match';
import { DraftScreen } from '../set-up/draft';
import { Preparing } from '../set-up/preparing';
import { Help } from './help';
import { SeasonScreens } from '../season/season-screens';
import { ImportScreen } from '../files/import';
import { StartScreen } from '../season/season-start';
import { OVERVIEW_ROUTE } from '../season/season-helpers';
import { PlayScreens } from './play-screens';
import { useDesk, useMatchKey, type Route } from '../calls';

export function Screens() {
  const { view, route, busy, refused } = useDesk();
  const [later, setLater] = useState('');
  const making = useRef(false);
  useAccentColour(view);
  if (route.at === 'help') return <Help />;
  if (route.at === 'account') return <AccountScreen />;
  if (route.at === 'co-hosts') return <CoHostsScreen />;
  const season = 'season' in view ? view.season : undefined;
  switch (view.phase) {
    case 'empty':
      if (view.draft !== undefined) return <MatchSetUp route={{ at: 'draft' }} season={undefined} />;
      if (route.at === 'import') return <ImportScreen />;
      return route.at === 'season' ? <StartScreen /> : <ChooseGame view={view} />;
    case 'between':
      if (route.at === 'choose' || route.at === 'draft') return <MatchSetUp route={route} season={season} />;
      return (
        <SeasonScreens season={view.season} part={route.at === 'season' ? route.part : OVERVIEW_ROUTE} />
      );
    case 'playing':
    case 'over': {
      const { play } = view;
      // Steps that the host has postponed aren't opened automatically until the list of steps changes.
      const steps = play.toPrepare.join('\n');
      const wanted = steps !== '' && later !== steps && route.at === 'round' && !refused;
      // If another task is already taking these steps, it shows its own progress.
      making.current = wanted && (making.current || !busy);
      if (making.current) {
        return <Preparing play={play} onLater={() => setLater(steps)} />;
      }
      if (route.at === 'choose' || route.at === 'draft') return <MatchSetUp route={route} season={season} />;
      if (route.at === 'season') {
        return season === undefined ? <StartScreen /> : <SeasonScreens season={season} part={route.part} />;
      }
      return (
        <PlayScreens
          key={view.shown.match}
          play={play}
          season={season}
          route={route}
          onPrepare={() => setLater('')}
        />
      );
    }
  }
}

/** The screens to choose and set up the next match. Unsaved input is dropped once another match is shown. */
function MatchSetUp({
  route,
  season,
}: {
  readonly route: Extract<Route, { at: 'choose' | 'draft' }>;
  readonly season: SeasonView | undefined;
}) {
  const { view } = useDesk();
  const shown = useMatchKey();
  const ahead = route.ahead === true;
  const draft = route.at === 'choose' ? undefined : ahead ? view.nextEpisodeDraft : view.draft;
  if (draft !== undefined)
    return <DraftScreen key={`${shown} ${draft.game.id} ${ahead}`} draft={draft} season={season} />;
  if (season === undefined) return <ChooseGame view={view} />;
  return route.at === 'draft' ? (
    <SeasonScreens season={season} part={OVERVIEW_ROUTE} />
  ) : (
    <ChooseMatch
      key={shown}
      view={view}
      season={season}
      wanted={route.kind ?? 'main'}
      wantedAhead={route.ahead}
    />
  );
}

function useAccentColour(view: DeskView): void {
  const accent = accentColour(view);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (accent === undefined) style.removeProperty('--accent');
    else style.setProperty('--accent', accent);
  }, [accent]);
}

function accentColour(view: DeskView): string | undefined {
  return 'play' in view ? view.play.game.accent : view.draft?.game.accent;
}
