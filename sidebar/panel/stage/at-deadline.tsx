// The field for what happens at each deadline, with an explanation.
import { useState } from 'preact/hooks';
import type { Question } from '../../../src/games/frame/fields';
import {
  DEADLINE_ACTIONS,
  EARLY_WAIT_MINUTES,
  MAX_WAIT_MINUTES,
  type DeadlineAction,
} from '../../../src/rounds/reply/draft-view';
import type { DeadlineActionView, StageView } from '../../../src/rounds/host/stage/views';
import type { Opening } from '../../../src/rounds/reply/reply';
import { callForOpening } from '../calls';
import { Fold } from '../../shared/text';
import { Button } from '../parts/screen';
import { QuestionField } from '../parts/question';
import { SelectField, Checkbox } from '../parts/plain-question';
import { useHostAction } from './action';

const ACTION_NAMES: Readonly<Record<DeadlineAction, string>> = {
  nothing: 'Nothing',
  close: 'Pause and remind',
  resolve: 'Resolve and continue',
};

function explainChoice(what: DeadlineAction, mayNeedHost: boolean): string {
  const reminders =
    'Before the deadline, everyone gets a public reminder, and players who haven’t answered get a private one.';
  switch (what) {
    case 'nothing':
      return 'Nothing happens automatically. Late answers are marked.';
    case 'close':
      return `About ten minutes after the deadline, no more answers are accepted. ${reminders}`;
    case 'resolve':
      return `The round is resolved with the answers so far. It waits if you’ve paused it, ${mayNeedHost ? 'if it needs something from you first, ' : ''}or if something fails. ${reminders}`;
  }
}

interface Props {
  readonly at: Opening;
  readonly stage: StageView;
  readonly live: boolean;
  readonly chosen: DeadlineActionView;
}

export function DeadlineActionForm({ at, stage, chosen, live }: Props) {
  const act = useHostAction();
  const [what, setWhat] = useState(chosen.what);
  const [typed, setTyped] = useState(String(chosen.waitMinutes));
  const waitMinutes = what === 'resolve' ? parseMinutes(typed) : 0;
  const { mayBeEarly } = chosen;
  const [isEarly, setIsEarly] = useState(mayBeEarly && chosen.early !== null);
  const [earlyTyped, setEarlyTyped] = useState(String(chosen.early ?? EARLY_WAIT_MINUTES.usual));
  const typedEarly = isEarly ? parseMinutes(earlyTyped, EARLY_WAIT_MINUTES.least) : null;
  const early = mayBeEarly ? typedEarly : chosen.early;
  const same = what === chosen.what && waitMinutes === chosen.waitMinutes && early === chosen.early;
  return (
    <>
      <SelectField
        label="At the deadline"
        options={DEADLINE_ACTIONS.filter((one) => one !== 'resolve' || !live).map((value) => ({
          value,
          label: ACTION_NAMES[value],
        }))}
        value={what}
        onChange={(value) => setWhat(DEADLINE_ACTIONS.find((one) => one === value) ?? 'nothing')}
      />
      <p class="help">{explainChoice(what, stage.hostQuestions.length > 0)}</p>
      {(what === 'resolve' || mayBeEarly) && (
        <Fold title="More">
          {what === 'resolve' && (
            <MinutesField
              title="Minutes to wait for you to accept late answers"
              help=""
              min={0}
              typed={typed}
              onType={setTyped}
            />
          )}
          {mayBeEarly && (
            <Checkbox on={isEarly} onTick={setIsEarly}>
              Continue early, once everyone has answered
            </Checkbox>
          )}
          {isEarly && (
            <MinutesField
              title="Minutes to wait before continuing early"
              help="Counted from the last player’s first answer. The wait is random, up to twice this long. Only rounds for four or more players continue early. An early result shows that everyone has answered. The rules page explains this."
              min={EARLY_WAIT_MINUTES.least}
              typed={earlyTyped}
              onType={setEarlyTyped}
            />
          )}
        </Fold>
      )}
      {!same && what === 'resolve' && stage.deadline !== null && stage.deadline < Date.now() && (
        <p>
          <strong>The deadline has passed.</strong> The round will be resolved soon after you save this.
        </p>
      )}
      {!same && (
        <Button
          about="what happens at the deadline"
          off={waitMinutes === undefined || early === undefined}
          onClick={() =>
            act({
              doing: 'Saving what happens at the deadline',
              work: () =>
                callForOpening(at, 'setAtDeadline', {
                  what,
                  waitMinutes: waitMinutes ?? 0,
                  early: early ?? null,
                  before: { what: chosen.what, waitMinutes: chosen.waitMinutes, early: chosen.early },
                }),
              done: `At the deadline: ${ACTION_NAMES[what].toLowerCase()}.`,
            })
          }
        >
          Save
        </Button>
      )}
    </>
  );
}

function MinutesField({
  title,
  help,
  min,
  typed,
  onType,
}: Pick<Question, 'title' | 'help'> & {
  readonly min: number;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}) {
  return (
    <QuestionField
      question={{ title, help, required: true, kind: { type: 'whole', min, max: MAX_WAIT_MINUTES } }}
      value={typed}
      onChange={onType}
      problem={
        parseMinutes(typed, min) === undefined
          ? `Type whole minutes, from ${min} to ${MAX_WAIT_MINUTES}.`
          : ''
      }
    />
  );
}

/** Parses whole minutes; undefined if invalid or out of range. */
function parseMinutes(text: string, least = 0): number | undefined {
  const minutes = /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined;
  return minutes === undefined || minutes < least || minutes > MAX_WAIT_MINUTES ? undefined : minutes;
}
