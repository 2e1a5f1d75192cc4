// The page of one player of Wanted Sharpshooters: what they have, their targets and their meadow, and their last round
// in sentences. A ghost is told first that they are one.
import { sure } from '../../frame/result';
import { sentence } from '../../frame/account';
import type { Known } from '../../frame/closed';
import { eventsIn, eventsOf, isOfLatest, latestLogged, type Log } from '../../frame/events';
import {
  EMPTY_PAGE,
  pageFact,
  pip,
  words,
  type OwnPage,
  type PageBlock,
  type PageFact,
  type Pip,
} from '../../frame/page-kit';
import { signs, all, count } from '../../frame/wording';
import type { Board, BoardPlayer, Event, Open, Unit } from '../events';
import { boardNow, ownRow, rowOf, targetsKnown } from '../known';
import { latestResult } from './last-round';
import { ownEnd, ownObjectives } from './own-end';
import { changeIn } from './rounds';

/** The most hearts and bullets that are drawn one by one. */
const MOST_SIGNS = 10;

export function page(known: Known<Open, Event>): OwnPage {
  const { name, open, log } = known;
  const board = boardNow(open, log);
  const row = ownRow(known);
  const announced = latestLogged(log, 'result-announced');
  const ending = announced?.event.ending;
  return {
    ...EMPTY_PAGE,
    holds: [
      ...(ending === undefined ? [] : ownEnd(name, ending)),
      ...fate(row, log, ending === undefined),
      { kind: 'pips', pips: has(known) },
      ...carried(row),
      ending === undefined
        ? { kind: 'facts', title: 'Your targets', facts: targets(name, board, log) }
        : ownObjectives(name, ending),
      ...(ending === undefined && row.alive ? meadow(name, board) : []),
    ],
    // The result of a vote or of gifts tells the player that they sent nothing to it.
    result: latestResult(known, board, announced).map((text) =>
      sentence(text, { unsent: announced !== undefined && !isOfLatest(log, 'round-ended') }),
    ),
  };
}

/** Says, while the game is played, that the player is a ghost, or is poisoned. */
function fate(
  { name, alive, poisoned }: BoardPlayer,
  log: Log<Event>,
  isOpen: boolean,
): readonly PageBlock[] {
  const death = eventsOf(log, 'died').find(({ event }) => event.player === name);
  const ghost =
    death === undefined
      ? 'You are a ghost.'
      : `You are a ghost: ${all(death.event.killers)} killed you in ${death.title.toLowerCase()}.`;
  return [
    ...(alive || !isOpen ? [] : [words(ghost, 'bad')]),
    ...(poisoned && alive ? [words('You are poisoned: damage again at the end of this round.', 'bad')] : []),
  ];
}

/** Lists what the player has, and in which meadow they are while the game is played. */
export function has(known: Known<Open, Event>): readonly Pip[] {
  const { open, log } = known;
  const { name, alive, lives, bullets, garnets, bellflowers } = ownRow(known);
  const round = latestLogged(log, 'round-ended')?.stage;
  const events = round === undefined ? [] : eventsIn(log, round);
  const number = (title: string, unit: Unit, value: number, drawn = '') =>
    pip(title, value, drawn, changeIn(events, name, unit));
  const isOver = latestLogged(log, 'result-announced') !== undefined;
  return [
    ...(alive
      ? [
          number('Lives', 'lives', lives, signs('♥', lives, MOST_SIGNS)),
          number('Bullets', 'bullets', bullets),
        ]
      : []),
    number('Garnets', 'garnets', garnets),
    ...(alive && bellflowers === 0 ? [] : [number('Bellflowers', 'bellflowers', bellflowers)]),
    ...(isOver ? [] : [pip('Meadow', rowOf(boardNow(open, log), name).meadow)]),
  ];
}

/** Lists the items in one line: a chip for each would push the questions off the screen. */
function carried({ items }: BoardPlayer): readonly PageBlock[] {
  if (items.length === 0) return [];
  const title = items.length === 1 ? 'Item' : 'Items';
  return [{ kind: 'facts', title: '', facts: [pageFact(title, all(items))] }];
}

function targets(name: string, board: Board, log: Log<Event>): readonly PageFact[] {
  return targetsKnown(log).map((target) => {
    const { alive, lives, meadow: where } = rowOf(board, target);
    if (alive) return pageFact(target, `alive, ${count(lives, 'life', 'lives')}, in ${where}`);
    const death = eventsOf(log, 'died').find(({ event }) => event.player === target);
    const { killers } = sure(death, 'Who is dead has died.').event;
    return killers.includes(name)
      ? pageFact(target, 'dead: the killing blow was yours, an objective done', 'good')
      : pageFact(target, `dead: killed by ${all(killers)}`, 'bad');
  });
}

function meadow(name: string, board: Board): readonly PageBlock[] {
  const { meadow: where } = rowOf(board, name);
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
