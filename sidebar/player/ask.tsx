// The form of the open question: answered by tapping, with the bar from which it is sent.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Taps } from '../../src/games/frame/ask';
import type { NotedAnswer } from '../../src/games/frame/closed';
import type { Question } from '../../src/games/frame/fields';
import { reckoned, type Reckoned } from '../../src/games/reckoned';
import { answerIn } from '../../src/rounds/reply/typed-answers';
import type { PageAsk, PlayerPage } from '../../src/rounds/page/views';
import { AnswerField } from '../shared/answer-field';
import { useAsk, type Asked, type AskState } from './ask-state';
import { CellPicker } from './cell-picker';
import { problemOf } from '../shared/answers';
import { Fold } from '../shared/text';
import { Bar } from './bar';
import { RankField, rankOf, type RankQuestions } from '../shared/rank-field';
import { limitNotes, partsOf, Strip } from './strip';
import { Sum, Sums } from './sum';

interface AskFormProps extends Asked {
  /** True while the page gets no answer when it asks for news. */
  readonly unheard: boolean;
  /** Called with true once something is chosen that is not sent, and with false once it is. */
  readonly onBegun: (begun: boolean) => void;
}

export function AskForm({ unheard, onBegun, ...asked }: AskFormProps) {
  const { ask, page, ahead } = asked;
  const state = useAsk(asked);
  const { touched } = state;
  useEffect(() => onBegun(touched), [touched]);
  const { questions, problems } = state;
  const form = useRef<HTMLFormElement>(null);
  const titles = questions.map(({ title }) => title);
  const isKnown = isHelpKnown(asked);
  useNewInView(form, titles);
  const others = problems.filter(({ title }) => !titles.includes(title));
  return (
    <form
      ref={form}
      class="card asked"
      aria-labelledby="asked"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void state.send(() => showFault(form.current));
      }}
    >
      <h2 id="asked">{ask.title}</h2>
      {!isKnown && <p class="help">{ask.help}</p>}
      <Fields {...{ ask, state, page }} />
      {isKnown && ask.help !== '' && (
        <Fold title="How it works">
          <p class="help">{ask.help}</p>
        </Fold>
      )}
      <Bar {...{ page, ahead, state, others, unheard }} />
    </form>
  );
}

/** True where the explanation is folded: it was read for an earlier stage, or a short clock leaves no room for it. */
function isHelpKnown({ ask, page: { stage, news } }: Asked): boolean {
  return !ask.isNew || (stage?.live === true && news.length > 0);
}

interface FieldsProps {
  readonly ask: PageAsk;
  readonly state: AskState;
  readonly page: PlayerPage;
}

/** The fields of the questions that are asked now, each with its faults. */
function Fields(about: FieldsProps) {
  const { ask, state, page } = about;
  const { taps } = ask;
  const { questions, answers, problems, change } = state;
  const own = questions.filter(isFieldOf(ask));
  if (taps?.kind === 'sum') {
    const isAdded = ({ title }: Question): boolean => title.startsWith(`${taps.part}: `);
    return (
      <>
        <Sum taps={taps} answers={answers} />
        {own.map((question) => field(question, about, isAdded(question) ? taps.part : ''))}
      </>
    );
  }
  if (taps?.kind === 'strip') {
    const faulty = problems.map(({ title }) => title);
    const { fails } = reckonedNow(about);
    return (
      <Strip parts={partsOf(taps, own)} {...{ answers, faulty, fails }}>
        {({ prefix, questions: asked }) => asked.map((question) => field(question, about, prefix))}
      </Strip>
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
      {own.map((question) => field(question, about))}
      <Sums sums={ask.sums} answers={answers} />
    </>
  );
}

/** Shows the field of a question; of several that ask for one order, the first has it for all. */
function field(question: Question, { ask, state, page }: FieldsProps, part = '') {
  const { title } = question;
  const { questions, answers, problems, change } = state;
  const rank = rankOf(question, questions);
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
      question={question}
      part={part}
      value={answerIn(answers, title)}
      problem={problemOf(problems, title)}
      closed={ask.closed}
      notes={notesNow({ ask, state, page })}
      squares={ask.taps?.kind === 'squares' && ask.taps.question === title}
      hand={ask.taps?.kind === 'cells' && ask.taps.hand === title}
      steps={ask.taps?.kind === 'sum'}
      scene={page.scene}
      onChange={(answer) => change({ [title]: answer })}
    />
  );
}

/** Gives the notes for the choices made so far: those worked out anew replace those from the beginning. */
function notesNow(about: FieldsProps): readonly NotedAnswer[] {
  const { ask, state } = about;
  const { notes } = reckonedNow(about);
  const titles = new Set(notes.map(({ title }) => title));
  return [
    ...(ask.taps?.kind === 'strip' ? limitNotes(ask.taps, state.answers) : []),
    ...ask.notes.filter(({ title }) => !titles.has(title)),
    ...notes,
  ];
}

function reckonedNow({ ask, state: { answers } }: FieldsProps): Reckoned {
  return reckoned(ask.reckoning, (title) => answerIn(answers, title));
}

/** Gives the faults of a cell, which answers two questions: while none is chosen both answers are missing. */
function cellProblem(
  { row, column }: Extract<Taps, { readonly kind: 'cells' }>,
  { answers, problems }: AskState,
): string {
  const texts = [problemOf(problems, row), problemOf(problems, column)];
  const isEmpty = answerIn(answers, row) === '' && answerIn(answers, column) === '';
  return isEmpty && texts.every((text) => text !== '') ? 'No cell is chosen yet.' : texts.join(' ').trim();
}

/** Gives the faults of an order: all its empty places are told together. */
function rankProblem({ places }: RankQuestions, { answers, problems }: AskState): string {
  const faulty = places.filter((place) => problemOf(problems, place) !== '');
  const [empty, filled] = [true, false].map((isEmpty) =>
    faulty.filter((place) => ((answers[place] ?? '') === '') === isEmpty),
  );
  const more = empty?.length ?? 0;
  return [
    ...(more === 0 ? [] : [more === places.length ? 'No order yet.' : `${more} have no place yet.`]),
    ...(filled ?? []).map((place) => problemOf(problems, place)),
  ].join(' ');
}

/** True for a question with a field of its own: a tap on a cell answers two questions at once. */
function isFieldOf({ taps }: PageAsk): (question: Question) => boolean {
  return ({ title }) => taps?.kind !== 'cells' || (title !== taps.row && title !== taps.column);
}

/** Brings a question into view that a choice has brought up: it may stand below the bar. */
function useNewInView(form: RefObject<HTMLFormElement | null>, titles: readonly string[]): void {
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

/** Brings the first question with a fault into view, and its control under the keyboard. */
function showFault(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector('.faulty');
    // A ring around a cell that is not the chosen one would look like another choice.
    const control =
      field?.querySelector<HTMLElement>('input:checked') ??
      field?.querySelector<HTMLElement>('input:not([aria-disabled=true]), select, textarea, button');
    control?.focus();
  });
}
