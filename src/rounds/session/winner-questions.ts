// Questions to winners (SN-23) about what they decide for a drafted match. A form asks them until the match is created or
// its draft is deleted. Only the people asked see the questions, which reveal nothing else about the draft.
import { answerText, type TitledAnswer } from '../../games/frame/fields';
import { memoize } from '../../games/frame/lazy';
import type { OpenAsk } from '../../games/frame/match';
import type { PlayableGame } from '../../games/frame/playable';
import type { MatchKind } from '../../games/frame/season';
import { normalizeKey } from '../../games/frame/name-input';
import { findForm, personalLink } from '../record/game-files';
import { personById, findSender, type PersonId } from '../record/people';
import type { AnswersByTitle } from '../reply/reply';
import { instantOfSerial } from '../time/time-zone';
import { toAnswerLookup, headerColumns, KEY_TITLE } from './columns';
import type { AskedWinners, Draft } from './draft';
import { readDraft } from './draft-tabs';
import type { Session } from './game-session';
import { toAnswersByTitle } from './host-part';
import { sessionFiles, readerSeats, type WithBooks } from './readers';
import { rowTimestamp } from './timestamps';

/** What a form asks: part of a stage, or a question to winners. */
export interface FormAsk extends Pick<OpenAsk, 'form' | 'title' | 'help' | 'questions'> {
  readonly what?: 'question';
}

export interface WinnerQuestion extends AskedWinners {
  readonly ask: FormAsk;
}

/** The questions of both drafts: the current episode's and the next one's. */
export const winnerQuestions = memoize((session: WithBooks): readonly WinnerQuestion[] =>
  session.season?.ended === undefined
    ? [readDraft(session), readDraft(session, 'ahead')].flatMap((draft) =>
        draft === undefined ? [] : draftQuestions(draft),
      )
    : [],
);

/** The questions to winners, whose answers decide some of the settings of this draft. */
export function draftQuestions({ definition, asked = [] }: Draft): readonly WinnerQuestion[] {
  return asked.map((one) => ({ ...one, ask: toFormAsk(definition, one) }));
}

/** Titles of the settings that the winners of a match of this kind decide. */
export function titlesDecidedByWinners(
  { season: { decided = [] } }: PlayableGame,
  kind: MatchKind,
): readonly string[] {
  return decided.flatMap(({ by, title }) => (by === kind ? [title] : []));
}

function toFormAsk(game: PlayableGame, { form, by }: AskedWinners): FormAsk {
  const titles = titlesDecidedByWinners(game, by);
  return {
    what: 'question',
    form,
    title: `${game.info.title}: you decide`,
    help: `You won, so you decide this for ${game.info.title}. You can change your answer until your host sets up the match. Your last answer counts. If you don’t answer, your host decides.`,
    questions: game.settingsQuestions
      .filter(({ title }) => titles.includes(title))
      .map(({ title, help, kind }) => ({ title, help, kind, required: false })),
  };
}

/** What somebody is asked, with their link, once the form accepts answers. */
export function questionsForReader(session: WithBooks, reader: PersonId) {
  if (readerSeats(session, reader).length === 0) return [];
  const files = sessionFiles(session);
  const person = personById(session.people, reader);
  return winnerQuestions(session)
    .filter(({ people, form }) => people.includes(reader) && findForm(files, form)?.accepting === true)
    .map(({ ask }) => ({ ask, link: personalLink(files, ask.form, person, person.name) }));
}

/** Each person's last answer, without the questions they left empty. */
export function winnerAnswers(
  session: WithBooks,
  { ask }: WinnerQuestion,
): ReadonlyMap<PersonId, readonly TitledAnswer[]> {
  const { people, snapshot } = session;
  const sheet = snapshot.asked?.find(({ form }) => form === ask.form);
  if (sheet === undefined) return new Map();
  const columns = headerColumns(sheet.header);
  const rows = [...sheet.rows].sort(([a], [b]) => a - b);
  return new Map(
    rows.flatMap(([, cells]) => {
      const answer = toAnswerLookup(columns, cells);
      const timestamp = rowTimestamp(sheet, cells);
      const at = typeof timestamp === 'number' ? instantOfSerial(timestamp, snapshot.stampZone) : undefined;
      const sender = findSender(people, normalizeKey(answerText(answer(KEY_TITLE))), at ?? 0);
      const words = ask.questions.map(({ title }) => ({ title, answer: answerText(answer(title)) }));
      if (sender?.seat === undefined) return [];
      return [[sender.person.id, words.filter((one) => one.answer !== '')]];
    }),
  );
}

/** Winners' answers for a draft. If several people were asked, none, because the host chooses. */
function answersForDraft(session: Session, draft: Draft): AnswersByTitle {
  if (session.kind === 'empty') return {};
  const words = draftQuestions(draft).flatMap((question) => {
    const [person, ...others] = question.people;
    return person === undefined || others.length > 0
      ? []
      : (winnerAnswers(session, question).get(person) ?? []);
  });
  return toAnswersByTitle(words);
}

/** The draft's settings, filled in with answers where the host has typed nothing. */
export function withWinnersAnswers(session: Session, draft: Draft): Draft['settings'] {
  const typed = Object.entries(draft.settings).filter(([, text]) => text.trim() !== '');
  return { ...answersForDraft(session, draft), ...Object.fromEntries(typed) };
}

/** Removes from settings what was filled in, so that a later answer can replace it. */
export function withoutWinnersAnswers(
  session: Session,
  draft: Draft,
  settings: Draft['settings'],
): Draft['settings'] {
  const words = answersForDraft(session, draft);
  return Object.fromEntries(Object.entries(settings).filter(([title, text]) => words[title] !== text));
}
