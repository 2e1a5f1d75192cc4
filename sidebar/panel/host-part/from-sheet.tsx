// Fills in the host's entries from formulas: answers go into the Answers tab, results come from the Results tab.
import { useState } from 'preact/hooks';
import type { MatchTabsView } from '../../../src/rounds/host/parts/views';
import type { Opening, Reply, AnswersByTitle, SheetResults } from '../../../src/rounds/reply/reply';
import type { StageView } from '../../../src/rounds/host/stage/views';
import { filledAnswers } from '../../shared/answers';
import { Fold, Notes, plural } from '../../shared/text';
import { callForOpening, useDesk } from '../calls';
import { Button } from '../parts/screen';
import { FormerFormulas } from './former-formulas';

/** Whether formulas can compute the host's entries, that is, whether there are entries for each player. */
export function canUseSheet({ hostQuestions }: Pick<StageView, 'hostQuestions'>): boolean {
  return hostQuestions.some(({ table }) => table?.player !== undefined);
}

/** Matches for which this window has used the Answers tab. For them, this section starts unfolded. */
const gamesUsingSheet = new Set<string>();

export function usesSheet({ match }: Opening): boolean {
  return gamesUsingSheet.has(match);
}

export function ResultsFromSheet({
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
  readonly onTaken: (taken: SheetResults) => void;
}) {
  const { run } = useDesk();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [tabs, setTabs] = useState<MatchTabsView | undefined>(undefined);
  const input = past ? { stage: stage.name } : {};
  const update = past ? `Show ${stage.title} in the Answers tab` : 'Update the Answers tab';
  const updated = async (): Promise<Reply<MatchTabsView>> => {
    const done = await callForOpening(at, 'updateAnswers', input);
    gamesUsingSheet.add(at.match);
    if (done.ok) setTabs(done.value);
    return done;
  };
  const seen = (made: MatchTabsView): void => {
    gamesUsingSheet.add(at.match);
    setTabs(made);
  };
  const take = async (): Promise<Reply<SheetReading>> => {
    const now = await updated();
    if (!now.ok) return now;
    if (now.value.created) return { ok: true, value: { now: now.value } };
    const taken = await callForOpening(at, 'takeResults', input);
    return taken.ok ? { ok: true, value: { now: now.value, taken: taken.value } } : taken;
  };
  return (
    <Fold title="Results from your formulas" open={unfolded}>
      <p class="help">
        {tabs === undefined
          ? 'This round’s answers go into one tab, and earlier rounds into another. Your formulas in a third tab fill in the fields above. Check them before you save.'
          : `“${tabs.answers}” has the answers for ${tabs.round}. “${tabs.history}” has the earlier rounds. Put your formulas in “${tabs.results}”. Round Keeper never overwrites your formulas.`}
      </p>
      <div class="buttons">
        <Button onClick={() => void run({ doing: 'Updating “Answers”', work: updated, done: describeTabs })}>
          {update}
        </Button>
        <Button
          onClick={() =>
            void run({
              doing: 'Reading the Results tab',
              work: take,
              done: (took) => describeReading(stage, took),
              incomplete: ({ taken }) => taken === undefined || taken.refused.length > 0,
              then: ({ taken }) => {
                setRefused(taken?.refused ?? []);
                if (taken?.refused.length === 0) onTaken(taken);
              },
            })
          }
        >
          Read the Results tab
        </Button>
      </div>
      <Notes title="These cells can’t be used" notes={refused} look="problem" />
      {!past && tabs === undefined && !usesSheet(at) && <FormerFormulas at={at} onBrought={seen} />}
    </Fold>
  );
}

/** `taken` is absent if the tabs were only just created, since they are still empty. */
interface SheetReading {
  readonly now: MatchTabsView;
  readonly taken?: SheetResults;
}

function describeTabs({ created, answers, history, results, round }: MatchTabsView): string {
  return created
    ? `Created the tabs “${answers}”, “${history}” and “${results}”.`
    : `“${answers}” and “${history}” are up to date for ${round}.`;
}

function describeReading(stage: Pick<StageView, 'hostQuestions'>, { now, taken }: SheetReading): string {
  if (taken === undefined)
    return `${describeTabs(now)} Put your formulas in “${now.results}”, then choose “Read the Results tab”.`;
  if (taken.refused.length > 0) return 'Nothing was filled in. Some cells can’t be used.';
  const brought = now.changed
    ? ` “${now.answers}” was updated first, so check any cell that isn’t a formula.`
    : '';
  return `${filledFieldsText(stage, now.results, taken.answers)}${unchangedTabText(now.results, taken)}${brought} Check the fields, then save.`;
}

function unchangedTabText(results: string, { sameAs }: SheetResults): string {
  return sameAs === '' ? '' : ` “${results}” hasn’t changed since ${sameAs}. Is it for this round?`;
}

function filledFieldsText(
  { hostQuestions }: Pick<StageView, 'hostQuestions'>,
  results: string,
  answers: AnswersByTitle,
): string {
  const filled = filledAnswers(answers);
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
  return `Filled in from “${results}”: ${parts.join(', ')}.`;
}
