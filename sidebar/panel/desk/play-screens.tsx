// The screens of a game that is running or over: the four in the navigation, and others opened from those.
import { dropUndefined } from '../../../src/games/frame/json';
import { episodeText } from '../../../src/seasons/episode-text';
import type { GameView } from '../../../src/rounds/host/desk/views';
import type { SeasonView } from '../../../src/rounds/host/season/views';
import { HistoryBody } from '../history/history';
import { ReviewScreen } from '../corrections/review-change';
import { CorrectionsBody } from '../corrections/corrections';
import { MessagesBody } from '../messages/messages-screen';
import { InviteScreen, RemindScreen } from '../messages/send-screens';
import { Button, Screen } from '../parts/screen';
import { PreviewScreen } from '../preview/preview';
import { DeliveryLine } from '../stage/deliveries';
import { EntryScreen } from '../stage/submission-entry';
import { GameOverBody } from '../stage/game-over';
import { ResolvingScreen } from '../stage/resolving';
import { RoundBody } from '../stage/stage';
import { DifferenceNotice, OVERVIEW_ROUTE } from '../season/season-helpers';
import { useDesk, type Route } from '../calls';
import { FocusButton } from '../../shared/focusable-button';

const NAVIGATION = [
  { at: 'round', title: 'Round' },
  { at: 'messages', title: 'Messages' },
  { at: 'corrections', title: 'Corrections' },
  { at: 'record', title: 'Record' },
] as const;

export function PlayScreens({
  play,
  season,
  route,
  onPrepare,
}: {
  readonly play: GameView;
  readonly season: SeasonView | undefined;
  readonly route: Exclude<Route, { at: 'help' | 'account' | 'co-hosts' | 'season' | 'choose' | 'draft' }>;
  readonly onPrepare: () => void;
}) {
  const head = <Header play={play} season={season} onPrepare={onPrepare} />;
  switch (route.at) {
    case 'preview':
      return <PreviewScreen play={play} />;
    case 'resolving':
      return <ResolvingScreen play={play} on={route.on} />;
    case 'invite':
      return <InviteScreen play={play} to={route.to} />;
    case 'remind':
      return <RemindScreen play={play} />;
    case 'entry':
      return <EntryScreen play={play} on={route.on} player={route.player} />;
    case 'check':
      return <ReviewScreen key={JSON.stringify(route.change)} on={route.on} change={route.change} />;
    case 'round':
    case 'import':
      return (
        <Screen title={play.stage?.title ?? 'The game is over'} head={head}>
          {play.stage === null ? (
            <GameOverBody play={play} season={season} />
          ) : (
            <RoundBody key={play.at.stage} play={play} stage={play.stage} />
          )}
        </Screen>
      );
    case 'messages':
      return (
        <Screen title="Messages" head={head}>
          <MessagesBody play={play} season={season} />
        </Screen>
      );
    case 'corrections':
      return (
        <CorrectionsBody
          key={`${play.at.match} ${route.hostPart ?? ''}`}
          {...{ play, head }}
          {...dropUndefined({ hostPart: route.hostPart })}
        />
      );
    case 'record':
      return (
        <Screen title="Record" head={head}>
          <HistoryBody play={play} inSeason={season !== undefined} />
        </Screen>
      );
  }
}

function Header({
  play,
  season,
  onPrepare,
}: {
  readonly play: GameView;
  readonly season: SeasonView | undefined;
  readonly onPrepare: () => void;
}) {
  const { route, go, busy } = useDesk();
  return (
    <header>
      <div class="head">
        {season !== undefined && (
          <span class="season-link">
            <Button look="link" onClick={() => go({ at: 'season', part: OVERVIEW_ROUTE })}>
              {season.name}
              {season.episode !== '' && `, ${episodeText(season.episode, 'episode')}`}
            </Button>
          </span>
        )}
        <span>{play.game.title}</span>
        {play.practice && <span class="badge">Practice</span>}
      </div>
      <nav class="places" aria-label="Screens">
        {NAVIGATION.map(({ at, title }) => (
          <FocusButton
            key={at}
            class=""
            aria-current={route.at === at ? 'page' : undefined}
            off={busy}
            onClick={() => go({ at })}
          >
            {at === 'round' && play.stage === null ? 'Ending' : title}
          </FocusButton>
        ))}
      </nav>
      {season !== undefined && route.at !== 'round' && <DifferenceNotice season={season} />}
      <DeliveryLine outgoing={play} onPrepare={onPrepare} />
    </header>
  );
}
