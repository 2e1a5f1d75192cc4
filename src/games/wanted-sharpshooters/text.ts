// Events of Wanted Sharpshooters in words, for the log's lines and for messages: who, what, and why.
import { all, apart, count } from '../frame/wording';
import type { ActionReport, Board, BoardPlayer, ChangeCause, Event, Hit, StorageCause, Unit } from './events';
import { resultText } from './result-text';
import { GROWTH_EXTRA } from './storage';

/** An event as one line of a log. */
export interface LogLine {
  readonly who: string;
  readonly what: string;
  readonly why: string;
}

/** Gives an event as a message, in lines that are short enough to cut messages between them. */
export function text(event: Event): string | undefined {
  const message = messageOf(event);
  if (message === undefined || message.length <= LONGEST_LINE) return message;
  return message.split('\n').flatMap(shortLines).join('\n');
}

function messageOf(event: Event): string | undefined {
  if (event.kind === 'targets-given') return `Your targets are ${all(event.targets)}.`;
  if (event.kind === 'round-ended') return boardText(event.board);
  if (event.kind === 'result-announced') return resultText(event.ending, event.cycle);
  const line = isForLogAlone(event) ? undefined : logLine(event);
  if (line === undefined) return undefined;
  const { who, what, why } = line;
  const said = isDeed(event) ? `${who} ${what}` : `${apart(who)}: ${what}`;
  return why === '' ? said : `${said} (${why})`;
}

/** True for events whose line goes on after the name as a sentence: `Bo ducks`. */
function isDeed({ kind }: Event): boolean {
  return ['moved', 'acted', 'ducked', 'sold-out', 'poisoned', 'died'].includes(kind);
}

/**
 * True for events that a message need not tell: the action says what is paid and bought, the storages are listed at
 * the end.
 */
function isForLogAlone(event: Event): boolean {
  if (event.kind !== 'changed') return ['storage-changed', 'bought', 'exchange-entered'].includes(event.kind);
  const { unit, cause } = event;
  // An exchange is told by its garnets alone.
  return unit === 'bullets' && ['shot', 'purchase', 'exchange'].includes(cause.kind);
}

/** The longest line, in letters; a longer one is cut into several where a list allows it. */
const LONGEST_LINE = 250;
/** The pieces between which a line may be cut, without lookbehind: the parser at push may not know it. */
const PIECES = /→ |[^]*?(?:[,;.] | → )|[^]+$/g;

function shortLines(line: string): readonly string[] {
  if (line.length <= LONGEST_LINE) return [line];
  const lines: string[] = [];
  for (const piece of line.match(PIECES) ?? []) {
    const open = lines.pop() ?? '';
    if (open !== '' && open.length + piece.length > LONGEST_LINE) lines.push(open.trimEnd(), piece);
    else lines.push(open + piece);
  }
  return lines;
}

/** Gives all that everyone sees at the end of a round: one line a player, a storage; the market. */
function boardText({ players, storages, market }: Board): string {
  const offered = market.filter(({ left }) => left > 0).map(({ item, left }) => `${item.name} ${left}`);
  const soldOut = market.filter(({ left }) => left === 0).map(({ item }) => item.name);
  return [
    'After the round:',
    ...players.map(playerText),
    ...storages.map(
      ({ meadow, bullets, growth }) =>
        `Storage of ${meadow}: ${count(bullets, 'bullet')}${growth === null ? '' : `, ${growth} more next round`}`,
    ),
    `Left in the market: ${offered.length === 0 ? 'nothing' : offered.join(', ')}`,
    ...(soldOut.length === 0 ? [] : [`Sold out: ${soldOut.join(', ')}`]),
  ].join('\n');
}

function playerText(player: BoardPlayer): string {
  const { name, alive, poisoned, lives, bullets, garnets, bellflowers, meadow, items } = player;
  const numbers = [
    alive ? `alive${poisoned ? ' and poisoned' : ''}` : 'dead',
    count(lives, 'life', 'lives'),
    count(bullets, 'bullet'),
    count(garnets, 'garnet'),
    count(bellflowers, 'bellflower'),
  ];
  return `${apart(name)}: ${numbers.join(', ')}; in ${meadow}; ${items.length === 0 ? 'no items' : items.join(', ')}`;
}

/** Gives an event as a line of a log; undefined for what other tabs show. */
export function logLine(event: Event): LogLine | undefined {
  switch (event.kind) {
    case 'targets-given':
    case 'round-ended':
    case 'result-announced':
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
  }
}

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

/** Gives an action in few words: `shoots Bo with Long Rifle`. */
export function deedText(action: ActionReport): string {
  const { what, why } = actionText(action);
  return why === '' ? what : `${what} with ${why}`;
}

/** Gives the hits of a damage in words: `shot by Bo (Long Rifle); poison …`. */
export function damageText(hits: readonly Hit[]): string {
  return hits.map(hitText).join('; ');
}

function changeCauseText(cause: ChangeCause): string {
  switch (cause.kind) {
    case 'damage':
      return damageText(cause.hits);
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
