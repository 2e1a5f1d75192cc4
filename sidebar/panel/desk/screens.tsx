// Chooses the screen: first by whether a game is in play, then by where the host went.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { DeskView } from '../../../src/rounds/host/desk/views';
import { AccountScreen } from '../account/account';
import { CoHostsScreen } from '../account/co-hosts';
import { Choose } from '../set-up/choose';
import { DraftScreen } from '../set-up/draft';
import { Preparing } from '../set-up/preparing';
import { Help } from './help';
import { SeasonScreens } from '../season/season-screens';
import { ImportScreen } from '../files/import';
import { StartScreen } from '../season/season-start';
import { OVERVIEW } from '../season/parts';
import { PlayScreens } from './play-screens';
import { useDesk } from './context';

export function Screens() {
  const { view, route, busy, refused } = useDesk();
  const [later, setLater] = useState('');
  const making = useRef(false);
  useAccent(view);
  if (route.at === 'help') return <Help />;
  if (route.at === 'account') return <AccountScreen />;
  if (route.at === 'co-hosts') return <CoHostsScreen />;
  switch (view.phase) {
    case 'empty':
      if (route.at === 'import') return <ImportScreen />;
      return route.at === 'season' ? <StartScreen /> : <Choose {...view} />;
    case 'draft':
      return <DraftScreen key={view.draft.game.id} draft={view.draft} />;
    case 'between':
      return (
        <SeasonScreens
          season={view.season}
          games={view.games}
          part={route.at === 'season' ? route.part : OVERVIEW}
        />
      );
    case 'playing':
    case 'over': {
      const { play } = view;
      // Steps that the host has put off are not shown by themselves again, until there are other steps.
      const steps = play.toPrepare.join('\n');
      const wanted = steps !== '' && later !== steps && route.at === 'round' && !refused;
      // Steps that another task makes are shown by that task.
      making.current = wanted && (making.current || !busy);
      if (making.current) {
        return <Preparing play={play} onLater={() => setLater(steps)} />;
      }
      if (route.at === 'season') {
        return view.season === undefined ? (
          <StartScreen />
        ) : (
          <SeasonScreens season={view.season} games={view.games} part={route.part} />
        );
      }
      return (
        <PlayScreens
          key={view.shown.match}
          play={play}
          season={view.season}
          route={route}
          onPrepare={() => setLater('')}
        />
      );
    }
  }
}

/** Sets the colour of the page to that of the game. */
function useAccent(view: DeskView): void {
  const accent = accentOf(view);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (accent === undefined) style.removeProperty('--accent');
    else style.setProperty('--accent', accent);
  }, [accent]);
}

function accentOf(view: DeskView): string | undefined {
  switch (view.phase) {
    case 'empty':
      return undefined;
    case 'between':
      return view.season.draft?.game.accent;
    case 'draft':
      return view.draft.game.accent;
    case 'playing':
    case 'over':
      return view.play.game.accent;
  }
}
