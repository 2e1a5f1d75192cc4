// The answers on which the host's part of a stage rests (ALL-13): marks of those that count, and what has changed since
// the host saved the part.
import { sha256 } from 'js-sha256';
import { readText } from '../../games/frame/fields/plain';
import type { Fate } from '../../games/frame/submissions';
import { all } from '../../games/frame/wording';
import { hostZone } from '../contacts/contacts';
import { overField, type Over } from '../record/entries';
import { holder, holdingOf } from '../record/people';
import type { GameRecord, RecordedRound } from '../record/game-record';
import { secondText } from '../time/time-zone';
import type { StageName } from '../reply/stage-name';
import type { GameSession, Kept } from './game-session';
import { fatesNow } from './judge';
import type { PastRound } from './replay';

/**
 * Gives the marks of the answers that count now; undefined where the host's part does not depend on answers. A mark is
 * made with its player's first key, which no published record has, so that nobody can find out an answer by guessing.
 */
export function answersNow(session: GameSession): Over | undefined {
  const { match, people, record } = session;
  const { stage, roster } = match;
  if (stage?.overAnswers === undefined) return undefined;
  const over = marksOf(record, stage.name, fatesNow(session), record.stages);
  if (stage.overAnswers.toldAlone === undefined) return over;
  return {
    ...over,
    holders: roster.map((player) => ({ player, person: holdingOf(people, player).person })),
  };
}

/** Gives the marks of the answers that count by now in a resolved stage. */
export function answersOf({ record }: Kept, { stage, recorded, resolved }: PastRound): Over {
  return marksOf(record, stage.name, resolved.fates, record.stages.slice(0, record.stages.indexOf(recorded)));
}

/** Makes the marks of a stage's answers; `earlier`: what was resolved before it. */
function marksOf(
  { setUp: { held } }: GameRecord,
  name: string,
  fates: readonly Fate[],
  earlier: readonly RecordedRound[],
): Over {
  const answers = fates.flatMap(({ player, move, fate }) => {
    const key = held.find(({ seat }) => seat === player)?.key ?? '';
    return fate.kind === 'counted' ? [{ player, mark: markOf(key, [name, move]) }] : [];
  });
  const before = earlier.map(({ stage, submissions, hostSubmissions, hostFacts }) => [
    stage,
    [...submissions, ...hostSubmissions].map(({ player, move }) => [player, move]),
    submissions.map(({ late }) => late === true),
    hostFacts,
  ]);
  return { answers, before: markOf(held.map(({ key }) => key).join(), before) };
}

/** The letters of a mark: so many that no two answers of a player have the same by chance. */
const MARK = 16;

function markOf(key: string, content: unknown): string {
  return sha256.hmac(key, JSON.stringify(content)).slice(0, MARK);
}

/**
 * Gives the marks of the answers that counted when the host saved the part, and when that was; undefined where nothing
 * is saved, or it is not known.
 */
function decidedOver({
  match,
  record,
}: GameSession): { readonly at: number; readonly over: Over } | undefined {
  return match.stage?.overAnswers === undefined ? undefined : record.decided.get(match.stage.name);
}

/**
 * Says how answers have changed since the host's part was saved, a sentence each. Nothing where none has changed, where
 * nothing is saved, or where the sheet decides anew as the stage is resolved.
 */
export function changedSinceSaved(session: GameSession): readonly string[] {
  if (session.match.stage?.overAnswers?.bySheet === true) return [];
  const decided = decidedOver(session);
  if (decided === undefined) return [];
  const since = `since you saved your part at ${secondText(decided.at, hostZone(session.snapshot))}`;
  const changes = changesSince(session, decided.over, session.inputs.hostFacts);
  return changes.map((change) => `${change} ${since}.`);
}

/**
 * Tells what has changed since a window showed these answers, each as the beginning of a sentence; `facts`: the host's part
 * that rests on them.
 */
export function changesSince(session: GameSession, shown: Over, facts: unknown): readonly string[] {
  const now = answersNow(session);
  if (now === undefined) return [];
  return [
    ...changesBetween(session.match.roster, shown, now, (player) => sentAt(session, player)),
    ...otherReaders(session, shown, facts),
  ];
}

