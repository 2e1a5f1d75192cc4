// Fills in the host's part from the host's own sheet: answers go into the tab Answers, and what the tab Results says is
// taken from there.
import { useState } from 'preact/hooks';
import type { MatchTabsView } from '../../../src/rounds/host/parts/views';
import type { Opening, Reply, TypedAnswers, TakenResults } from '../../../src/rounds/reply/reply';
import type { StageView } from '../../../src/rounds/host/stage/views';
import { given } from '../../shared/answers';
import { Fold, Notes, plural } from '../../shared/text';
import { callOn, useDesk } from '../calls';
import { Button } from '../parts/screen';
import { FormerFormulas } from './former-formulas';

/** Whether a stage has answers of the host's that stand in a table of players. */
export function hasSheet({ hostQuestions }: Pick<StageView, 'hostQuestions'>): boolean {
  return hostQuestions.some(({ table }) => table?.player !== undefined);
}

/** The matches in which this window has used the sheet; there this part stays unfolded. */
const used = new Set<string>();

export function usesSheet({ match }: Opening): boolean {
  return used.has(match);
}

export function FromSheet({
  at,
  stage,
  past = false,
  unfolded = usesSheet(at),
  onTaken,
}: {
  readonly at: Opening;
  readonly stage: Pick<StageView, 'hostQuestions' | 'title' | 'name'>;
  readonly past?: boolean;
  readonly unfolded?: boolean;
  readonly onTaken: (taken: TakenResults) => void;
}) {
  const { run } = useDesk();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [tabs, setTabs] = useState<MatchTabsView | undefined>(undefined);
  const input = past ? { stage: stage.name } : {};
  const update = past ? `Bring Answers of ${stage.title}` : 'Bring Answers up to date';
  const updated = async (): Promise<Reply<MatchTabsView>> => {
    const done = await callOn(at, 'updateAnswers', input);
    used.add(at.match);
    if (done.ok) setTabs(done.value);
    return done;
  };
  const seen = (made: MatchTabsView): void => {
    used.add(at.match);
    setTabs(made);
  };
  const take = async (): Promise<Reply<Took>> => {
    const now = await updated();
    if (!now.ok) return now;
    if (now.value.made) return { ok: true, value: { now: now.value } };
    const taken = await callOn(at, 'takeResults', input);
    return taken.ok ? { ok: true, value: { now: now.value, taken: taken.value } } : taken;
  };
  return (
    <Fold title="From the sheet" open={unfolded}>
      <p class="help">
        {tabs === undefined
          ? 'Everyone’s answers go into a tab, former rounds into another. Your formulas in the tab for results fill in the fields above, for you to look at.'
          : `“${tabs.answers}” has what counts in ${tabs.round}, “${tabs.history}” the rounds before it. Your formulas go into “${tabs.results}”; nothing overwrites them.`}
      </p>
      <div class="buttons">
        <Button onClick={() => void run({ doing: update, work: updated, done: madeText })}>{update}</Button>
        <Button
          onClick={() =>
            void run({
              doing: 'Taking from Results',
              work: take,
              done: (took) => tookText(stage, took),
              incomplete: ({ taken }) => taken === undefined || taken.refused.length > 0,
              then: ({ taken }) => {
                setRefused(taken?.refused ?? []);
                if (taken?.refused.length === 0) onTaken(taken);
              },
            })
          }
        >
          Take from Results
        </Button>
      </div>
      <Notes title="Refused" notes={refused} look="problem" />
      {!past && tabs === undefined && !usesSheet(at) && <FormerFormulas at={at} onBrought={seen} />}
    </Fold>
  );
}

/** What came of it. `taken` is absent where the tabs were only just made, so that there is nothing in them yet. */
interface Took {
  readonly now: MatchTabsView;
  readonly taken?: TakenResults;
}

function madeText({ made, answers, history, results, round }: MatchTabsView): string {
  return made
    ? `The tabs “${answers}”, “${history}” and “${results}” are in this spreadsheet now.`
    : `“${answers}” and “${history}” are up to date for ${round}.`;
}

function tookText(stage: Pick<StageView, 'hostQuestions'>, { now, taken }: Took): string {
  if (taken === undefined) return `${madeText(now)} Put your formulas into “${now.results}”, then take it.`;
  if (taken.refused.length > 0) return 'Nothing was taken: some cells are refused.';
  const brought = now.changed
    ? ` “${now.answers}” was brought up to date first: formulas follow it, what you typed yourself does not.`
    : '';
  return `${takenText(stage, now.results, taken.answers)}${sameText(now.results, taken)}${brought} Look it over, then save it.`;
}

/** Says that the results are the same as in another round, where they are; else empty. */
function sameText(results: string, { sameAs }: TakenResults): string {
  return sameAs === '' ? '' : ` “${results}” says the same as in ${sameAs}: is it of this round?`;
}

function takenText(
  { hostQuestions }: Pick<StageView, 'hostQuestions'>,
  results: string,
  answers: TypedAnswers,
): string {
  const filled = given(answers);
  const taken = hostQuestions.filter(({ title }) => title in filled);
  const count = (isKind: (question: StageView['hostQuestions'][number]) => boolean): number =>
    taken.filter(isKind).length;
  const texts = count(({ table }) => table?.player !== undefined && table.now === undefined);
  const changes = count(({ table }) => table?.player !== undefined && table.now !== undefined);
  const others = taken.filter(({ table }) => table?.player === undefined && table?.when === undefined);
  const parts = [
    plural(texts, 'text', 'texts'),
    plural(changes, 'change', 'changes'),
    ...others.map(({ table, title }) => table?.column ?? title),
  ];
  return `Taken from “${results}”: ${parts.join(', ')}.`;
}
