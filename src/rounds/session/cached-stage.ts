// The open stage, cached so that calls by pages can check and send moves without reading the host book. It contains the
// game's secrets, so only the script reads it. Pages only learn what's wrong with a move.
import type { Catalogue } from '../../games/frame/catalogue';
import { isList, isObject } from '../../games/frame/json';
import type { SavedMatch } from '../../games/frame/saved-match';
import type { Session, GameSession, SessionContent, PlayedGame } from './game-session';
import { NO_HOST_FACTS, applyHostFacts } from './host-part';
import { holder } from '../record/people';
import { isSameDigest, keyDigest } from './page-keys';
import { pageMark } from './page-marks';
import { replaySetup, type SetupToReplay } from './replay';
import type { Match } from '../../games/frame/match';
import { findForm } from '../record/game-files';
import { isStageHidden, stageStartsHidden } from './face-down';
import { namesOnForms } from './form-choices';
import type { DisplayNames } from './display-names';
import { graceEnd } from '../time/deadline';

interface CachedStage
  extends SetupToReplay, SavedMatch, Omit<StageForMove, 'match' | 'hostFacts' | 'markOf'> {
  /** Hash of the ledger's last row. */
  readonly row: string;
  readonly left: readonly string[];
  /** Absent if the host hasn't entered anything. */
  readonly hostFacts?: unknown;
  readonly opening: string;
  /** The digest of each player's key, paired with the player. */
  readonly seats: readonly (readonly [digest: string, player: string])[];
}

/** The open stage in its cached form; undefined if none is open. */
export function cachedStage(session: Session): CachedStage | undefined {
  if (session.kind !== 'game' || session.match.stage === null) return undefined;
  const { opened, people, record, last } = session;
  const { match, hostFacts, markOf: _markOf, ...known } = toStageForMove(session);
  const { game, rulesVersion, players, seed } = record.setUp;
  const { stages, state } = opened.kept(0);
  return {
    row: last?.hash ?? '',
    setUp: { game, rulesVersion, players, seed },
    settings: record.settings,
    // Fates of earlier stages aren't needed for judging this one.
    stages: stages.map((stage) => ({ ...stage, fates: [] })),
    state,
    left: opened.left,
    ...(hostFacts === NO_HOST_FACTS ? {} : { hostFacts }),
    opening: record.opening,
    ...known,
    seats: match.roster.map((player) => [keyDigest(holder(people, player).key), player]),
  };
}

export interface VisitorInStage {
  readonly stage: StageForMove;
  readonly player: string;
}

/** Finds the player by key digest. Undefined if the cache is invalid, its last row isn't `at`, or it lacks the key. */
export function findCachedVisitor(
  kept: unknown,
  digest: string,
  at: string,
  games: Catalogue,
): VisitorInStage | undefined {
  if (!isCachedStage(kept) || kept.row !== at) return undefined;
  const [, player] = kept.seats.find(([one]) => isSameDigest(one, digest)) ?? [];
  const begun = replaySetup(kept, games);
  const opened = begun.ok ? begun.value.begun.resumed(kept).withLeft(kept.left) : undefined;
  if (player === undefined || opened === undefined) return undefined;
  const {
    hostFacts = NO_HOST_FACTS,
    setUp,
    opening,
    faceDown,
    accepting,
    openedAt,
    closesAt,
    forms,
    names,
  } = kept;
  const { match } = applyHostFacts(opened, hostFacts);
  const markOf = (name: string): string => pageMark({ setUp, opening }, name);
  const known = { faceDown, accepting, openedAt, closesAt, forms, names };
  return { stage: { match, hostFacts, markOf, ...known }, player };
}

/** Only this script writes the cache, so a rough check is enough. */
function isCachedStage(value: unknown): value is CachedStage {
  return (
    isObject(value) &&
    typeof value.row === 'string' &&
    isObject(value.setUp) &&
    isList(value.stages) &&
    isObject(value.state) &&
    isList(value.left) &&
    value.forms instanceof Map &&
    value.names instanceof Map &&
    isList(value.seats)
  );
}

/** Everything needed to judge a player's move, which doesn't include other players' moves. */
export interface StageForMove {
  /** The match, including what the host has entered for the open stage. */
  readonly match: Match;
  readonly hostFacts: unknown;
  readonly markOf: (player: string) => string;
  readonly faceDown: boolean;
  readonly accepting: boolean;
  /** When players could first answer, UTC milliseconds. */
  readonly openedAt: number;
  /** Deadline including grace, UTC milliseconds; null for none. */
  readonly closesAt: number | null;
  /** Google's form ids, by the program's form name. */
  readonly forms: ReadonlyMap<string, string>;
  /** Names that the stage's forms show. */
  readonly names: DisplayNames;
}

/** The stage in which players can move now. If the game is over, it asks nobody. */
export function toStageForMove(session: GameSession): StageForMove {
  const { match, inputs, record } = session;
  return {
    match,
    hostFacts: inputs.hostFacts,
    markOf: (player) => pageMark(record, player),
    faceDown: isStageHidden(session),
    accepting: record.pending.accepting,
    openedAt: stageOpenedAt(session),
    closesAt: graceEnd(session),
    forms: new Map(
      (match.stage?.asks ?? []).flatMap(({ form }): readonly (readonly [string, string])[] => {
        const file = findForm(record, form);
        return file === undefined ? [] : [[form, file.id]];
      }),
    ),
    names: namesOnForms(session),
  };
}

function stageOpenedAt({ match, record }: PlayedGame & SessionContent): number {
  const { clockAt } = record.pending;
  return stageStartsHidden(record, match.stage) ? (clockAt ?? record.openedAt) : record.openedAt;
}
