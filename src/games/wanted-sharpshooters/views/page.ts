// The page of one player of Wanted Sharpshooters: what they have, their targets and their meadow, a ghost told first that
// they are one, and their last round in sentences.
import type { Known } from '../../frame/closed';
import {
  eventsIn,
  eventsOf,
  latestLogged,
  latestOf,
  type EventOf,
  type Log,
  type LoggedEvent,
} from '../../frame/events';
import {
  EMPTY_PAGE,
  pageFact,
  pip,
  words,
  type GamePage,
  type PageBlock,
  type PageFact,
} from '../../frame/page-kit';
import { signs } from '../../frame/signs';
import { all, changeNumber, count } from '../../frame/wording';
import type { ActionReport, Board, BoardPlayer, Event, Open } from '../events';
import { boardNow, ownRow } from '../known';
import { damageText } from '../text';
import { afterRounds, ownEnd } from './own-end';
import { changeIn } from './rounds';

/** The most hearts and bullets that are drawn one by one. */
const MOST_SIGNS = 10;

export function page(known: Known<Open, Event>): GamePage {
  const { name, open, log } = known;
  const board = boardNow(open, log);
  const row = ownRow(known);
  const announced = latestLogged(log, 'result-announced');
  const ending = announced?.event.ending;
  return {
    ...EMPTY_PAGE,
    holds: [
      ...(ending === undefined ? [] : ownEnd(name, ending)),
      ...(row === undefined ? [] : has(row, log, ending === undefined ? meadowOf(name, board) : undefined)),
      { kind: 'facts', title: 'Your targets', facts: targets(name, board, log) },
      ...(ending === undefined && row?.alive === true ? meadow(name, board) : []),
    ],
    result: latestResult(name, board, log, announced),
  };
}

/** `where` is the meadow of now; undefined once it is over. */
function has(row: BoardPlayer, log: Log<Event>, where: string | undefined): readonly PageBlock[] {
  const { name, alive, lives, bullets, garnets, bellflowers, items, poisoned } = row;
  const death = eventsOf(log, 'died').find(({ event }) => event.player === name);
  const ghost =
    death === undefined
      ? 'You are a ghost.'
      : `You are a ghost: ${all(death.event.killers)} killed you in ${death.title.toLowerCase()}.`;
  return [
    ...(alive || where === undefined ? [] : [words(ghost, 'bad')]),
    ...(poisoned && alive ? [words('You are poisoned: damage again at the end of this round.', 'bad')] : []),
    {
      kind: 'pips',
      pips: [
        ...(alive ? [pip('Lives', lives, signs('♥', lives, MOST_SIGNS)), pip('Bullets', bullets)] : []),
        pip('Garnets', garnets),
        ...(alive && bellflowers === 0 ? [] : [pip('Bellflowers', bellflowers)]),
        ...(where === undefined ? [] : [pip('Meadow', where)]),
      ],
    },
    // In a line: a pip each would push the move off the screen.
    ...(items.length === 0
      ? []
      : [
          {
            kind: 'facts',
            title: '',
            facts: [pageFact(items.length === 1 ? 'Item' : 'Items', all(items))],
          } as const,
        ]),
  ];
}

function targets(name: string, board: Board, log: Log<Event>): readonly PageFact[] {
  const names = latestOf(log, 'targets-given')?.targets ?? [];
  return names.map((target) => {
    const row = board.players.find((player) => player.name === target);
    if (row?.alive === true)
      return pageFact(target, `alive, ${count(row.lives, 'life', 'lives')}, in ${row.meadow}`);
    const death = eventsOf(log, 'died').find(({ event }) => event.player === target)?.event;
    return death?.killers.includes(name) === true
      ? pageFact(target, 'dead: the killing blow was yours', 'good')
      : pageFact(target, `dead: killed by ${all(death?.killers ?? [])}`, 'bad');
  });
}

function meadowOf(name: string, board: Board): string | undefined {
  return board.players.find((player) => player.name === name)?.meadow;
}

