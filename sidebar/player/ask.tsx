// The form for the open questions, with sums of typed numbers and the bar with the Send button.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TapControl } from '../../src/games/frame/ask';
import type { AnswerNote } from '../../src/games/frame/closed-choices';
import type { Question } from '../../src/games/frame/fields';
import { liveNotes, type LiveNotes } from '../../src/games/live-notes';
import { getAnswer, type AnswersByTitle } from '../../src/rounds/reply/reply';
import type { PageAsk, PlayerPage } from '../../src/rounds/page/views';
import { AnswerField } from '../shared/answer-field';
import { useAskState, type AskContext, type AskState } from './ask-state';
import { CellPicker } from './cell-picker';
import { problemText } from '../shared/answers';
import { Fold, plural } from '../shared/text';
import { SendBar } from './send-bar';
import { RankField, findRanking, type RankQuestions } from '../shared/rank-field';
import { listLimitNotes, partsWithQuestions, PlanStrip } from './plan-strip';
import type { AnswerSumLimit } from '../../src/games/frame/limits';
import { parseInteger } from '../../src/games/frame/number-input';

interface AskFormProps extends AskContext {
  /** True while polling gets no answer. */
  readonly unheard: boolean;
}

export function AskForm({ unheard, ...asked }: AskFormProps) {
  const { ask, page, ahead } = asked;
  const state = useAskState(asked);
  const { questions, problems } = state;
  const form = useRef<HTMLFormElement>(null);
  const titles = questions.map(({ title }) => title);
  const isKnown = isHelpFolded(asked);
  useScrollToNewQuestion(form, titles);
  const others = problems.filter(({ title }) => !titles.includes(title));
  return (
    <form
      ref={form}
      class="card asked"
      aria-labelledby="asked"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void state.send(() => scrollToProblem(form.current));
      }}
    >
      <h2 id="asked">{ask.title}</h2>
      {!isKnown && <p class="help">{ask.help}</p>}
      <AskFields {...{ ask, state, page }} />
      {isKnown && ask.help !== '' && (
        <Fold title="How it works">
          <p class="help">{ask.help}</p>
        </Fold>
      )}
      <SendBar {...{ page, ahead, state, others, unheard }} />
    </form>
  );
}

/** Whether the explanation is folded: it was read in an earlier stage, or a short clock leaves no room for it. */
function isHelpFolded({ ask, page: { stage, news } }: AskContext): boolean {
  return !ask.isNew || (stage?.live === true && news.length > 0);
}

interface FieldsProps {
  readonly ask: PageAsk;
  readonly state: AskState;
  readonly page: PlayerPage;
}

/** The fields of the current questions, each with its problems. */
function AskFields(about: FieldsProps) {
  const { ask, state, page } = about;
  const { taps } = ask;
  const { questions, answers, problems, stops, change } = state;
  const own = questions.filter(hasSeparateField(ask));
  if (taps?.kind === 'sum') {
    const isAdded = ({ title }: Question): boolean => title.startsWith(`${taps.part}: `);
    return (
      <>
        <TotalLine taps={taps} answers={answers} />
        {own.map((question) => renderQuestion(question, about, isAdded(question) ? taps.part : ''))}
      </>
    );
  }
  if (taps?.kind === 'strip') {
    const faulty = problems.map(({ title }) => title);
    const { fails } = currentLiveNotes(about);
    return (
      <PlanStrip parts={partsWithQuestions(taps, own)} {...{ answers, faulty, fails, stops }}>
        {({ prefix, questions: asked }) => asked.map((question) => renderQuestion(question, about, prefix))}
      </PlanStrip>
    );
  }
  return (
    <>
      {taps?.kind === 'cells' && (
        <CellPicker
          taps={taps}
          boards={page.kit.boards}
          answers={answers}
          problem={cellProblem(taps, state)}
          closed={ask.closed}
          onChange={change}
        />
      )}
      {own.map((question) => renderQuestion(question, about))}
      <SumLimits sums={ask.sums} answers={answers} />
    </>
  );
}

/** A question's field. If several questions form one ranking, the first shows the field for all. */
function renderQuestion(question: Question, { ask, state, page }: FieldsProps, part = '') {
  const { title } = question;
  const { questions, answers, problems, change } = state;
  const rank = findRanking(question, questions);
  if (rank !== undefined) {
    if (rank.places[0] !== title) return null;
    return (
      <RankField
        key={title}
        {...{ rank, answers }}
        problem={rankProblem(rank, state)}
        notes={ask.notes}
        onChange={change}
      />
    );
  }
  return (
    <AnswerField
      key={title}
      question={limitScale(ask, question)}
      part={part}
      value={getAnswer(answers, title)}
      problem={problemText(problems, title)}
      closed={ask.closed}
      notes={currentNotes({ ask, state, page })}
      squares={ask.taps?.kind === 'squares' && ask.taps.question === title}
      hand={ask.taps?.kind === 'cells' && ask.taps.hand === title}
      steps={ask.taps?.kind === 'sum'}
      scene={page.scene}
      onChange={(answer) => change({ [title]: answer })}
    />
  );
}

