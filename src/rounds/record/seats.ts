// Seats: a player of the roster keeps name and standing for the whole game, whoever plays. This file tells who plays
// now and who played before, and which books their readers no longer read.
import { nameKey } from '../../games/frame/names';
import type { GameFile, GameFiles } from './files-tab';

/** Somebody who took over from a player of the roster, or from whoever played for them. */
export interface Substitute {
  /** The roster's name. */
  readonly player: string;
  /** Who plays for them. */
  readonly person: string;
  /** The title of the stage that was open when they came; empty where the record does not say. */
  readonly since: string;
  /** The number of the ledger's row that seated them, and its time; absent where an older record does not say. */
  readonly row?: number;
  readonly at?: number;
}

export interface Seats extends GameFiles {
  /** The first one first; of several for one player the last plays now. */
  readonly substitutes: readonly Substitute[];
}

type Substitutes = Pick<Seats, 'substitutes'>;

/** Finds who plays for a player of the roster, and since when; undefined where they play themselves. */
export function substituteOf({ substitutes }: Substitutes, player: string): Substitute | undefined {
  const last = [...substitutes].reverse().find((one) => one.player === player);
  // The player may have come back.
  return last?.person === player ? undefined : last;
}

/** Names who plays for a player of the roster now. */
export function personOf(record: Substitutes, player: string): string {
  return substituteOf(record, player)?.person ?? player;
}

/** Gives the name of whoever plays for a player of the roster now, as everyone calls them. */
export function nameOfPerson(record: Substitutes, player: string): string {
  const substitute = substituteOf(record, player);
  return substitute === undefined ? player : standInName(substitute);
}

/** Gives the player of the roster for whom somebody plays, or played. */
export function playerOf({ substitutes }: Substitutes, person: string): string {
  return substitutes.find((one) => one.person === person)?.player ?? person;
}

/** Names who plays for a player now, as a season's results do: `Bo`, or `D'Arcy (for Bo)`. */
export function playingText(record: Substitutes, player: string): string {
  const substitute = substituteOf(record, player);
  return substitute === undefined ? player : forText(substitute);
}

type Stand = Pick<Substitute, 'person' | 'player'>;

/** `D'Arcy (for Bo)` */
export function forText(stand: Stand): string {
  return `${standInName(stand)} (for ${stand.player})`;
}

/** Gives the name of whoever plays for a player, as everyone calls them. */
export function standInName({ person, player }: Stand): string {
  const without = person.slice(0, -` (for ${player})`.length);
  return without !== '' && person === `${without} (for ${player})` ? without : person;
}

/** Names a player as people read it: `Bo (played by D'Arcy since Round 4)`. */
export function playerText(record: Substitutes, player: string): string {
  const played = playedByText(record, player);
  return played === '' ? player : `${player} (${played})`;
}

/** `played by D'Arcy since Round 4`; empty where the players play themselves. */
function playedByText(record: Substitutes, player: string): string {
  const substitute = substituteOf(record, player);
  if (substitute === undefined) return '';
  const { since } = substitute;
  return `played by ${standInName(substitute)}${since === '' ? '' : ` since ${since}`}`;
}

/** Finds somebody who plays or played and whose name reads the same (ALL-6); undefined where nobody's does. */
export function sameNameIn(
  { substitutes }: Substitutes,
  roster: readonly string[],
  name: string,
): string | undefined {
  return [...roster, ...substitutes.map(({ person }) => person)].find(
    (other) => nameKey(other) === nameKey(name),
  );
}

/** Finds the book of whoever plays for a player of the roster now; undefined until it is made. */
export function ownBook(
  { files, substitutes }: Pick<Seats, 'files' | 'substitutes'>,
  player: string,
): GameFile | undefined {
  const person = personOf({ substitutes }, player);
  return files.find(({ what, name }) => what === 'player-book' && name === person);
}

/** Lets somebody play on for a player, with another book. */
export function withSubstitute(seats: Seats, substitute: Substitute, at: number): Seats {
  return {
    ...withoutBook(seats, substitute.player, at),
    substitutes: [...seats.substitutes, substitute],
  };
}

/**
 * Names who holds a seat, and by which row of the ledger: `0:Bo` for its first person, `14:Zoe` for whoever row 14 seated.
 * Somebody who comes back is another holder.
 */
export function holderOf(record: Substitutes, player: string): string {
  const substitute = substituteOf(record, player);
  return substitute === undefined ? firstHolder(player) : `${substitute.row ?? 0}:${substitute.person}`;
}

/** Names the first person of a seat, whose name is the seat's. */
export function firstHolder(player: string): string {
  return `0:${player}`;
}

/** Puts the book of whoever plays for a player among the former ones; another is still to be made. */
export function withoutBook(seats: Seats, player: string, at: number): GameFiles {
  const { files, formerBooks } = seats;
  const file = ownBook(seats, player);
  return {
    files: files.filter((other) => other !== file),
    formerBooks: file === undefined ? formerBooks : [...formerBooks, { file, at }],
  };
}