function meadow(name: string, board: Board): readonly PageBlock[] {
  const where = meadowOf(name, board);
  if (where === undefined) return [];
  const here = board.players.filter((player) => player.meadow === where && player.name !== name);
  const living = here.filter(({ alive }) => alive).map((player) => player.name);
  const dead = here.filter(({ alive }) => !alive).map((player) => player.name);
  const bullets = board.storages.find((storage) => storage.meadow === where)?.bullets ?? 0;
  return [
    {
      kind: 'facts',
      title: `In your meadow: ${count(bullets, 'bullet')}`,
      facts: [
        pageFact('With you', living.length === 0 ? 'nobody' : all(living)),
        ...(dead.length === 0 ? [] : [pageFact('Dead there', all(dead))]),
      ],
    },
  ];
}

/** The last round, vote or gifts for this player. */
function latestResult(
  name: string,
  board: Board,
  log: Log<Event>,
  announced: LoggedEvent<EventOf<Event, 'result-announced'>> | undefined,
): readonly string[] {
  const round = latestLogged(log, 'round-ended')?.stage;
  const isRound = announced === undefined || announced.stage === round;
  return [
    ...(isRound ? lastRound(name, board, log) : []),
    ...(announced === undefined ? [] : afterRounds(name, announced.event.ending)),
  ];
}

/** The last round as this player saw it. */
function lastRound(name: string, { players }: Board, log: Log<Event>): readonly string[] {
  const round = latestLogged(log, 'round-ended');
  if (round === undefined) return [];
  const events = eventsIn(log, round.stage);
  const deed = events.find((event) => event.kind === 'acted' && event.player === name);
  const damage = events.find(
    (event) => event.kind === 'changed' && event.player === name && event.cause.kind === 'damage',
  );
  const death = events.find((event) => event.kind === 'died' && event.player === name);
  const dropped = events.find(
    (event) => event.kind === 'storage-changed' && event.cause.kind === 'dropped' && event.cause.by === name,
  );
  const bullets = changeIn(events, name, 'bullets');
  const row = players.find((player) => player.name === name);
  return [
    ...(death?.kind === 'died' ? [`You are dead: ${all(death.killers)} dealt the killing blow.`] : []),
    ...(dropped?.kind === 'storage-changed'
      ? [`Your ${count(dropped.by, 'bullet')} ${dropped.by === 1 ? 'lies' : 'lie'} in ${dropped.meadow}.`]
      : []),
    ...(deed?.kind === 'acted' ? ownDeed(deed.action, events, name) : []),
    ...(damage?.kind === 'changed' && damage.cause.kind === 'damage'
      ? [`You lost ${count(-damage.by, 'life', 'lives')}: ${damageText(damage.cause.hits)}.`]
      : row?.alive === true
        ? ['Nobody hurt you.']
        : []),
    ...(death === undefined && bullets !== 0
      ? [`You have ${count(row?.bullets ?? 0, 'bullet')} now (${changeNumber(bullets)}).`]
      : []),
  ];
}

/** The reader's own action, and what it brought. */
function ownDeed(action: ActionReport, events: readonly Event[], name: string): readonly string[] {
  switch (action.kind) {
    case 'shoot':
      return [`You shot at ${all(action.victims)} with the ${action.weapon}.`];
    case 'buy': {
      const got = events.flatMap((event) =>
        event.kind === 'bought' && event.player === name ? [event.item] : [],
      );
      const missed = events.flatMap((event) =>
        event.kind === 'sold-out' && event.player === name ? [event.item] : [],
      );
      return [
        ...(got.length === 0 ? [] : [`You bought ${all(got)}.`]),
        ...(missed.length === 0 ? [] : [`You did not get ${all(missed)}: no copy was left for you.`]),
      ];
    }
    case 'guilt': {
      const wrong = events.some((event) => event.kind === 'guilt-failed' && event.player === name);
      return [
        `You accused ${action.accused} of shooting ${action.victim}. You were ${wrong ? 'wrong' : 'right'}.`,
      ];
    }
    case 'claim': {
      const claims = events.flatMap((event) =>
        event.kind === 'changed' && event.player === name && event.cause.kind === 'claim'
          ? [{ by: event.by, meadow: event.cause.meadow }]
          : [],
      );
      return claims.length === 0
        ? ['You claimed, and got no bullet.']
        : claims.map(({ by, meadow: where }) => `You claimed ${count(by, 'bullet')} in ${where}.`);
    }
    case 'duck':
      return ['You ducked.'];
    case 'nothing':
      return ['You did nothing.'];
  }
}