/** Limits a number's scale to what the player has. */
function limitScale({ sums }: PageAsk, question: Question): Question {
  const { title, kind } = question;
  const most = sums.find(({ titles }) => titles.includes(title))?.most;
  if (most === undefined || kind.type !== 'whole' || most < (kind.min ?? 0)) return question;
  return { ...question, kind: { ...kind, max: Math.min(most, kind.max ?? most) } };
}

/** The notes for the current choices: recomputed notes replace those from the page. */
function currentNotes(about: FieldsProps): readonly AnswerNote[] {
  const { ask, state } = about;
  const { notes } = currentLiveNotes(about);
  const titles = new Set(notes.map(({ title }) => title));
  return [
    ...(ask.taps?.kind === 'strip' ? listLimitNotes(ask.taps, state.answers) : []),
    ...ask.notes.filter(({ title }) => !titles.has(title)),
    ...notes,
  ];
}

function currentLiveNotes({ ask, state: { answers } }: FieldsProps): LiveNotes {
  return liveNotes(ask.reckoning, (title) => getAnswer(answers, title));
}

/** The problem with a chosen cell, which answers two questions. If none is chosen, one sentence covers both. */
function cellProblem(
  { row, column }: Extract<TapControl, { readonly kind: 'cells' }>,
  { answers, problems }: AskState,
): string {
  const texts = [problemText(problems, row), problemText(problems, column)];
  const isEmpty = getAnswer(answers, row) === '' && getAnswer(answers, column) === '';
  return isEmpty && texts.every((text) => text !== '') ? 'No cell chosen yet.' : texts.join(' ').trim();
}

/** The problem with a ranking, with one sentence for all empty places. */
function rankProblem({ places, required }: RankQuestions, { answers, problems }: AskState): string {
  const faulty = places.filter((place) => problemText(problems, place) !== '');
  const [empty, filled] = [true, false].map((isEmpty) =>
    faulty.filter((place) => ((answers[place] ?? '') === '') === isEmpty),
  );
  const more = empty?.length ?? 0;
  return [
    ...(more === 0
      ? []
      : [
          more === places.length
            ? 'Nothing ranked yet.'
            : `${plural(more, 'choice isn’t', 'choices aren’t')} ranked yet.${required ? '' : ' Rank all or none.'}`,
        ]),
    ...(filled ?? []).map((place) => problemText(problems, place)),
  ].join(' ');
}

/** Whether a question has its own field; one tap on a cell answers two questions. */
function hasSeparateField({ taps }: PageAsk): (question: Question) => boolean {
  return ({ title }) => taps?.kind !== 'cells' || (title !== taps.row && title !== taps.column);
}

/** Scrolls to a question that a choice has revealed, which may be below the bar. */
function useScrollToNewQuestion(form: RefObject<HTMLFormElement | null>, titles: readonly string[]): void {
  const before = useRef(titles);
  useLayoutEffect(() => {
    const fresh = titles.filter((title) => !before.current.includes(title));
    before.current = titles;
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('[data-question]') ?? [])];
    fields
      .find(({ dataset: { question = '' } }) => fresh.includes(question))
      ?.scrollIntoView({ block: 'nearest' });
  }, [JSON.stringify(titles)]);
}

/** Scrolls to the first question with a problem, and focuses its field. */
function scrollToProblem(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector('.faulty');
    // Prefers the chosen cell, since a focus ring on another cell would look like another choice.
    const control =
      field?.querySelector<HTMLElement>('input:checked') ??
      field?.querySelector<HTMLElement>('input:not([aria-disabled=true]), select, textarea, button');
    control?.focus();
  });
}

interface Props {
  readonly taps: Extract<TapControl, { readonly kind: 'sum' }>;
  readonly answers: AnswersByTitle;
}

function TotalLine({ taps: { part, most, more }, answers }: Props) {
  const titles = Object.keys(answers).filter((title) => title.startsWith(`${part}: `));
  const sum = titles.reduce((total, title) => total + numberOrZero(answers[title]), 0);
  const limit = more.reduce(
    (total, one) =>
      total +
      ('more' in one
        ? answers[one.question] === one.answer
          ? one.more
          : 0
        : numberOrZero(answers[one.question])),
    most,
  );
  return <SumLine name={part} sum={sum} most={limit} />;
}

/** The sum of answers that together can't exceed what the player has; for a single answer, only if it's too much. */
function SumLimits({
  sums,
  answers,
}: {
  readonly sums: readonly AnswerSumLimit[];
  readonly answers: AnswersByTitle;
}) {
  return (
    <>
      {sums.map(({ name, most, titles }) => {
        const sum = titles.reduce((total, title) => total + numberOrZero(answers[title]), 0);
        return titles.length > 1 || sum > most ? <SumLine key={name} {...{ name, most, sum }} /> : null;
      })}
    </>
  );
}

function SumLine({
  name,
  sum,
  most,
}: {
  readonly name: string;
  readonly sum: number;
  readonly most: number;
}) {
  return (
    <p class={sum > most ? 'sum tone-bad' : 'sum'} aria-live="polite">
      {name}: {sum} of {most}
      {sum > most ? `, ${sum - most} too many` : ''}
    </p>
  );
}

/** Parses a whole number; 0 for anything else. */
function numberOrZero(answer = ''): number {
  return Math.max(0, parseInteger(answer) ?? 0);
}
