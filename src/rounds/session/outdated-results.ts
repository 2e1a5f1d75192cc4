// Compares the answers that the host's input for a stage was based on (ALL-13) with those that count now. Both are stored
// as hashes ("marks").
import { sha256 } from 'js-sha256';
import { readJsonText } from '../../games/frame/fields/data-fields';
import type { AnswerVerdict } from '../../games/frame/submissions';
import { andList } from '../../games/frame/wording';
import { hostTimeZone } from '../contacts/contacts';
import { decisionBasisField, type DecisionBasis } from '../record/entries';
import { holder, seatTenure } from '../record/people';
import type { GameRecord, RecordedRound } from '../record/game-record';
import { exactTimeText } from '../time/time-zone';
import type { StageName } from '../reply/stage-name';
import type { GameSession, SessionContent } from './game-session';
import { currentFates } from './judge';
import type { PastRound } from './replay';

/**
 * Marks of the answers that count now; undefined if the host's input doesn't depend on answers. A mark is made with its
 * player's first key, which is never published, so that nobody can find an answer by guessing.
 */
export function currentBasis(session: GameSession): DecisionBasis | undefined {
  const { match, people, record } = session;
  const { stage, roster } = match;
  if (stage?.overAnswers === undefined) return undefined;
  const over = toDecisionBasis(record, stage.name, currentFates(session), record.stages);
  if (stage.overAnswers.toldAlone === undefined) return over;
  return {
    ...over,
    holders: roster.map((player) => ({ player, person: seatTenure(people, player).person })),
  };
}

/** Marks of the answers that count now in a resolved stage. */
export function stageBasis(
  { record }: { readonly record: Pick<GameRecord, 'setUp' | 'stages'> },
  { stage, recorded, resolved }: PastRound,
): DecisionBasis {
  return toDecisionBasis(
    record,
    stage.name,
    resolved.fates,
    record.stages.slice(0, record.stages.indexOf(recorded)),
  );
}

/** `earlier`: the stages resolved before this one. */
function toDecisionBasis(
  { setUp: { held } }: Pick<GameRecord, 'setUp'>,
  name: string,
  fates: readonly AnswerVerdict[],
  earlier: readonly RecordedRound[],
): DecisionBasis {
  const answers = fates.flatMap(({ player, move, fate }) => {
    const key = held.find(({ seat }) => seat === player)?.key ?? '';
    return fate.kind === 'counted' ? [{ player, mark: basisHash(key, [name, move]) }] : [];
  });
  const before = earlier.map(({ stage, submissions, hostSubmissions, hostFacts }) => [
    stage,
    [...submissions, ...hostSubmissions].map(({ player, move }) => [player, move]),
    submissions.map(({ late }) => late === true),
    hostFacts,
  ]);
  return { answers, before: basisHash(held.map(({ key }) => key).join(), before) };
}

/** Enough characters to tell a player's answers apart. */
const BASIS_HASH_LENGTH = 16;

function basisHash(key: string, content: unknown): string {
  return sha256.hmac(key, JSON.stringify(content)).slice(0, BASIS_HASH_LENGTH);
}

/** What the saved input was based on; undefined if nothing is saved, or if that isn't known. */
function savedInputBasis({
  match,
  record,
}: GameSession): { readonly at: number; readonly over: DecisionBasis } | undefined {
  return match.stage?.overAnswers === undefined ? undefined : record.decided.get(match.stage.name);
}

/** Sentences about changes since the host saved their input. Empty if formulas decide the stage when it's resolved. */
export function changesSinceSaving(session: GameSession): readonly string[] {
  if (session.match.stage?.overAnswers?.bySheet === true) return [];
  const decided = savedInputBasis(session);
  if (decided === undefined) return [];
  const since = `since you saved your entries at ${exactTimeText(decided.at, hostTimeZone(session.snapshot))}`;
  const changes = changesSince(session, decided.over, session.inputs.hostFacts);
  return changes.map((change) => `${change} ${since}.`);
}

/** Starts of sentences about changes since a window showed these answers. `facts` is the host's input based on them. */
export function changesSince(
  session: GameSession,
  shown: DecisionBasis | undefined,
  facts: unknown,
): readonly string[] {
  const now = currentBasis(session);
  if (shown === undefined || now === undefined) return [];
  return [
    ...changesBetween(session.match.roster, shown, now, (player) => sentAtText(session, player)),
    ...newReaderTexts(session, shown, facts),
  ];
}

