// Questions to winners (SN-23): what they decide for a drafted match, asked by a form and on their pages until the match is
// created or its draft deleted. Nobody else learns of them, and they contain nothing else of the draft.
import { answerText, type Answered } from '../../games/frame/fields';
import { memoized } from '../../games/frame/lazy';
import type { OpenAsk } from '../../games/frame/match';
import type { PlayableGame } from '../../games/frame/playable';
import { typedKey } from '../../games/frame/typed-names';
import type { NamedResponse } from '../ports/host-book';
import { findForm, personalLink } from '../record/game-files';
import { personWith, sentBy, type PersonId } from '../record/people';
import type { AskedEntry } from '../record/season-entries';
import type { AnswerProblem, TypedAnswers } from '../reply/reply';
import { answerIn } from '../reply/reply';
import { instantOfSerial } from '../time/time-zone';
import { answersOf, columnsOf, KEY_TITLE } from './columns';
import type { Draft } from './draft';
import { readDraft, slotOf, type DraftSlot } from './draft-tabs';
import type { Session } from './game-session';
import { answersRecord, faultsAt } from './host-part';
import { keyAndMark } from './page-marks';
import { filesOf, seatsOf, type WithBooks } from './readers';
import { stampOf } from './stamps';

/** What a form asks: a stage of the match, or a question to winners. */
export interface FormAsk extends Pick<OpenAsk, 'form' | 'title' | 'help' | 'questions'> {
  readonly what?: 'question';
}

export interface WinnerQuestion extends AskedEntry {
  readonly definition: PlayableGame;
  readonly slot: DraftSlot;
  readonly ask: FormAsk;
}

/** Questions whose drafts still exist, as somebody may have deleted a draft's tabs. */
export const winnerQuestions = memoized((session: WithBooks): readonly WinnerQuestion[] =>
  (session.season?.asked ?? []).flatMap((asked): readonly WinnerQuestion[] => {
    const slot = slotOf(asked.ahead);
    const draft = readDraft(session, slot);
    return draft?.game === asked.game
      ? [{ ...asked, slot, definition: draft.definition, ask: askOf(asked, draft.definition) }]
      : [];
  }),
);

const QUESTION = 'question ';

/** Whether a page's answer is for a question to winners, not for a stage. */
export function isQuestion(name: string): boolean {
  return name.startsWith(QUESTION);
}

function askOf({ row, titles }: AskedEntry, game: PlayableGame): FormAsk {
  return {
    what: 'question',
    form: `${QUESTION}${row}`,
    title: `${game.info.title}: you decide`,
    help: `You won, so you decide this for ${game.info.title}. You can change your answer until your host sets the match up: the last one counts. If you send none, your host decides.`,
    questions: game.settingsQuestions
      .filter(({ title }) => titles.includes(title))
      .map(({ title, help, kind }) => ({ title, help, kind, required: false })),
  };
}

/** What somebody is asked, once its form accepts answers. */
export function questionsTo(session: WithBooks, reader: PersonId) {
  const files = filesOf(session);
  return winnerQuestions(session).flatMap((question) => {
    const file = findForm(files, question.ask.form);
    const isAsked = question.people.includes(reader) && seatsOf(session, reader).length > 0;
    if (!isAsked || file?.accepting !== true || file.sheet === undefined) return [];
    const person = personWith(session.people, reader);
    return [{ ...question, id: file.id, link: personalLink(files, file.name, person, person.name) }];
  });
}

export interface WinnerAnswer {
  readonly person: PersonId;
  /** 0 if unknown. */
  readonly at: number;
  readonly words: readonly Answered[];
  /** Why it doesn't count; empty if it does. */
  readonly problems: readonly AnswerProblem[];
}

/** Answers to a question's form, in order. */
export function answersTo(session: WithBooks, question: WinnerQuestion): readonly WinnerAnswer[] {
  const { people, snapshot } = session;
  const { form, questions } = question.ask;
  const sheet = snapshot.asked?.find((one) => one.form === form);
  if (sheet === undefined) return [];
  const columns = columnsOf(sheet.header);
  const rows = [...sheet.rows].sort(([a], [b]) => a - b);
  const answers = [
    ...rows.map(([, cells]) => {
      const stamp = stampOf(sheet, cells);
      const at = typeof stamp === 'number' ? instantOfSerial(stamp, snapshot.stampZone) : undefined;
      return { at: at ?? 0, answer: answersOf(columns, cells) };
    }),
    ...(sheet.onTheirWay ?? []).map(({ at, answers: sent }) => ({
      at,
      answer: (title: string) => new Map(sent).get(title) ?? '',
    })),
  ];
  return answers.flatMap(({ at, answer }): readonly WinnerAnswer[] => {
    const sender = sentBy(people, keyAndMark(typedKey(answerText(answer(KEY_TITLE)))).key, at);
    if (sender?.seat === undefined) return [];
    const words = questions.map(({ title }) => ({ title, answer: answerText(answer(title)) }));
    const problems = answerFaults(question, answersRecord(words));
    return [{ person: sender.person.id, at, words, problems }];
  });
}

/** Adds an answer whose row isn't in the tab yet. */
export function withAnswer<S extends WithBooks>(session: S, form: string, sent: NamedResponse): S {
  const asked = (session.snapshot.asked ?? []).map((sheet) =>
    sheet.form === form ? { ...sheet, onTheirWay: [...(sheet.onTheirWay ?? []), sent] } : sheet,
  );
  return { ...session, snapshot: { ...session.snapshot, asked } };
}

/** The last valid answer. */
export function countedAnswer(answers: readonly WinnerAnswer[], person: PersonId): WinnerAnswer | undefined {
  return answers.filter((one) => one.person === person && one.problems.length === 0).at(-1);
}

/** Checked by the setting's own definition. */
export function answerFaults(
  { definition, ask }: WinnerQuestion,
  answers: TypedAnswers,
): readonly AnswerProblem[] {
  const { settings } = definition;
  const { questions } = ask;
  const titles = questions.map(({ title }) => title);
  const value =
    settings.fromAnswers((title) => (titles.includes(title) ? answerIn(answers, title) : ''), '') ?? {};
  const read = settings.read(value, { place: [], label: 'Settings' });
  const toAnswers = (given: unknown): readonly Answered[] => settings.toAnswers(given, '');
  return read.ok
    ? []
    : faultsAt({ questions, value, toAnswers }, read.problems).filter(({ title }) => titles.includes(title));
}

/** Winners' answers for a draft. If several were asked the same, the host chooses. */
function answered(session: Session, slot: DraftSlot): TypedAnswers {
  if (session.kind === 'empty') return {};
  const words = winnerQuestions(session).flatMap((question) => {
    const [person, ...others] = question.people;
    if (question.slot !== slot || person === undefined || others.length > 0) return [];
    return countedAnswer(answersTo(session, question), person)?.words ?? [];
  });
  return answersRecord(words.filter(({ answer }) => answer !== ''));
}

/**
 * Fills in winners' answers unless the host has typed something else. `typed`: removes what was filled in, so that a later
 * answer can replace it.
 */
export function withAnswers(
  session: Session,
  slot: DraftSlot,
  settings: Draft['settings'],
  as: 'filled' | 'typed' = 'filled',
): Draft['settings'] {
  const words = Object.entries(answered(session, slot));
  if (words.length === 0) return settings;
  const own = Object.entries(settings).filter(
    ([title, text]) =>
      text.trim() !== '' &&
      (as === 'filled' || !words.some(([one, answer]) => one === title && answer === text)),
  );
  return Object.fromEntries(as === 'filled' ? [...words, ...own] : own);
}
