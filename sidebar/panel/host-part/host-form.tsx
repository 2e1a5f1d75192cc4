// The form for the host's entries in a stage: private messages, score changes and the rest. If formulas decide the results,
// only the next round's questions are unfolded.
import { isQuestionAsked, type TitledAnswer, type Question } from '../../../src/games/frame/fields';
import { getAnswer, type AnswersByTitle, type AnswerProblem } from '../../../src/rounds/reply/reply';
import type { StageView } from '../../../src/rounds/host/stage/views';
import { visibleQuestions, filledAnswers } from '../../shared/answers';
import { AnswerList, Fold } from '../../shared/text';
import { useDesk } from '../calls';
import { FormQuestion, HiddenProblems } from '../parts/question';
import { ScoreChangeTable, type ScoreQuestion } from './change-table';
import { areResultsFromSheet } from './next-questions';

interface Props {
  readonly stage: Pick<StageView, 'hostQuestions' | 'submissions'>;
  readonly values: AnswersByTitle;
  readonly problems?: readonly AnswerProblem[];
  readonly onChange: (values: AnswersByTitle) => void;
  readonly unfolded?: boolean;
}

export function HostForm({ stage, values, problems = [], onChange, unfolded = false }: Props) {
  const { view } = useDesk();
  const inSeason = 'season' in view;
  const asked = visibleQuestions(stage.hostQuestions, values).filter((question) =>
    isQuestionAsked(question, inSeason, () => getAnswer(values, question.title) !== ''),
  );
  const shared = { values, problems, onChange, unfolded };
  const byFormulas = areResultsFromSheet(stage)
    ? asked.filter(({ editor }) => editor?.kind !== 'questions')
    : [];
  return (
    <>
      <HiddenProblems asked={asked} problems={problems} />
      <FieldGroups
        questions={asked.filter((question) => !byFormulas.includes(question))}
        {...{ stage, shared }}
      />
      {byFormulas.length > 0 && (
        <Fold
          title={`Enter results yourself (${filledCountText(byFormulas, shared)})`}
          open={unfolded || hasQuestionProblem(byFormulas, shared)}
        >
          <FieldGroups questions={byFormulas} {...{ stage, shared }} />
        </Fold>
      )}
    </>
  );
}

function FieldGroups({
  questions,
  stage,
  shared,
}: Pick<Props, 'stage'> & { readonly questions: readonly Question[]; readonly shared: SharedProps }) {
  return groupQuestions(questions).map((part) => {
    switch (part.kind) {
      case 'one':
        return <FormQuestion key={part.question.title} question={part.question} {...shared} />;
      case 'texts':
        return <PrivateTexts key="texts" questions={part.questions} stage={stage} {...shared} />;
      case 'changes':
        return <ScoreChangeTables key="changes" questions={part.questions} {...shared} />;
    }
  });
}

type FieldGroup =
  | { readonly kind: 'one'; readonly question: Question }
  /** One table for all players' texts or changes. It's shown in place of the first of these questions. */
  | { readonly kind: 'texts' | 'changes'; readonly questions: readonly Question[] };

function groupQuestions(questions: readonly Question[]): readonly FieldGroup[] {
  const kinds = questions.map(getGroupKind);
  return questions.flatMap((question, index): readonly FieldGroup[] => {
    const kind = kinds[index] ?? 'one';
    if (kind === 'one') return [{ kind, question }];
    if (kinds.indexOf(kind) !== index) return [];
    return [{ kind, questions: questions.filter((_, other) => kinds[other] === kind) }];
  });
}

function getGroupKind({ table }: Question): FieldGroup['kind'] {
  if (table?.player === undefined) return 'one';
  return table.now === undefined ? 'texts' : 'changes';
}

type SharedProps = Required<Omit<Props, 'stage'>>;

type QuestionsProps = SharedProps & { readonly questions: readonly Question[] };

function PrivateTexts({ questions, stage, ...shared }: QuestionsProps & Pick<Props, 'stage'>) {
  const answers = validAnswers(stage);
  return (
    <Fold
      title={`Answers (${answers.size}) and private messages (${filledCountText(questions, shared)})`}
      open={shared.unfolded || hasQuestionProblem(questions, shared)}
    >
      {questions.map((question) => {
        const player = question.table?.player ?? '';
        const words = answers.get(player);
        return (
          <section key={question.title} class="about-player" aria-label={player}>
            <p>
              <strong>
                <bdi>{player}</bdi>
              </strong>{' '}
              {words === undefined && <span class="quiet">No answer</span>}
            </p>
            {words !== undefined && <AnswerList words={words} />}
            <FormQuestion question={{ ...question, help: '' }} {...shared} />
          </section>
        );
      })}
    </Fold>
  );
}

function ScoreChangeTables({ questions, ...shared }: QuestionsProps) {
  const columns = new Map<string, ScoreQuestion[]>();
  for (const question of questions) {
    const { column, player, now } = question.table ?? {};
    if (column === undefined || player === undefined || now === undefined) continue;
    columns.set(column, [...(columns.get(column) ?? []), { question, player, now }]);
  }
  return (
    <Fold
      title={`Score changes (${filledCountText(questions, shared)})`}
      open={shared.unfolded || hasQuestionProblem(questions, shared)}
    >
      {[...columns].map(([column, rows]) => (
        <ScoreChangeTable key={column} {...{ column, rows }} {...shared} />
      ))}
    </Fold>
  );
}

function filledCountText(questions: readonly Question[], { values }: SharedProps): string {
  const typed = filledAnswers(values);
  const count = questions.filter(({ title }) => title in typed).length;
  return count === 0 ? 'none yet' : String(count);
}

function hasQuestionProblem(questions: readonly Question[], { problems }: SharedProps): boolean {
  return problems.some((problem) => questions.some(({ title }) => title === problem.title));
}

/** The answers that count, by player. Answers that the host's question accepts are marked. */
function validAnswers({
  submissions,
}: Pick<StageView, 'submissions'>): ReadonlyMap<string, readonly TitledAnswer[]> {
  return new Map(
    submissions
      .filter(({ inRoster, fate }) => inRoster && fate === 'counts')
      .map(({ player, answers, accepted }) => [
        player,
        answers.map(({ title, answer }) => ({
          title,
          answer: accepted.includes(title) ? `${answer} ✓ accepted` : answer,
        })),
      ]),
  );
}
