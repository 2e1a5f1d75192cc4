// Events of Wanted Sharpshooters in words, for the log's lines and for messages: who, what, and why.
import { all, count } from '../wording';
import type {
  ActionReport,
  CandidateCause,
  ChangeCause,
  Event,
  Hit,
  Named,
  StorageCause,
  Unit,
} from './events';
import { GROWTH_EXTRA } from './storage';
import { TARGETS } from './types';

/** An event as one line of a log. */
export interface LogLine {
  readonly who: string;
  readonly what: string;
  readonly why: string;
}

/** An event as a message; changes of bullets and garnets stand in the log alone. */
export function text(event: Event): string | undefined {
  if (event.kind === 'targets-given') return `Your targets are ${all(event.targets)}.`;
  if (event.kind === 'round-ended') {
    const alive = event.board.players.filter((player) => player.alive);
    const list = alive.map(({ name, lives }) => `${name} ${lives}`).join(', ');
    return `Lives now: ${list === '' ? 'nobody is alive' : list}.`;
  }
  const line = isForLogAlone(event) ? undefined : logLine(event);
  if (line === undefined) return undefined;
  return line.why === '' ? `${line.who}: ${line.what}` : `${line.who}: ${line.what} (${line.why})`;
}

function isForLogAlone(event: Event): boolean {
  if (event.kind === 'changed') return event.unit === 'bullets' || event.unit === 'garnets';
  return ['storage-changed', 'bought', 'exchange-entered'].includes(event.kind);
}

/** An event as a line of a log; undefined for what other tabs show. */
export function logLine(event: Event): LogLine | undefined {
  switch (event.kind) {
    case 'targets-given':
    case 'round-ended':
      return undefined;
    case 'moved':
      return { who: event.player, what: `is in ${event.meadow} now`, why: 'moved by the host' };
    case 'acted':
      return { who: event.player, ...actionText(event.action) };
    case 'changed':
      return { who: event.player, what: amount(event.by, event.unit), why: changeCauseText(event.cause) };
    case 'storage-changed':
      return {
        who: `Storage of ${event.meadow}`,
        what: amount(event.by, 'bullets'),
        why: storageCauseText(event.cause),
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
    case 'exchange-entered':
      return {
        who: event.player,
        what: `exchanges ${count(event.garnets, 'garnet')}`,
        why: 'entered by the host; everyone is told after the round',
      };
    case 'targets-revealed': {
      const distances = all(TARGETS.map(({ distance }) => distance));
      return { who: 'Cycle', what: event.cycle.join(' → '), why: `targets are ${distances} on` };
    }
    case 'voted':
      return { who: 'Votes', what: namedText(event.votes, NO_VOTE), why: '' };
    case 'candidate-named':
      return {
        who: 'Elimination Candidate',
        what: event.name ?? 'nobody',
        why: CANDIDATE_CAUSE_TEXTS[event.cause],
      };
    case 'gave':
      return { who: 'Gifts', what: namedText(event.gifts, NO_GIFT), why: '' };
    case 'game-ended':
      return { who: 'Tokens of Life', what: tokensText(event.tokens), why: '' };
  }
}

/** What stands for somebody who named nobody. */
export const NO_VOTE = 'no vote';
export const NO_GIFT = 'lapses';

export const CANDIDATE_CAUSE_TEXTS: Readonly<Record<CandidateCause, string>> = {
  votes: 'most votes',
  tie: 'drawn from those tied for most votes',
  'no-winner': 'drawn from the losers: there is no winner to vote',
  'only-loser': 'the only loser',
  'no-loser': 'everyone has won',
};

const UNIT_NAMES: Readonly<Record<Unit, readonly [one: string, many: string]>> = {
  lives: ['life', 'lives'],
  bullets: ['bullet', 'bullets'],
  garnets: ['garnet', 'garnets'],
  bellflowers: ['bellflower', 'bellflowers'],
};

/** `+2 bullets`, `−1 life` */
function amount(by: number, unit: Unit): string {
  return `${by < 0 ? '−' : '+'}${count(Math.abs(by), ...UNIT_NAMES[unit])}`;
}

function actionText(action: ActionReport): Omit<LogLine, 'who'> {
  switch (action.kind) {
    case 'shoot':
      return { what: `shoots ${all(action.victims)}`, why: action.weapon };
    case 'buy':
      return { what: `buys ${all(action.items)}`, why: '' };
    case 'guilt':
      return { what: `accuses ${action.accused} of shooting ${action.victim}`, why: '' };
    case 'duck':
      return { what: 'ducks', why: '' };
    case 'claim':
      return { what: 'claims', why: '' };
    case 'nothing':
      return { what: 'does nothing', why: '' };
  }
}

function changeCauseText(cause: ChangeCause): string {
  switch (cause.kind) {
    case 'damage':
      return cause.hits.map(hitText).join('; ');
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
function hitText({ by, how }: Hit): string {
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

function storageCauseText(cause: StorageCause): string {
  switch (cause.kind) {
    case 'growth':
      return `start of the round: ${count(cause.players, 'player')} and ${GROWTH_EXTRA}`;
    case 'claimed':
      return `claimed by ${all(cause.by)}`;
    case 'dropped':
      return `dropped by ${cause.by}`;
  }
}

function namedText(named: Named, nobody: string): string {
  return [...named].map(([by, name]) => `${by}: ${name ?? nobody}`).join(', ');
}

function tokensText(tokens: ReadonlyMap<string, number>): string {
  const list = [...tokens].flatMap(([name, n]) => (n === 0 ? [] : [`${name} ${n}`]));
  return list.length === 0 ? 'nobody gets one' : list.join(', ');
}
