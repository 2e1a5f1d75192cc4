// What players learn about their own answers while the stage is open: which one counts, why one doesn't, and when one stops
// counting. Nobody else learns any of it (ALL-1).
import type { PersonId } from '../record/people';
import { personPlaying } from '../session/match-holders';
import { problemTexts } from '../../games/frame/result';
import type { OpenAsk, OpenStage } from '../../games/frame/match';
import { readableAnswers } from '../../games/frame/open-stage';
import { findAsk, type AnswerVerdict } from '../../games/frame/submissions';
import { headings, type Rows } from '../../games/frame/tabs';
import type { EntryKind, ReceivedSubmission } from '../record/entries';
import type { LedgerRow } from '../record/ledger';
import type { GameSession, SessionContent, PlayedGame, OpenInputs } from '../session/game-session';
import { previousSenderName } from '../session/inherited-answers';
import { currentFates } from '../session/judge';
import { stagesWithKeptAnswers, keptAnswersText } from '../session/unparsed-answers';
import { exactTimeText, shortTimeText, timeText } from '../time/time-zone';
import type { Message } from '../reply/reply';
import type { AnswerPart, PlayerSubmission } from '../reply/player-submission';
import { playerTimeZone } from '../contacts/contacts';
import { toBold, escapeMarkdown } from '../discord/markup';
import { hostMessages } from './messages';

/** Maximum answers listed in a player's book. Earlier ones are only counted. */
const MAX_ANSWERS = 20;

/** Rows for a player's own book about their answers to the open stage. */
export function playerAnswerRows(session: GameSession, player: string, fates = currentFates(session)): Rows {
  const { stage } = session.match;
  const lines = playerAnswerLines(session, player, fates);
  const waiting = stage === null ? '' : answersForLaterText(session, player);
  if (stage === null || (lines.length === 0 && waiting === '')) return [];
  const earlier = lines.length - MAX_ANSWERS;
  return [
    headings('Your answers', `In ${stage.title}, so far`),
    ...(earlier > 0 ? [['', `Earlier answers not listed: ${earlier}.`]] : []),
    ...lines.slice(-MAX_ANSWERS),
    ...(waiting === '' ? [] : [['', waiting]]),
  ];
}

/** Says that answers to stages other than the open one are kept for later; empty if none are. */
export function answersForLaterText({ record, match }: PlayedGame & SessionContent, player: string): string {
  return keptAnswersText(stagesWithKeptAnswers(record, match.stage?.name), player);
}

/** An answer that this player sent, or that the host entered for them. */
interface JudgedAnswer {
  /** When the answer was sent, in UTC milliseconds; 0 if unknown. */
  readonly at: number;
  readonly byHost: boolean;
  /** Name of the sender, if somebody else has taken over the seat since. */
  readonly by: string;
  /** The answer's content; absent if it couldn't be read yet. */
  readonly move?: unknown;
  readonly fate:
    | AnswerVerdict['fate']
    | { readonly kind: 'set-aside' }
    | { readonly kind: 'moved'; readonly title: string };
}

type AnswerLine = readonly [when: string, what: string];

function playerAnswerLines(
  session: GameSession,
  player: string,
  fates: readonly AnswerVerdict[],
): readonly AnswerLine[] {
  return playerSubmissions(session, player, fates).map(({ when, text }) => [when, text]);
}

/** A player's answers to the open stage with their fates and content, for their page. */
export function playerSubmissions(
  session: GameSession,
  player: string,
  fates = currentFates(session),
): readonly PlayerSubmission[] {
  const { stage } = session.match;
  const told = playerTimeFormat(session, player);
  const own = listJudgedAnswers(session, player, fates);
  const counted = own.find(({ fate }) => fate.kind === 'counted');
  const asked = stage === null ? undefined : findAsk(stage, player);
  return own.map((one) => ({
    at: one.at,
    when: sentTimeText(one, told),
    fate: one.fate.kind,
    text: outcomeText(one, counted, told) + inheritedAnswerText(one, asked),
    words: 'move' in one && asked !== undefined ? playerAnswers(asked, one.move) : [],
  }));
}

const COUNTS_SO_FAR = 'Counts so far.';
const REPLACED_TEXT = 'Replaced by your later answer.';

