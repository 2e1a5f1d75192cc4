// The open stage as submissions are judged by it, kept where a visitor's call finds it without reading the host book,
// so that checking and sending a move reads no sheet. It holds the secrets of the game: only the script reads it, and pages are
// told problems only.
import type { Catalogue } from '../../games/frame/catalogue';
import { isList, isObject } from '../../games/frame/json';
import type { KeptMatch } from '../../games/frame/kept-match';
import type { Session, GameSession, Kept, Play } from './game-session';
import { NO_FACTS, withHostPart } from './host-part';
import { holder } from '../record/people';
import { isSameDigest, keyDigest } from './page-keys';
import { pageMark } from './page-marks';
import { beginning, type BegunWith } from './replay';
import type { Match } from '../../games/frame/match';
import { findForm } from '../record/game-files';
import { liesFaceDown, opensAtStart } from './face-down';
import { namesOnForms } from './form-choices';
import type { ShownNames } from './shown-names';
import { endOf } from '../time/deadline';

interface KeptStage extends BegunWith, KeptMatch, Omit<StageToMoveIn, 'match' | 'hostFacts' | 'markOf'> {
  /** The hash of the ledger's last row. */
  readonly row: string;
  readonly left: readonly string[];
  /** The host's part; absent where the host has entered nothing. */
  readonly hostFacts?: unknown;
  readonly opening: string;
  /** A digest of each player's key, and the player. */
  readonly seats: readonly (readonly [digest: string, player: string])[];
}

/** Gives the open stage of a session to keep; undefined where none is open. */
export function keptStage(session: Session): KeptStage | undefined {
  if (session.kind !== 'game' || session.match.stage === null) return undefined;
  const { opened, people, record, last } = session;
  const { match, hostFacts, markOf: _markOf, ...known } = stageToMoveIn(session);
  const { game, rulesVersion, players, seed } = record.setUp;
  const { stages, state } = opened.kept(0);
  return {
    row: last?.hash ?? '',
    setUp: { game, rulesVersion, players, seed },
    settings: record.settings,
    // Earlier fates have no part in judging this stage.
    stages: stages.map((stage) => ({ ...stage, fates: [] })),
    state,
    left: opened.left,
    ...(hostFacts === NO_FACTS ? {} : { hostFacts }),
    opening: record.opening,
    ...known,
    seats: match.roster.map((player) => [keyDigest(holder(people, player).key), player]),
  };
}

/** A kept stage as the player with this key finds it. */
export interface VisitorInStage {
  readonly stage: StageToMoveIn;
  readonly player: string;
}

/**
 * Finds the player whose key has this digest in what `keptStage` made. Undefined for any other value, for a stage kept
 * before the ledger had the row `at`, and for a key that is nobody's.
 */
export function visitorInKept(
  kept: unknown,
  digest: string,
  at: string,
  games: Catalogue,
): VisitorInStage | undefined {
  if (!isKept(kept) || kept.row !== at) return undefined;
  const [, player] = kept.seats.find(([one]) => isSameDigest(one, digest)) ?? [];
  const begun = beginning(kept, games);
  const opened = begun.ok ? begun.value.begun.resumed(kept)?.withLeft(kept.left) : undefined;
  if (player === undefined || opened === undefined) return undefined;
  const {
    hostFacts = NO_FACTS,
    setUp,
    opening,
    faceDown,
    accepting,
    openedAt,
    closesAt,
    forms,
    names,
  } = kept;
  const { match } = withHostPart(opened, hostFacts);
  const markOf = (name: string): string => pageMark({ setUp, opening }, name);
  const known = { faceDown, accepting, openedAt, closesAt, forms, names };
  return { stage: { match, hostFacts, markOf, ...known }, player };
}

/** Whether `keptStage` made the value: only the script writes where it is kept. */
function isKept(value: unknown): value is KeptStage {
  return (
    isObject(value) &&
    typeof value.row === 'string' &&
    isObject(value.setUp) &&
    isList(value.stages) &&
    isList(value.left) &&
    value.forms instanceof Map &&
    value.names instanceof Map &&
    isList(value.seats)
  );
}

/** What one has to know of the open stage to judge a player's move; other players' moves are no part of it. */
export interface StageToMoveIn {
  /** The match with the host's part in it. */
  readonly match: Match;
  readonly hostFacts: unknown;
  readonly markOf: (player: string) => string;
  readonly faceDown: boolean;
  readonly accepting: boolean;
  /** When players could first answer it, in UTC milliseconds. */
  readonly openedAt: number;
  /** UTC milliseconds with the grace; null where the stage has no end. */
  readonly closesAt: number | null;
  /** The id of each form that it asks by. */
  readonly forms: ReadonlyMap<string, string>;
  /** The names that its forms show. */
  readonly names: ShownNames;
}

/** Gives what judges a move in the open stage; a match that is over has no open stage, and asks nobody anything. */
export function stageToMoveIn(session: GameSession): StageToMoveIn {
  const { match, inputs, record } = session;
  return {
    match,
    hostFacts: inputs.hostFacts,
    markOf: (player) => pageMark(record, player),
    faceDown: liesFaceDown(session),
    accepting: record.pending.accepting,
    openedAt: opened(session),
    closesAt: endOf(session),
    forms: new Map(
      (match.stage?.asks ?? []).flatMap(({ form }): readonly (readonly [string, string])[] => {
        const file = findForm(record, form);
        return file === undefined ? [] : [[form, file.id]];
      }),
    ),
    names: namesOnForms(session),
  };
}

function opened({ match, record }: Play & Kept): number {
  const { clockAt } = record.pending;
  return opensAtStart(record, match.stage) ? (clockAt ?? record.openedAt) : record.openedAt;
}
