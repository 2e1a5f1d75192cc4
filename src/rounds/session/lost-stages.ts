// Answers that came while stages were open that the book has lost. Each belongs to the stage that was open when it was sent,
// or for which its page was drawn: none of them counts for another (ALL-12).
import { answerText } from '../../games/frame/fields';
import type { Awaiting, ReceivedSubmission, Unread } from '../record/entries';
import type { KnownOpening } from '../record/known-ledger';
import { KEY_TITLE, PLAYER_TITLE } from './columns';
import type { GameSession } from './game-session';
import { onTime } from './game-session';
import { arrivalsIn, type ResponseRow } from './inbox';
import { cutCells } from './long-answers';
import { pageMark } from './page-marks';
import { stampColumn } from './stamps';

/** What is known of the openings of stages that the book has lost. */
export interface Lost {
  /** The openings that were lost, the first one first. */
  readonly openings: readonly KnownOpening[];
  /** The name that openings give the match of the session. */
  readonly match: string;
  /** True where other openings may have been lost before the first of them. */
  readonly isFirstUnsure: boolean;
}

interface SortedAnswers {
  /** The session, with only those answers that belong to the open stage. */
  readonly session: GameSession;
  readonly awaiting: readonly Awaiting[];
}

/**
 * The place of an answer: in the open stage; in it, sent at an opening of it that was lost (`open-again`); too late for
 * it, since it was over by then or nobody knows; or at another opening that was lost.
 */
type Place = 'open' | 'open-again' | 'too-late' | KnownOpening;

/** Sorts all answers that were sent since the open stage opened, with those that only the forms know yet. */
export function sortAnswers(session: GameSession, lost: Lost): SortedAnswers {
  const { snapshot, record, inputs } = session;
  if (session.match.stage === null) return { session, awaiting: [] };
  const arrivals = snapshot.responses.flatMap(
    (sheet) => arrivalsIn(sheet, { record, now: snapshot.readAt }).arrivals,
  );
  const places = new Map(arrivals.map((one) => [one.from, placeOf(one, session, lost)]));
  const submissions = inputs.submissions.flatMap((one): readonly ReceivedSubmission[] => {
    const place = places.get(one.from) ?? 'open';
    if (place === 'open') return [one];
    if (place === 'open-again') return [onTime(one)];
    return place === 'too-late' ? [{ ...onTime(one), late: true, former: true }] : [];
  });
  return {
    session: { ...session, inputs: { ...inputs, submissions } },
    awaiting: awaitingIn(arrivals, places, snapshot.responses),
  };
}

function placeOf(
  { at, player, mark, onItsWay }: ResponseRow,
  { record, match }: GameSession,
  { openings, match: own, isFirstUnsure }: Lost,
): Place {
  const isDrawnFor = (opening: string): boolean =>
    mark !== '' && player !== '' && pageMark({ setUp: record.setUp, opening }, player) === mark;
  const [first] = openings;
  const isAfter = first !== undefined && at >= first.at;
  if (isDrawnFor(record.opening)) return isAfter ? 'too-late' : 'open';
  const drawnFor = openings.find(({ row }) => isDrawnFor(row));
  const opened = drawnFor ?? (at === 0 ? undefined : openings.filter((one) => one.at <= at).at(-1));
  if (opened === undefined) return isFirstUnsure && onItsWay ? 'too-late' : 'open';
  if (opened.match !== own || opened.stage === '') return 'too-late';
  return opened.stage === match.stage?.name ? 'open-again' : opened;
}

/** How many answers of one player wait for a stage; those before them do not count, whatever they say. */
const MOST_OF_PLAYER = 5;
/** How many characters an answer may have; a longer one is refused once it is read. */
const LONGEST_ROW = 20_000;
/** How many characters may wait altogether: the row that keeps them must fit into its tab. */
const MOST_CHARACTERS = 200_000;

function awaitingIn(
  arrivals: readonly ResponseRow[],
  places: ReadonlyMap<string, Place>,
  sheets: GameSession['snapshot']['responses'],
): readonly Awaiting[] {
  const stages = new Map<string, { readonly title: string; readonly unread: Unread[] }>();
  let room = MOST_CHARACTERS;
  for (const arrival of [...arrivals].sort((a, b) => b.order - a.order)) {
    const place = places.get(arrival.from);
    if (typeof place !== 'object' || arrival.player === '') continue;
    const { stage, title } = place;
    const group = stages.get(stage) ?? { title, unread: [] };
    stages.set(stage, group);
    const ofPlayer = group.unread.filter(({ player }) => player === arrival.player);
    const unread = unreadOf(arrival, sheets);
    const size = JSON.stringify(unread).length;
    if (ofPlayer.length >= MOST_OF_PLAYER || size > room) continue;
    room -= size;
    group.unread.unshift(unread);
  }
  return [...stages].map(([stage, { title, unread }]) => ({ stage, title, unread }));
}

/** Gives the answers of an arrival by their questions, without its key. */
function unreadOf(
  { form, from, at, player, columns, cells }: ResponseRow,
  sheets: GameSession['snapshot']['responses'],
): Unread {
  const sheet = sheets.find((one) => one.form === form);
  const stamp = sheet === undefined ? undefined : stampColumn(sheet.header);
  const cut = cutCells(cells, LONGEST_ROW);
  const answers = [...columns].flatMap(([title, places]) =>
    [KEY_TITLE, PLAYER_TITLE, sheet?.header[stamp ?? -1]].includes(title)
      ? []
      : places.flatMap((place) => {
          const answer = answerText(cut[place] ?? '');
          return answer === '' ? [] : [{ title, answer }];
        }),
  );
  return { from, at, player, form, answers };
}