/** An answer that was just sent and counts. */
export function sentSubmission(
  match: PlayedGame['match'],
  { at, player, move }: Pick<ReceivedSubmission, 'at' | 'player' | 'move'>,
  zone: string,
): PlayerSubmission {
  const asked = match.stage === null ? undefined : findAsk(match.stage, player);
  return {
    at,
    when: matchTimeFormat(zone, match, shortTimeText)(at),
    fate: 'counted',
    text: COUNTS_SO_FAR,
    words: asked === undefined ? [] : playerAnswers(asked, move),
  };
}

/** Adds an answer that counts. Undefined if the fates of earlier answers can only be read from the sheet. */
export function withLatestAnswer(
  told: readonly PlayerSubmission[],
  latest: PlayerSubmission,
): readonly PlayerSubmission[] | undefined {
  if (!told.every(({ at, fate }) => at !== 0 && (fate === 'counted' || fate === 'replaced')))
    return undefined;
  const before = told.map((one) =>
    one.fate === 'counted' ? { ...one, fate: 'replaced' as const, text: REPLACED_TEXT } : one,
  );
  return [...before, latest];
}

/** An answer's parts; typed texts are marked. */
function playerAnswers({ questions, toAnswers }: OpenAsk, move: unknown): readonly AnswerPart[] {
  return toAnswers(move).map((answered) =>
    questions.some(({ title, kind }) => title === answered.title && kind.type === 'text')
      ? { ...answered, typed: true }
      : answered,
  );
}

/** For a seat's new holder: the answer their predecessor sent, if it counts; else empty. */
function inheritedAnswerText({ by, fate, move }: JudgedAnswer, asked: OpenAsk | undefined): string {
  if (by === '' || fate.kind !== 'counted') return '';
  const words = readableAnswers(asked, move).flatMap(({ title, answer }) =>
    answer === '' ? [] : [`${title}: ${answer}`],
  );
  return ` ${by} sent it before you took over: ${words.join('; ')}. If you send another answer, that one counts instead.`;
}

/** A player's answers in order of arrival, the host's entries last. */
function listJudgedAnswers(
  session: OpenInputs & SessionContent,
  player: string,
  fates: readonly AnswerVerdict[],
): readonly JudgedAnswer[] {
  const at = new Map(session.inputs.submissions.map(({ from, at: when }) => [from, when]));
  const judged = fates
    .filter((fate) => fate.known && fate.player === player)
    .map(({ id, byHost, fate, move }): JudgedAnswer => ({
      at: at.get(id) ?? 0,
      byHost: byHost !== undefined,
      by: previousSenderName(session, player, at.get(id) ?? 0),
      move,
      fate,
    }));
  const aside = session.inbox.setAside
    .filter((one) => one.player === player)
    .map((one): JudgedAnswer => ({ at: one.at, byHost: false, by: '', fate: { kind: 'set-aside' } }));
  const moved = session.inbox.moved
    .filter((one) => one.player === player)
    .map(({ at: sent, title }): JudgedAnswer => ({
      at: sent,
      byHost: false,
      by: '',
      fate: { kind: 'moved', title },
    }));
  return [...judged, ...aside, ...moved].sort((a, b) => Number(a.byHost) - Number(b.byHost) || a.at - b.at);
}

type TimeFormat = (at: number) => string;

function playerTimeFormat(
  session: GameSession,
  player: string,
  otherwise: typeof timeText = shortTimeText,
): TimeFormat {
  const { match, snapshot } = session;
  return matchTimeFormat(playerTimeZone(snapshot, personPlaying(session, player).name), match, otherwise);
}

/** Live games show seconds, because all answers of a round may come in the same minute. */
function matchTimeFormat(
  zone: string,
  { info }: PlayedGame['match'],
  otherwise: typeof timeText,
): TimeFormat {
  const written = info.live === true ? exactTimeText : otherwise;
  return (at) => written(at, zone);
}

function sentTimeText({ at, byHost }: JudgedAnswer, told: TimeFormat): string {
  if (byHost) return 'Entered by your host';
  return at === 0 ? 'Time unknown' : told(at);
}

function outcomeText(
  { at, fate }: JudgedAnswer,
  counted: JudgedAnswer | undefined,
  told: TimeFormat,
): string {
  switch (fate.kind) {
    case 'counted':
      return COUNTS_SO_FAR;
    case 'replaced':
      return counted?.byHost === true ? 'Replaced by the answer your host entered for you.' : REPLACED_TEXT;
    case 'refused':
      return `Refused. ${refusalText(fate)}${stillCountsText(at, counted, told)}`;
    case 'moved':
      return `Your host counted it for ${fate.title} instead.`;
    case 'set-aside':
      return `Your host excluded it, so it doesn’t count.${stillCountsText(at, counted, told)}`;
  }
}

