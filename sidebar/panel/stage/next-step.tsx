// The card with a game's next step and its button.
import type { GameView } from '../../../src/rounds/host/desk/views';
import type { StageView } from '../../../src/rounds/host/stage/views';
import { graceEnd } from '../../../src/rounds/time/deadline';
import { plural } from '../../shared/text';
import { useDesk } from '../calls';
import { useInvitees } from '../messages/invited';
import { Button } from '../parts/screen';
import { remainingWork } from './deliver';
import { ReopenStage } from './deadline';
import { LetProgramSubmit } from './let-program-submit';
import { LiveTableButton } from './links';
import { ResolveButton, ResolveNotes } from './resolve-button';

interface Props {
  readonly play: GameView;
  readonly stage: StageView;
  /** True while typed text isn't saved. */
  readonly unsaved: boolean;
  /** Whether this window has opened the table. */
  readonly tableOpened: boolean;
  readonly onTableOpened: () => void;
}

export function NextStep({ play, stage, unsaved, tableOpened, onTableOpened }: Props) {
  const { go } = useDesk();
  const { isInvited } = useInvitees(play.at.match);
  const uninvited = play.players.filter((player) => player.invitation !== '' && !isInvited(player));
  const step = findNextStep(play, stage, { uninvited: uninvited.length, tableOpened });
  const needsHost = unsaved || stage.lacking.length > 0;
  const isOff = unsaved || waitsForHost(play, stage);
  const missing = stage.waitingFor.length;
  const resolve = (look: 'action' | 'plain', anyway = false) => (
    <ResolveButton play={play} stage={stage} off={isOff} {...{ look, anyway }} />
  );
  const preview = (
    <Button off={needsHost} onClick={() => go({ at: 'preview' })}>
      Preview
    </Button>
  );
  return (
    <section class="card next" aria-label="The next step">
      {!play.live && <AnswerProgress stage={stage} />}
      <ResolveNotes stage={stage} />
      {stage.pausedAt !== null && (
        <ReopenStage
          look={step === 'paused' ? 'action' : 'plain'}
          at={play.at}
          zone={play.zone}
          stage={stage}
        />
      )}
      {unsaved && <p>Save your entries first.</p>}
      <div class="buttons">
        {step === 'invite' && (
          <Button look="action" onClick={() => go({ at: 'invite' })}>
            Invite your {plural(play.players.length, 'player', 'players')}
          </Button>
        )}
        {step === 'open-table' && <LiveTableButton look="action" onOpened={onTableOpened} />}
        {play.practice && missing > 0 && (
          <LetProgramSubmit look={step === 'practice' ? 'action' : 'plain'} at={play.at} />
        )}
        {missing > 0 && !play.live && !play.practice && step !== 'invite' && (
          <Button look={step === 'remind' ? 'action' : 'plain'} onClick={() => go({ at: 'remind' })}>
            Remind {plural(missing, 'player', 'players')}
          </Button>
        )}
        {step === 'resolve' ? resolve('action') : resolve('plain', missing > 0)}
        {preview}
        {play.live && step !== 'open-table' && <LiveTableButton onOpened={onTableOpened} />}
      </div>
    </section>
  );
}

type StepKind =
  | 'held-up'
  | 'host-part'
  | 'invite'
  | 'paused'
  | 'open-table'
  | 'practice'
  | 'remind'
  | 'resolve';

/** The step on the blue button; undefined if something else on the screen comes first. */
function findNextStep(
  play: GameView,
  stage: StageView,
  { uninvited, tableOpened }: { readonly uninvited: number; readonly tableOpened: boolean },
): StepKind {
  const missing = stage.waitingFor.length;
  if (remainingWork(play.deliveries).stuck > 0 || play.toPrepare.length > 0) return 'held-up';
  if (waitsForHost(play, stage)) return 'host-part';
  if (stage.pausedAt !== null) return 'paused';
  if (needsInvitations(play, stage) && uninvited > 0) return 'invite';
  if (play.live) return tableOpened ? 'resolve' : 'open-table';
  if (missing === 0 || isPastDeadline(stage)) return 'resolve';
  return play.practice ? 'practice' : 'remind';
}

/** Whether the host must enter or reconsider something before the stage can be resolved. */
function waitsForHost({ decidedOver }: GameView, { lacking, changedSinceSaved }: StageView): boolean {
  return lacking.length + changedSinceSaved.length + decidedOver.length > 0;
}

/** Whether nobody has answered yet, so invitations come first; practice games need none. */
function needsInvitations({ practice, past }: GameView, { submissions }: StageView): boolean {
  return !practice && past.length === 0 && submissions.length === 0;
}

function isPastDeadline(stage: StageView): boolean {
  const end = graceEnd(stage);
  return end !== null && end < Date.now();
}

function AnswerProgress({ stage: { asks, submissions } }: Pick<Props, 'stage'>) {
  const asked = asks.reduce((sum, { players }) => sum + players.length, 0);
  const answered = submissions.filter(({ inRoster, fate }) => inRoster && fate === 'counts').length;
  if (asked === 0) return <p>Nobody has anything to answer.</p>;
  return (
    <p role="status">
      <strong>
        {answered} of {asked} {asked === 1 ? 'has' : 'have'} answered
      </strong>
    </p>
  );
}
