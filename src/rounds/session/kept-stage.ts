// The open stage as it is judged, kept where a visitor's call finds it without reading the host book: a check of a move
// takes no read of the sheet. It holds the secrets of the game: the script alone reads it, and pages are told problems only.
import { isList, isObject } from '../../games/frame/json';
import type { KeptMatch } from '../../games/frame/kept-match';
import { lastRowOf } from '../record/ledger-end';
import type { Session } from './game-session';
import { NO_FACTS, withHostPart } from './host-part';
import { isPackable, Packing } from './packing';
import { isSameDigest, keyDigest } from './page-keys';
import { pageMark } from './page-marks';
import { beginning, type BegunWith } from './replay';
import { stageToMoveIn, type StageToMoveIn } from './stage-to-move-in';

interface Kept extends BegunWith, KeptMatch, Pick<StageToMoveIn, 'faceDown' | 'accepting' | 'closesAt'> {
  /** The hash of the ledger's last row. */
  readonly row: string;
  readonly left: readonly string[];
  /** The host's part; absent where the host has entered nothing. */
  readonly hostFacts?: unknown;
  readonly opening: string;
  /** A digest of each player's key, and the player. */
  readonly seats: readonly (readonly [digest: string, player: string])[];
}

/** The open stage of a session as a text of ASCII; empty where none is open, or it cannot be kept. */
export function keptStage(session: Session): string {
  if (session.kind !== 'game' || session.match.stage === null) return '';
  const { opened, record, ledger } = session;
  const { hostFacts, faceDown, accepting, closesAt } = stageToMoveIn(session);
  const { game, rulesVersion, players, seed } = record.setUp;
  const { stages, state } = opened.kept(0);
  const kept: Kept = {
    row: lastRowOf(ledger)?.hash ?? '',
    setUp: { game, rulesVersion, players, seed },
    settings: record.settings,
    // What became of moves before has nothing to do with this one.
    stages: stages.map((stage) => ({ ...stage, fates: [] })),
    state,
    left: opened.left,
    ...(hostFacts === NO_FACTS ? {} : { hostFacts }),
    opening: record.opening,
    faceDown,
    accepting,
    closesAt,
    seats: [...record.keys].map(([player, key]) => [keyDigest(key), player]),
  };
  return isPackable(kept) ? new Packing().pack(kept) : '';
}

/** A stage that was kept, for whoever has the key with this digest. */
export interface SeatInStage {
  readonly stage: StageToMoveIn;
  readonly player: string;
}

/**
 * The stage in a text that `keptStage` made, as a seat finds it; undefined for any other text, one of before the row `at`,
 * and a key that is nobody's.
 */
export function seatInKept(text: string, digest: string, at: string): SeatInStage | undefined {
  const kept = new Packing().unpack(text);
  if (!isKept(kept) || kept.row !== at) return undefined;
  const [, player] = kept.seats.find(([one]) => isSameDigest(one, digest)) ?? [];
  const begun = beginning(kept);
  const opened = begun.ok ? begun.value.begun.resumed(kept)?.withLeft(kept.left) : undefined;
  if (player === undefined || opened === undefined) return undefined;
  const { hostFacts = NO_FACTS, setUp, opening, faceDown, accepting, closesAt } = kept;
  const { match } = withHostPart(opened, hostFacts);
  const markOf = (name: string): string => pageMark({ setUp, opening }, name);
  return { stage: { match, hostFacts, markOf, faceDown, accepting, closesAt }, player };
}

/** True for what `keptStage` has kept: nobody but the script writes where it stands. */
function isKept(value: unknown): value is Kept {
  return (
    isObject(value) &&
    typeof value.row === 'string' &&
    isObject(value.setUp) &&
    isList(value.stages) &&
    isList(value.left) &&
    isList(value.seats)
  );
}