/** Says which answer counts instead of a refused or excluded one sent at `at`. */
function stillCountsText(at: number, counted: JudgedAnswer | undefined, told: TimeFormat): string {
  if (counted === undefined) return '';
  if (counted.byHost) return ' The answer your host entered for you counts.';
  if (counted.at === 0) return ' Another of your answers counts.';
  return ` Your answer from ${told(counted.at)} ${counted.at <= at ? 'still counts' : 'counts'}.`;
}

function refusalText({ problems }: Extract<AnswerVerdict['fate'], { readonly kind: 'refused' }>): string {
  return problemTexts(problems).join(' ');
}

/** Messages to players whose last answer was refused. Their form said “Received” nevertheless. */
export function refusalMessages(
  session: GameSession,
  stage: OpenStage,
  fates: readonly AnswerVerdict[],
): readonly Message[] {
  const { info, roster } = session.match;
  return roster.flatMap((player) => {
    const told = playerTimeFormat(session, player);
    const own = listJudgedAnswers(session, player, fates);
    const counted = own.find(({ fate }) => fate.kind === 'counted');
    const last = own.filter(({ byHost }) => !byHost).slice(-1);
    return last.flatMap((one) => {
      if (one.fate.kind !== 'refused') return [];
      const when =
        one.at === 0
          ? 'your last answer'
          : `your answer from ${playerTimeFormat(session, player, timeText)(one.at)}`;
      const text = `${when} was refused: ${refusalText(one.fate)}${stillCountsText(one.at, counted, told)}`;
      return [
        {
          to: { player },
          text: `${toBold(`${info.title}: ${stage.title}`)}: ${escapeMarkdown(text)}`,
        },
      ];
    });
  });
}

/** Why a player's latest refused answer doesn't count; empty if none was refused. */
export function lastRefusal(session: PlayedGame & SessionContent & OpenInputs, player: string): string {
  const refused = listJudgedAnswers(session, player, currentFates(session)).flatMap(({ fate }) =>
    fate.kind === 'refused' ? [refusalText(fate)] : [],
  );
  return refused[refused.length - 1] ?? '';
}

/** When answers' fates change: the players whose books change, and messages to them. */
export interface AnswerFateUpdates {
  readonly books: readonly PersonId[];
  readonly messages: readonly Message[];
}

/** Entries that can change which answers count. */
const REJUDGING_ENTRIES: readonly EntryKind[] = [
  'key',
  'seated',
  'zone',
  'deadline',
  'host-facts',
  'entered',
  'late-accepted',
  'removed',
  'corrected',
  'settings',
];

/** Fates changed by a commit, if it leaves the same stage open. */
export function findFateUpdates(
  before: GameSession,
  after: GameSession,
  rows: readonly LedgerRow[],
): AnswerFateUpdates {
  const { stage } = after.match;
  const same = stage !== null && before.match.stage?.name === stage.name;
  if (!same || !rows.some(({ entry }) => REJUDGING_ENTRIES.includes(entry.kind)))
    return { books: [], messages: [] };
  const [old, now] = [currentFates(before), currentFates(after)];
  const { roster } = after.match;
  const news = roster.flatMap((player) =>
    noLongerCountsTexts(old, now, player, after.inbox).map((text) => ({ to: { player }, text })),
  );
  return {
    books: roster
      .filter(
        (player) =>
          JSON.stringify(playerAnswerRows(before, player, old)) !==
          JSON.stringify(playerAnswerRows(after, player, now)),
      )
      .map((player) => personPlaying(after, player).id),
    messages: hostMessages(stage.title, roster, news),
  };
}

/** Says that an answer that counted is now refused, excluded, or counted for another stage. */
function noLongerCountsTexts(
  old: readonly AnswerVerdict[],
  now: readonly AnswerVerdict[],
  player: string,
  { moved }: OpenInputs['inbox'],
): readonly string[] {
  const counted = old.find((fate) => fate.player === player && fate.fate.kind === 'counted');
  if (counted === undefined) return [];
  const found = now.find(({ id }) => id === counted.id);
  const title = moved.find(({ from }) => from === counted.id)?.title;
  if (title !== undefined) return [`Your answer counts for ${title}. You haven’t answered this round yet.`];
  const noLongerCounts = (why: string): string => `Your answer no longer counts: ${why}`;
  if (found === undefined) return [noLongerCounts('Your host excluded it.')];
  return found.fate.kind === 'refused' ? [noLongerCounts(refusalText(found.fate))] : [];
}
