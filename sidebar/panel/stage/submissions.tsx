// One player's submissions, and whether each one counts; hidden until the host shows them.
import { useState } from 'preact/hooks';
import { exactTimeText, timeText } from '../../../src/rounds/time/time-zone';
import type { Opening } from '../../../src/rounds/reply/reply';
import type { StageView, SubmissionView } from '../../../src/rounds/host/stage/views';
import { callForOpening, type WindowChange, useDesk } from '../calls';
import { Button } from '../parts/screen';
import { AnswerList, plural } from '../../shared/text';
import { ActionWithReason } from './action';

interface Props {
  readonly at: Opening;
  readonly owner: string;
  /** Who held the seat in the view shown. */
  readonly holder: string;
  readonly stage: Pick<StageView, 'name' | 'title' | 'acceptsLate'>;
  readonly submissions: readonly SubmissionView[];
}

export function SubmissionList({ at, owner, holder, stage, submissions }: Props) {
  const [shown, setShown] = useState(false);
  if (submissions.length === 0) return null;
  return (
    <>
      <Button look="link" opens={shown} about={`from ${owner}`} onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'} {plural(submissions.length, 'answer', 'answers')}
      </Button>
      {shown &&
        submissions.map((submission) => (
          <SubmissionCard key={submission.id} {...{ at, owner, holder, stage, submission }} />
        ))}
    </>
  );
}

const STATUS_TEXTS: Readonly<Record<SubmissionView['fate'], string>> = {
  counts: '✓ Counts',
  replaced: '↷ Replaced by a later answer',
  refused: '✕ Refused',
};

function statusText({ fate, late, early, former }: SubmissionView): string {
  if (fate !== 'refused' || !late) return STATUS_TEXTS[fate];
  if (former) return '◷ For an earlier stage: doesn’t count';
  return `◷ ${early ? 'Early' : 'Late'}: doesn’t count`;
}

function SubmissionCard({
  at: on,
  owner,
  holder,
  stage,
  submission,
}: Omit<Props, 'submissions'> & { readonly submission: SubmissionView }) {
  const { view, go } = useDesk();
  const { zone, live } = 'play' in view ? view.play : { zone: 'UTC', live: false };
  const { id, at, byHost, late, early, tapText, meant, fate, reasons, answers, inRoster } = submission;
  const when = early ? 'early' : 'late';
  const shown = { stage: stage.name, id, mark: submission.mark, player: owner, holder };
  // The call also updates the player's own book.
  const apply = (change: WindowChange, reason: string) =>
    callForOpening(on, 'applyChange', { change, reason, token: '' });
  // Shows seconds in a live game, where times differ little, and for late answers, which may be sent in the deadline's
  // minute.
  const timed = live || late ? exactTimeText : timeText;
  return (
    <div class="card">
      <h3>{statusText(submission)}</h3>
      <p class="quiet">
        {at > 0 ? timed(at, zone) : 'Time unknown'}
        {byHost && ', entered by you'}
        {late && `, ${when}`}
      </p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <AnswerList words={answers} />
      {fate === 'refused' && tapText !== '' && <p>{tapText}</p>}
      {meant !== null && <p>{meant.text}</p>}
      {inRoster && (
        <div class="buttons">
          {late && fate === 'refused' && stage.acceptsLate && (
            <ActionWithReason
              button="Accept this answer"
              title={`Accept ${owner}’s ${when} answer?`}
              text="The answer then counts as if it were on time, unless something else is wrong with it."
              doing={`Accepting the ${when} answer`}
              done={`${owner}’s ${when} answer is accepted.`}
              work={(reason) => apply({ kind: 'accept-late', ...shown }, reason)}
            />
          )}
          {meant !== null && (
            <Button
              about={`${owner}’s answer`}
              onClick={() => go({ at: 'check', on, change: { kind: 'meant-before', ...shown } })}
            >
              Count this answer for {meant.title}
            </Button>
          )}
          {fate === 'counts' && (
            <ActionWithReason
              button="Don’t count this answer"
              title={`Don’t count ${owner}’s answer?`}
              text="Their previous valid answer counts instead, if there is one. This answer stays in the record."
              doing="Changing what counts"
              done={`The answer from ${owner} no longer counts.`}
              work={(reason) => apply({ kind: 'remove-submission', ...shown }, reason)}
            />
          )}
        </div>
      )}
    </div>
  );
}