/** Tells of each text to one player alone that somebody else would read by now. */
function otherReaders(
  { match, people }: GameSession,
  { holders = [] }: Over,
  facts: unknown,
): readonly string[] {
  const told = match.stage?.overAnswers?.toldAlone?.(facts) ?? [];
  return match.roster.flatMap((player) => {
    const then = holders.find((one) => one.player === player)?.person;
    const now = holder(people, player);
    return !told.includes(player) || then === undefined || then === now.id
      ? []
      : [`Your text to ${player} would now go to ${now.name}, who has played for ${player}`];
  });
}

/** Tells how answers differ, each as the beginning of a sentence; `sent`: what to say beside a player's name. */
function changesBetween(
  roster: readonly string[],
  shown: Over,
  now: Over,
  sent: (player: string) => string,
): readonly string[] {
  const then = new Map(shown.answers.map(({ player, mark }) => [player, mark]));
  const marks = new Map(now.answers.map(({ player, mark }) => [player, mark]));
  const names = (fits: (player: string) => boolean): readonly string[] =>
    roster.filter(fits).map((player) => `${player}${sent(player)}`);
  const came = names((player) => marks.has(player) && !then.has(player));
  const others = names(
    (player) => then.has(player) && marks.has(player) && then.get(player) !== marks.get(player),
  );
  const gone = roster.filter((player) => then.has(player) && !marks.has(player));
  return [
    ...(came.length === 0 ? [] : [`An answer of ${all(came)} has come in`]),
    ...(others.length === 0 ? [] : [`Another answer counts of ${all(others)}`]),
    ...(gone.length === 0 ? [] : [`Nothing counts any more of ${all(gone)}`]),
    ...(shown.before === now.before ? [] : ['What was resolved before has been corrected']),
  ];
}

/** A resolved stage whose results formulas worked out from other answers than those that count by now. */
export interface DecidedOver extends StageName {
  /** What has changed, in a sentence. */
  readonly text: string;
}

/**
 * Lists the resolved stages of a match that formulas decide whose results rest on other answers, or on other earlier
 * results, than those that count by now: until their host has put each right, or said that it stands, nothing is resolved.
 */
export function decidedOverOthers(session: GameSession): readonly DecidedOver[] {
  const { match, record, past } = session;
  // Only corrections change what was resolved.
  const corrected = Math.max(...record.corrections.map(({ at }) => at));
  return past.flatMap((round): readonly DecidedOver[] => {
    const { stage, title } = round;
    const decided = stage.overAnswers?.bySheet === true ? record.decided.get(stage.name) : undefined;
    if (decided === undefined || decided.at > corrected) return [];
    const now = answersOf(session, round);
    const changes = changesBetween(match.roster, decided.over, now, () => '');
    const text = `${title} was decided over other answers. ${changes.map((change) => `${change} since then.`).join(' ')}`;
    return changes.length === 0 ? [] : [{ name: stage.name, title, text }];
  });
}

/** Gives the time of a player's counted answer, in brackets; empty where it has none. */
function sentAt(session: GameSession, player: string): string {
  const fate = fatesNow(session).find((each) => each.player === player && each.fate.kind === 'counted');
  const at = session.inputs.submissions.find(({ from }) => from === fate?.id)?.at ?? 0;
  return at === 0 ? '' : ` (${secondText(at, hostZone(session.snapshot))})`;
}

/** Whether the open stage cannot be resolved without the host's part, and none is saved. */
export function awaitsPart({ match, record, inputs }: GameSession): boolean {
  if (match.stage?.overAnswers?.awaited !== true || record.pending.hostFacts.length > 0) return false;
  return JSON.stringify(inputs.hostFacts) === '{}';
}

/**
 * Gives the answers that count now as a window hands them back; empty where the host's part has nothing to do with
 * them.
 */
export function shownText(session: GameSession): string {
  const over = answersNow(session);
  return over === undefined ? '' : JSON.stringify(over);
}

/** Gives the answers that a window showed, as it hands them back; undefined where that is not what a view gave it. */
export function readShown(text: string): Over | undefined {
  return readText(overField, text);
}