/** Texts in the host's input that were private to a person and would now go to another. */
function newReaderTexts(
  { match, people }: GameSession,
  { holders = [] }: DecisionBasis,
  facts: unknown,
): readonly string[] {
  const told = match.stage?.overAnswers?.toldAlone?.(facts) ?? [];
  return match.roster.flatMap((player) => {
    const then = holders.find((one) => one.player === player)?.person;
    const now = holder(people, player);
    return !told.includes(player) || then === undefined || then === now.id
      ? []
      : [`Your text to ${player} would now go to ${now.name}, who has been playing for ${player}`];
  });
}

/** Starts of sentences about changed answers. `sent` returns what to add after a player's name. */
function changesBetween(
  roster: readonly string[],
  shown: DecisionBasis,
  now: DecisionBasis,
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
    ...(came.length === 0 ? [] : [`${andList(came)} ${hasOrHave(came)} answered`]),
    ...(others.length === 0 ? [] : [`Answers from ${andList(others)} have changed`]),
    ...(gone.length === 0 ? [] : [`Answers from ${andList(gone)} have stopped counting`]),
    ...(shown.before === now.before ? [] : ['An earlier round has been corrected']),
  ];
}

function hasOrHave(names: readonly string[]): string {
  return names.length === 1 ? 'has' : 'have';
}

/** A resolved stage with results based on answers that have changed since. */
export interface OutdatedResult extends StageName {
  readonly text: string;
  /** True if formulas computed the host's input and can do so again; false if the host typed it. */
  readonly byFormulas: boolean;
}

/**
 * Resolved stages of a match with formulas whose answers or earlier results have changed since. No stage can be resolved
 * until the host has recomputed or confirmed each of them.
 */
export function outdatedResults(session: MatchHistory): readonly OutdatedResult[] {
  // Only corrections change resolved stages, so only input saved before the last correction can be outdated.
  return outdatedResultsUntil(session, Math.max(...session.record.corrections.map(({ at }) => at)));
}

type MatchHistory = Pick<GameSession, 'match' | 'past'> & Pick<SessionContent, 'record'>;

/** Like `outdatedResults`, for input saved until this instant. */
export function outdatedResultsUntil(
  { match, record, past }: MatchHistory,
  upTo = Infinity,
): readonly OutdatedResult[] {
  return past.flatMap((round): readonly OutdatedResult[] => {
    const { stage, title } = round;
    const decided = stage.overAnswers?.bySheet === true ? record.decided.get(stage.name) : undefined;
    if (decided === undefined || decided.at > upTo) return [];
    const now = stageBasis({ record }, round);
    const changes = changesBetween(match.roster, decided.over, now, () => '');
    const text = `The results of ${title} were computed from other answers. ${changes.map((change) => `${change} since then.`).join(' ')}`;
    return changes.length === 0 ? [] : [{ name: stage.name, title, text, byFormulas: decided.taken }];
  });
}

/** When the player's answer was sent, in parentheses; empty if unknown. */
function sentAtText(session: GameSession, player: string): string {
  const fate = currentFates(session).find((each) => each.player === player && each.fate.kind === 'counted');
  const at = session.inputs.submissions.find(({ from }) => from === fate?.id)?.at ?? 0;
  return at === 0 ? '' : ` (${exactTimeText(at, hostTimeZone(session.snapshot))})`;
}

/** Whether the open stage needs input from the host that isn't saved yet. */
export function needsHostInput({ match, record, inputs }: GameSession): boolean {
  if (match.stage?.overAnswers?.awaited !== true || record.pending.hostFacts.length > 0) return false;
  return JSON.stringify(inputs.hostFacts) === '{}';
}

/** The marks as text, which the window sends back; empty if the host's input doesn't depend on answers. */
export function encodeBasis(session: GameSession): string {
  const over = currentBasis(session);
  return over === undefined ? '' : JSON.stringify(over);
}

/** The marks that a window sent back; undefined if the text isn't valid. */
export function decodeBasis(text: string): DecisionBasis | undefined {
  return readJsonText(decisionBasisField, text);
}
