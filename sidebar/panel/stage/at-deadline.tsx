// Lets the host choose what happens at each deadline. It says beforehand what a choice means, and afterwards what it
// means now.
import { useState } from 'preact/hooks';
import { type AtDeadlineView } from '../../../src/rounds/host/stage/views';
import { AT_DEADLINE, EARLY_WAIT, LONGEST_WAIT, type AtDeadline } from '../../../src/rounds/reply/draft-view';
import type { Opening } from '../../../src/rounds/reply/reply';
import { callOn } from '../calls';
import { Button } from '../parts/screen';
import { QuestionField } from '../parts/question';
import { SelectField, Tick } from '../parts/plain-question';
import { useAct } from './act';

const LABELS: Readonly<Record<AtDeadline, string>> = {
  nothing: 'Nothing',
  close: 'Close and remind',
  resolve: 'Resolve and go on',
};

const EXPLAINED: Readonly<Record<AtDeadline, string>> = {
  nothing: 'Nothing happens by itself at the deadline: late submissions are marked, and you decide.',
  close:
    'The forms close automatically within about ten minutes of each deadline, and what comes after it is late in any case; before it, everyone is reminded of it, and whoever is missing in private.',
  resolve:
    'At each deadline the stage is resolved as it stands, whoever is missing; results are told, and the next stage opens with its usual deadline. It waits for you while you pause the forms, where the game cannot go on without your part, and where something fails. In a match of your own it waits, too, while it has scores and nothing of your part is saved, and where other answers count than you saved it over: so save it before the deadline; where formulas decide it, it goes on once you have resolved a round so by a click, and waits where a cell is not as it should be. Before it, everyone is reminded of it, and whoever is missing in private.',
};

export function AtDeadlineChoice({
  at,
  chosen,
  live,
  passed,
}: {
  readonly at: Opening;
  readonly chosen: AtDeadlineView;
  /** Whether the game is resolved at its live table. */
  readonly live: boolean;
  /** Whether the open stage's deadline has passed. */
  readonly passed: boolean;
}) {
  const act = useAct();
  const [what, setWhat] = useState(chosen.what);
  const [typed, setTyped] = useState(String(chosen.waitMinutes));
  const waitMinutes = what === 'resolve' ? minutesOf(typed) : 0;
  const { mayBeEarly } = chosen;
  const [isEarly, setIsEarly] = useState(mayBeEarly && chosen.early !== null);
  const [earlyTyped, setEarlyTyped] = useState(String(chosen.early ?? EARLY_WAIT.usual));
  const typedEarly = isEarly ? minutesOf(earlyTyped, EARLY_WAIT.least) : null;
  const early = mayBeEarly ? typedEarly : chosen.early;
  const same = what === chosen.what && waitMinutes === chosen.waitMinutes && early === chosen.early;
  return (
    <>
      <SelectField
        label="At the deadline"
        options={AT_DEADLINE.filter((one) => one !== 'resolve' || !live).map((value) => ({
          value,
          label: LABELS[value],
        }))}
        value={what}
        onChange={(value) => setWhat(AT_DEADLINE.find((one) => one === value) ?? 'nothing')}
      />
      {what === 'resolve' && (
        <WaitField
          label="Wait for late ones, in minutes"
          help="So long after the end it is resolved. What comes late in that time counts where you accept it."
          least={0}
          typed={typed}
          wrong={waitMinutes === undefined}
          onType={setTyped}
        />
      )}
      {mayBeEarly && (
        <Tick on={isEarly} onTick={setIsEarly}>
          Go on earlier: once everyone is in
        </Tick>
      )}
      {isEarly && (
        <WaitField
          label="Wait once everyone is in, in minutes"
          help="So long after the last one’s first submission at least, twice that at most and the time until Round Keeper looks: at a moment by chance. Only stages that ask four players or more; the rules page says so to everyone, and an early result tells that everyone was in."
          least={EARLY_WAIT.least}
          typed={earlyTyped}
          wrong={early === undefined}
          onType={setEarlyTyped}
        />
      )}
      {(same ? chosen.says : [EXPLAINED[what]]).map((text) => (
        <p class="help" key={text}>
          {text}
        </p>
      ))}
      {!same && what === 'resolve' && passed && (
        <p>
          <strong>The deadline has passed:</strong> once you save this, the stage is resolved by itself soon.
        </p>
      )}
      {!same && (
        <Button
          off={waitMinutes === undefined || early === undefined}
          onClick={() =>
            act({
              doing: 'Saving what happens at the deadline',
              work: () =>
                callOn(at, 'setAtDeadline', {
                  what,
                  waitMinutes: waitMinutes ?? 0,
                  early: early ?? null,
                  before: { what: chosen.what, waitMinutes: chosen.waitMinutes, early: chosen.early },
                }),
              done: `At the deadline: ${LABELS[what].toLowerCase()}.`,
            })
          }
        >
          Save what happens at the deadline
        </Button>
      )}
    </>
  );
}

function WaitField({
  label,
  help,
  least,
  typed,
  wrong,
  onType,
}: {
  readonly label: string;
  readonly help: string;
  readonly least: number;
  readonly typed: string;
  readonly wrong: boolean;
  readonly onType: (typed: string) => void;
}) {
  return (
    <QuestionField
      question={{
        title: label,
        help,
        required: true,
        kind: { type: 'whole', min: least, max: LONGEST_WAIT },
      }}
      value={typed}
      onChange={onType}
      problem={wrong ? `Type whole minutes, from ${least} to ${LONGEST_WAIT}.` : ''}
    />
  );
}

/** Reads minutes from a text; undefined where it is no length of time. */
function minutesOf(text: string, least = 0): number | undefined {
  const minutes = /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined;
  return minutes === undefined || minutes < least || minutes > LONGEST_WAIT ? undefined : minutes;
}
