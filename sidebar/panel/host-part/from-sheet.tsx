// The host's part from the host's own sheet: answers go into the tab Answers, what the tab Results says comes back.
import { useState } from 'preact/hooks';
import type { Opening } from '../../../src/rounds/reply/opening';
import type { StageView } from '../../../src/rounds/host/stage/views';
import type { TakenResults } from '../../../src/rounds/reply/taken-results';
import type { TypedAnswers } from '../../../src/rounds/reply/typed-answers';
import { given } from '../../shared/answers';
import { Fold, Notes, plural } from '../../shared/text';
import { callOn } from '../calls';
import { useDesk } from '../desk/context';
import { Button } from '../parts/button';

/** True for a stage of which some answers stand in a table of players. */
export function hasSheet({ hostQuestions }: Pick<StageView, 'hostQuestions'>): boolean {
  return hostQuestions.some(({ table }) => table?.player !== undefined);
}

export function FromSheet({
  at,
  stage,
  onTaken,
}: {
  readonly at: Opening;
  readonly stage: StageView;
  readonly onTaken: (taken: TakenResults) => void;
}) {
  const { run } = useDesk();
  const [refused, setRefused] = useState<readonly string[]>([]);
  return (
    <Fold title="From the sheet">
      <p class="help">
        The tab Answers shows what counts now. Put your formulas into Results, or into tabs of your own, and
        take what Results says: it fills in the fields above, for you to look at.
      </p>
      <div class="buttons">
        <Button
          onClick={() =>
            void run({
              doing: 'Bringing Answers up to date',
              work: () => callOn(at, 'updateAnswers', null),
              done: ({ made }) =>
                made ? 'The tabs Answers and Results are in this spreadsheet now.' : 'Answers is up to date.',
            })
          }
        >
          Bring Answers up to date
        </Button>
        <Button
          onClick={() =>
            void run({
              doing: 'Taking from Results',
              work: () => callOn(at, 'takeResults', null),
              done: (taken) =>
                taken.refused.length > 0
                  ? 'Nothing was taken: some cells are refused.'
                  : `${takenText(stage, taken.answers)}${sameText(taken)} Look it over, then save it.`,
              incomplete: (taken) => taken.refused.length > 0,
              then: (taken) => {
                setRefused(taken.refused);
                if (taken.refused.length === 0) onTaken(taken);
              },
            })
          }
        >
          Take from Results
        </Button>
      </div>
      <Notes title="Refused" notes={refused} look="problem" />
    </Fold>
  );
}

/** A word where nothing of it was done anew for this round. */
function sameText({ sameAs }: TakenResults): string {
  return sameAs === '' ? '' : ` Results say the same as in ${sameAs}: are they of this round?`;
}

/** The things taken, in numbers. */
function takenText({ hostQuestions }: StageView, answers: TypedAnswers): string {
  const filled = given(answers);
  const taken = hostQuestions.filter(({ title }) => title in filled);
  const count = (isKind: (question: StageView['hostQuestions'][number]) => boolean): number =>
    taken.filter(isKind).length;
  const texts = count(({ table }) => table?.player !== undefined && table.now === undefined);
  const changes = count(({ table }) => table?.now !== undefined);
  const parts = [
    plural(texts, 'text', 'texts'),
    plural(changes, 'change', 'changes'),
    ...(taken.length > texts + changes ? ['the announcement'] : []),
  ];
  return `Taken from Results: ${parts.join(', ')}.`;
}
