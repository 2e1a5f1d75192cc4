// The screen while a round is resolved, and its result.
import { useLayoutEffect } from 'preact/hooks';
import type { GameView } from '../../../src/rounds/host/desk/views';
import type { Opening } from '../../../src/rounds/reply/reply';
import type { HostCallAnswer } from '../../../src/rounds/host/calls';
import { useDesk } from '../calls';
import { Button, Screen } from '../parts/screen';
import { Notes } from '../../shared/text';
import { remainingText } from './deliver';
import { DeliveryLine } from './deliveries';
import { PublicStageNews, LeadersForHost } from './stage-news';
import { useResolveSteps, type ResolveSteps } from './resolve-steps';

export function ResolvingScreen({ play, on }: { readonly play: GameView; readonly on: Opening }) {
  const { busy, go, view } = useDesk();
  const { stage, result, start } = useResolveSteps(play, on);
  // A layout effect, so that the buttons for a resolved stage don't flash first.
  useLayoutEffect(start, []);
  const isDone = result !== undefined && !busy;
  // The screen of the finished game already says everything that this screen would.
  const isOver = isDone && play.stage === null && countNotes(result) === 0 && remainingText(view) === '';
  useLayoutEffect(() => {
    if (isOver) go({ at: 'round' });
  }, [isOver]);
  return (
    <Screen title={screenTitle(stage, result)}>
      {stage === null && <p>{play.opened} Opening this screen doesn’t resolve anything.</p>}
      {busy && <p>You can close the sidebar. You can finish any remaining steps later.</p>}
      {isDone && <DeliveryLine outgoing={play} onPrepare={start} />}
      {result !== undefined && <RoundResult result={result} />}
      {result?.outcome === 'resolved' && play.lastNews !== null && (
        <>
          <PublicStageNews news={play.lastNews} standings={play.standings} />
          <LeadersForHost leads={play.leads} standings={play.standings} />
        </>
      )}
      {!busy && <NextButtons play={play} isResolved={result !== undefined} />}
    </Screen>
  );
}

function countNotes({
  outcome,
  warnings,
  notices,
  changedSincePreview,
}: HostCallAnswer<'resolveRound'>): number {
  return Number(outcome !== 'resolved') + warnings.length + notices.length + changedSincePreview.length;
}

function screenTitle(
  stage: ResolveSteps['stage'],
  result: HostCallAnswer<'resolveRound'> | undefined,
): string {
  if (stage === null) return 'Nothing to resolve';
  return result === undefined ? `Resolving ${stage.title}` : `${stage.title} is resolved`;
}

function NextButtons({ play, isResolved }: { readonly play: GameView; readonly isResolved: boolean }) {
  const { go } = useDesk();
  const next = play.stage === null ? 'See how it ended' : `Continue to ${play.stage.title}`;
  return (
    <div class="buttons">
      <Button look="action" onClick={() => go({ at: 'round' })}>
        {isResolved ? next : 'Back to the round'}
      </Button>
      {isResolved && (play.lastNews?.lines.length ?? 0) > 0 && (
        <Button onClick={() => go({ at: 'messages' })}>Post the result</Button>
      )}
    </div>
  );
}

function RoundResult({ result }: { readonly result: HostCallAnswer<'resolveRound'> }) {
  return (
    <>
      {result.outcome === 'already' && (
        <p role="status">
          <strong>Already resolved,</strong> by an earlier click or in another window. Nothing has changed.{' '}
          {result.text}
        </p>
      )}
      <Notes title="Please note" notes={result.warnings} look="warning" />
      <Notes title="Answers that arrived at the last moment" notes={result.notices} look="warning" />
      <Notes title="Changed since your preview" notes={result.changedSincePreview} look="warning" />
    </>
  );
}
