// Everything that the host enters for a stage: texts beside what each player answered, changes in columns with the new
// totals, and whatever else is asked.
import type { Answered, Question } from '../../../src/games/frame/fields';
import type { TypedAnswers, AnswerProblem } from '../../../src/rounds/reply/reply';
import type { StageView } from '../../../src/rounds/host/stage/views';
import { askedNow, given } from '../../shared/answers';
import { AnswerList, Fold } from '../../shared/text';
import { AskedQuestion, OtherFaults } from '../parts/question';
import { ChangeTable, type ChangeQuestion } from './change-table';

interface Props {
  readonly stage: Pick<StageView, 'hostQuestions' | 'submissions'>;
  readonly values: TypedAnswers;
  readonly problems?: readonly AnswerProblem[];
  readonly onChange: (values: TypedAnswers) => void;
  readonly unfolded?: boolean;
}

export function HostForm({ stage, values, problems = [], onChange, unfolded = false }: Props) {
  const asked = askedNow(stage.hostQuestions, values);
  const parts = { values, problems, onChange, unfolded };
  return (
    <>
      <OtherFaults asked={asked} problems={problems} />
      {partsOf(asked).map((part) => {
        switch (part.kind) {
          case 'one':
            return <AskedQuestion key={part.question.title} question={part.question} {...parts} />;
          case 'texts':
            return <Texts key="texts" questions={part.questions} stage={stage} {...parts} />;
          case 'changes':
            return <Changes key="changes" questions={part.questions} {...parts} />;
        }
      })}
    </>
  );
}

type Part =
  | { readonly kind: 'one'; readonly question: Question }
  /** The texts or the changes of all players, which stand together where the first of them would be. */
  | { readonly kind: 'texts' | 'changes'; readonly questions: readonly Question[] };

function partsOf(questions: readonly Question[]): readonly Part[] {
  const kinds = questions.map(kindOf);
  return questions.flatMap((question, index): readonly Part[] => {
    const kind = kinds[index] ?? 'one';
    if (kind === 'one') return [{ kind, question }];
    if (kinds.indexOf(kind) !== index) return [];
    return [{ kind, questions: questions.filter((_, other) => kinds[other] === kind) }];
  });
}

function kindOf({ table }: Question): Part['kind'] {
  if (table?.player === undefined) return 'one';
  return table.now === undefined ? 'texts' : 'changes';
}

type Shared = Required<Omit<Props, 'stage'>>;

type ManyProps = Shared & { readonly questions: readonly Question[] };

function Texts({ questions, stage, ...shared }: ManyProps & Pick<Props, 'stage'>) {
  const answers = countedAnswers(stage);
  return (
    <Fold
      title={`Answers (${answers.size}), and texts for players (${filledIn(questions, shared)})`}
      open={shared.unfolded || isFaulty(questions, shared)}
    >
      {questions.map((question) => {
        const player = question.table?.player ?? '';
        const words = answers.get(player);
        return (
          <section key={question.title} class="about-player" aria-label={player}>
            <p>
              <strong>
                <bdi>{player}</bdi>
              </strong>
            </p>
            {words === undefined ? (
              <p class="quiet">Nothing of theirs counts.</p>
            ) : (
              <AnswerList words={words} />
            )}
            <AskedQuestion question={{ ...question, help: '' }} {...shared} />
          </section>
        );
      })}
    </Fold>
  );
}

function Changes({ questions, ...shared }: ManyProps) {
  const columns = new Map<string, ChangeQuestion[]>();
  for (const question of questions) {
    const { column, player, now } = question.table ?? {};
    if (column === undefined || player === undefined || now === undefined) continue;
    columns.set(column, [...(columns.get(column) ?? []), { question, player, now }]);
  }
  return (
    <Fold
      title={`Changes of scores (${filledIn(questions, shared)})`}
      open={shared.unfolded || isFaulty(questions, shared)}
    >
      {[...columns].map(([column, rows]) => (
        <ChangeTable key={column} {...{ column, rows }} {...shared} />
      ))}
    </Fold>
  );
}

function filledIn(questions: readonly Question[], { values }: Shared): string {
  const typed = given(values);
  const count = questions.filter(({ title }) => title in typed).length;
  return count === 0 ? 'none yet' : String(count);
}

function isFaulty(questions: readonly Question[], { problems }: Shared): boolean {
  return problems.some((problem) => questions.some(({ title }) => title === problem.title));
}

/** Gives each player's answers that count, with a mark on those that the host accepts. */
function countedAnswers({
  submissions,
}: Pick<StageView, 'submissions'>): ReadonlyMap<string, readonly Answered[]> {
  return new Map(
    submissions
      .filter(({ known, fate }) => known && fate === 'counts')
      .map(({ player, words, accepted }) => [
        player,
        words.map(({ title, answer }) => ({
          title,
          answer: accepted.includes(title) ? `${answer} ✓ accepted` : answer,
        })),
      ]),
  );
}
