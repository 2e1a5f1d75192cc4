// The season at a glance: the episode's progress, the next step, and everyone in the season.
import type { SeasonView, TimelineStep } from '../../../src/rounds/host/season/views';
import { episodeText } from '../../../src/seasons/episode-text';
import { useDesk, useMatchKey, type SeasonRoute } from '../calls';
import { getOutgoing } from '../stage/deliver';
import { usePreparation } from '../stage/action';
import { ExportFile } from '../files/export';
import { HostMessages } from '../messages/message-form';
import { Button, Screen } from '../parts/screen';
import { Fold, Notes } from '../../shared/text';
import { PlayerNames } from '../parts/names';
import { currentMatch, DifferenceText, peopleStillIn, peopleOut } from './season-helpers';
import { SeasonEnded } from './ended';
import { Matches } from './matches';
import { NextStepCard, OtherSteps } from './next-step';
import { People } from './people';
import { PracticeSeason } from './practice-season';
import { ChangeLog } from './change-log';
import { WaitingChanges } from './waiting-changes';
import { dropUndefined } from '../../../src/games/frame/json';
import type { OutgoingView } from '../../../src/rounds/host/desk/views';
import { DeliveryLine } from '../stage/deliveries';
import { PublicBook } from '../stage/links';
import { ErrorBoundaries } from '../../shared/error-boundaries';

export function Overview({ season }: { readonly season: SeasonView }) {
  const { view, go } = useDesk();
  const shown = useMatchKey();
  const { name, end, practice } = season;
  const back = 'play' in view ? { to: view.play.game.title, onBack: () => go({ at: 'round' }) } : undefined;
  return (
    <Screen title={name} {...dropUndefined({ back })}>
      {/* The card comes first, so that its stop button stays in place while news appears below. */}
      {end === null && practice && <PracticeSeason />}
      <SeasonSummary key={shown} season={season} />
    </Screen>
  );
}

function SeasonSummary({ season }: { readonly season: SeasonView }) {
  const { view, go } = useDesk();
  const { episode, end, log } = season;
  const [inside, out] = [peopleStillIn(season), peopleOut(season)];
  const to = (part: SeasonRoute) => () => go({ at: 'season', part });
  const open = end === null && episode !== '';
  const { title = '', winners = [] } = currentMatch(season) ?? {};
  const outgoing = getOutgoing(view);
  return (
    <ErrorBoundaries>
      {outgoing !== undefined && <DeliveryStatus outgoing={outgoing} />}
      {end !== null ? (
        <SeasonEnded season={season} places={end.places} />
      ) : (
        <>
          {episode !== '' && (
            <>
              <h2 class="episode">{episodeText(episode)}</h2>
              <EpisodeTimeline path={season.path} />
            </>
          )}
          {winners.length > 0 && (
            <p>
              <strong>
                <PlayerNames names={winners} /> won {title}.
              </strong>
            </p>
          )}
          <DifferenceText season={season} />
          <WaitingChanges season={season} />
          <NextStepCard season={season} />
          <OtherSteps season={season} />
        </>
      )}
      <h2>Still in ({inside.length})</h2>
      <People season={season} people={inside} />
      {open && (
        <div class="buttons">
          <Button onClick={to({ see: 'join' })}>Let someone join</Button>
          <Button onClick={to({ see: 'gift', from: '' })}>Give a gift</Button>
          <Button onClick={to({ see: 'correct', player: '', what: 'purse' })}>Change a standing</Button>
        </div>
      )}
      {out.length > 0 && (
        <>
          <h2>Out ({out.length})</h2>
          <People season={season} people={out} />
        </>
      )}
      {season.matches.length > 0 && <Matches season={season} />}
      {log.length > 0 && <ChangeLog season={season} />}
      {outgoing !== undefined && (
        <>
          <Fold title="Links for everyone">
            <PublicBook url={outgoing.publicBook} />
          </Fold>
          <HostMessages words={season.hostMessages} readers={season.people} zone={outgoing.zone} />
        </>
      )}
      <div class="buttons">
        <Button onClick={to({ see: 'contacts' })}>Contacts</Button>
        {open && <Button onClick={to({ see: 'settings' })}>Season settings</Button>}
      </div>
      <Fold title="Export the season">
        <ExportFile what="season" />
      </Fold>
    </ErrorBoundaries>
  );
}

const STEP_STATE_TEXTS: Readonly<Record<TimelineStep['state'], string>> = {
  done: ': done',
  passed: '',
  now: ': next',
  ahead: ': still ahead',
};

function EpisodeTimeline({ path }: { readonly path: readonly TimelineStep[] }) {
  return (
    <ol class="path" aria-label="Episode steps">
      {path.map(({ step, title, state }) => (
        <li key={step} class={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span class="dot" aria-hidden="true">
            {state === 'done' ? '✓' : state === 'passed' ? '–' : ''}
          </span>
          <span>
            {title}
            <span class="unseen">{STEP_STATE_TEXTS[state]}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function DeliveryStatus({ outgoing }: { readonly outgoing: OutgoingView }) {
  const { view } = useDesk();
  return (
    <>
      <DeliveryLine outgoing={outgoing} onPrepare={usePreparation(outgoing)} />
      {view.phase === 'between' && <Notes title="Please note" notes={outgoing.warnings} look="warning" />}
    </>
  );
}
