// Events of Wanted Sharpshooters in words, for the log's lines and for messages: who, what, and why.
import { all, count } from '../wording';
import type { Ballot, CandidateCause, Cause, Deed, Event, Hit, StorageCause, Unit } from './told';

/** An event as one line of a log. */
export interface Line {
  readonly who: string;
  readonly what: string;
  readonly why: string;
}

/** An event as a message; the small change of a round stands in the log alone. */
export function words(event: Event): string | undefined {
  if (event.kind === 'targets') return `Your targets are ${all(event.targets)}.`;
  if (event.kind === 'board') {
    const alive = event.board.players.filter((player) => player.alive);
    const list = alive.map(({ name, lives }) => `${name} ${lives}`).join(', ');
    return `Lives now: ${list === '' ? 'nobody is alive' : list}.`;
  }
  const line = isSmallChange(event) ? undefined : lineOf(event);
  if (line === undefined) return undefined;
  return line.why === '' ? `${line.who}: ${line.what}` : `${line.who}: ${line.what} (${line.why})`;
}

function isSmallChange(event: Event): boolean {
  if (event.kind === 'changed') return event.unit === 'bullets' || event.unit === 'garnets';
  return event.kind === 'storage-changed' || event.kind === 'bought';
}

/** An event that everyone is told as a line, or undefined for what only tabs show. */
export function lineOf(event: Event): Line | undefined {
  switch (event.kind) {
    case 'targets':
    case 'board':
      return undefined;
    case 'moved':
      return { who: event.player, what: `is in ${event.meadow} now`, why: 'moved by the host' };
    case 'acted':
      return { who: event.player, ...deedWords(event.deed) };
    case 'changed':
      return { who: event.player, what: amount(event.by, event.unit), why: causeWords(event.cause) };
    case 'storage-changed':
      return {
        who: `Storage of ${event.meadow}`,
        what: amount(event.by, 'bullets'),
        why: storageWords(event.cause),
      };
    case 'ducked':
      return { who: event.player, what: 'avoids a shot', why: `shot at by ${event.by} (${event.weapon})` };
    case 'guilt-failed':
      return {
        who: event.player,
        what: 'guilt fails',
        why: `${event.accused} did not take the Shoot action against ${event.victim}`,
      };
    case 'bought':
      return { who: event.player, what: `gets ${event.item}`, why: 'bought' };
    case 'sold-out':
      return {
        who: event.player,
        what: `does not get ${event.item}`,
        why: `no copy left for this buyer, who keeps ${count(event.price, 'bullet')}`,
      };
    case 'poisoned':
      return {
        who: event.player,
        what: 'is poisoned: damage again at the end of the next round',
        why: `hit by ${event.by} (${event.weapon})`,
      };
    case 'died':
      return {
        who: event.player,
        what: `dies${event.lost.length === 0 ? '' : ` and loses ${all(event.lost)}`}`,
        why: `killing blow by ${all(event.killers)}`,
      };
    case 'revealed':
      return { who: 'Cycle', what: event.cycle.join(' → '), why: 'targets are one spot and three spots on' };
    case 'voted':
      return { who: 'Votes', what: ballotWords(event.ballots, 'no vote'), why: '' };
    case 'candidate':
      return {
        who: 'Elimination Candidate',
        what: event.name ?? 'nobody',
        why: CANDIDATE_CAUSES[event.cause],
      };
    case 'gave':
      return { who: 'Gifts', what: ballotWords(event.ballots, 'lapses'), why: '' };
    case 'game-ended':
      return { who: 'Tokens of Life', what: tokenWords(event.tokens), why: '' };
  }
}

export const CANDIDATE_CAUSES: Readonly<Record<CandidateCause, string>> = {
  votes: 'most votes',
  tie: 'drawn from those tied for most votes',
  'no-winner': 'drawn from the losers: there is no winner to vote',
  'only-loser': 'the only loser',
  'no-loser': 'everyone has won',
};

const UNIT_WORDS: Readonly<Record<Unit, readonly [one: string, many: string]>> = {
  lives: ['life', 'lives'],
  bullets: ['bullet', 'bullets'],
  garnets: ['garnet', 'garnets'],
  bellflowers: ['bellflower', 'bellflowers'],
};

/** `+2 bullets`, `−1 life` */
function amount(by: number, unit: Unit): string {
  return `${by < 0 ? '−' : '+'}${count(Math.abs(by), ...UNIT_WORDS[unit])}`;
}

function deedWords(deed: Deed): Omit<Line, 'who'> {
  switch (deed.kind) {
    case 'shoot':
      return { what: `shoots ${all(deed.victims)}`, why: deed.weapon };
    case 'buy':
      return { what: `buys ${all(deed.items)}`, why: '' };
    case 'guilt':
      return { what: `accuses ${deed.accused} of shooting ${deed.victim}`, why: '' };
    case 'duck':
      return { what: 'ducks', why: '' };
    case 'claim':
      return { what: 'claims', why: '' };
    case 'nothing':
      return { what: 'does nothing', why: '' };
  }
}

function causeWords(cause: Cause): string {
  switch (cause.kind) {
    case 'damage':
      return cause.hits.map(hitWords).join('; ');
    case 'correction':
      return 'corrected by the host';
    case 'exchange':
      return 'exchange';
    case 'shot':
      return `shot with ${cause.weapon}`;
    case 'purchase':
      return `price of ${cause.item}`;
    case 'claim': {
      const shared = cause.claimants === 1 ? 'claimed alone' : `shared by ${cause.claimants}`;
      return `${shared}: ${count(cause.storage, 'bullet')} in the storage of ${cause.meadow}`;
    }
    case 'bonus':
      return cause.item;
    case 'guilt':
      return `right about ${cause.accused} shooting ${cause.victim}`;
    case 'dropped':
      return `dropped into the storage of ${cause.meadow}`;
  }
}

/** `shot by Bo (Long Rifle), through Duck` */
export function hitWords({ by, how }: Hit): string {
  switch (how.kind) {
    case 'shot':
      return `shot by ${by} (${how.weapon})${how.throughDuck ? ', through Duck' : ''}`;
    case 'shoot-back':
      return `shot back by ${by} (${how.item})`;
    case 'guilt':
      return `guilt by ${by}, about shooting ${how.victim}`;
    case 'poison':
      return `poison of the round before by ${by} (${how.weapon})`;
  }
}

function storageWords(cause: StorageCause): string {
  switch (cause.kind) {
    case 'growth':
      return `start of the round: ${count(cause.players, 'player')} and 2`;
    case 'claimed':
      return `claimed by ${all(cause.by)}`;
    case 'dropped':
      return `dropped by ${cause.by}`;
  }
}

function ballotWords(ballots: readonly Ballot[], nothing: string): string {
  return ballots.map(({ by, named }) => `${by}: ${named ?? nothing}`).join(', ');
}

function tokenWords(tokens: ReadonlyMap<string, number>): string {
  const list = [...tokens].flatMap(([name, n]) => (n === 0 ? [] : [`${name} ${n}`]));
  return list.length === 0 ? 'nobody gets one' : list.join(', ');
}
