// A player's page: what they have, their objectives, their meadow, the last round. First it says if they are a ghost.
import type { Knowledge } from '../../frame/closed-choices';
import { stageEvents, isInLatestStage, latestLoggedEvent } from '../../frame/events';
import {
  EMPTY_PAGE,
  lineBlock,
  pageFact,
  pip,
  type PageContent,
  type PageBlock,
  type Pip,
} from '../../frame/page-kit';
import { repeatSign, andList, plural, inWords } from '../../frame/wording';
import { totalChange, playerRoundLines } from '../account';
import { voteAndGiftLines, playerEndLines } from '../end-account';
import type { Board, BoardPlayer, Event, OpenFacts, Resource } from '../events';
import { currentBoard, playerRow, findBoardRow, storedBullets } from '../player-knowledge';
import { OBJECTIVES } from '../objectives';
import { objectiveLines, statusLines } from '../own-account';

/** Maximum number of hearts drawn. */
const MAX_HEARTS = 10;

export function page(known: Knowledge<OpenFacts, Event>): PageContent {
  const { name, open, log } = known;
  const board = currentBoard(open, log);
  const row = playerRow(known);
  const announced = latestLoggedEvent(log, 'result-announced');
  const ending = announced?.event.ending;
  const isRound = ending === undefined || isInLatestStage(log, 'round-ended');
  return {
    ...EMPTY_PAGE,
    holds: [
      ...(ending === undefined ? statusLines(known, board) : playerEndLines(name, ending)).map(lineBlock),
      { kind: 'pips', pips: playerPips(known) },
      ...carriedItemBlocks(row),
      {
        kind: 'facts',
        title: `Objectives (${inWords(OBJECTIVES.toWin)} to win, ${plural(OBJECTIVES.garnetsEach, 'garnet')} each)`,
        facts: objectiveLines(known).map(({ label, what, tone }) => pageFact(label, what, tone)),
      },
      ...(ending === undefined ? meadowBlocks(name, board) : []),
    ],
    result: [
      ...(isRound ? playerRoundLines(known, board) : []),
      ...(ending === undefined ? [] : voteAndGiftLines(name, ending)),
    ],
  };
}

export function playerPips(known: Knowledge<OpenFacts, Event>): readonly Pip[] {
  const { open, log } = known;
  const { name, alive, lives, bullets, garnets, bellflowers } = playerRow(known);
  const round = latestLoggedEvent(log, 'round-ended')?.stage;
  const events = round === undefined ? [] : stageEvents(log, round);
  const number = (title: string, unit: Resource, value: number, drawn = '') =>
    pip(title, value, drawn, totalChange(events, name, unit));
  const isOver = latestLoggedEvent(log, 'result-announced') !== undefined;
  return [
    ...(alive
      ? [
          number('Lives', 'lives', lives, repeatSign('♥', lives, MAX_HEARTS)),
          number('Bullets', 'bullets', bullets),
        ]
      : []),
    number('Garnets', 'garnets', garnets),
    ...(alive && bellflowers === 0 ? [] : [number('Bellflowers', 'bellflowers', bellflowers)]),
    ...(isOver ? [] : [pip('Meadow', findBoardRow(currentBoard(open, log), name).meadow)]),
  ];
}

/** The player's items in one line, because one chip per item would push the questions off the screen. */
function carriedItemBlocks({ items }: BoardPlayer): readonly PageBlock[] {
  if (items.length === 0) return [];
  const title = items.length === 1 ? 'Item' : 'Items';
  return [{ kind: 'facts', title: '', facts: [pageFact(title, andList(items))] }];
}

function meadowBlocks(name: string, board: Board): readonly PageBlock[] {
  const { meadow: where } = findBoardRow(board, name);
  const here = board.players.filter((player) => player.meadow === where && player.name !== name);
  const living = here.filter(({ alive }) => alive).map((player) => player.name);
  const dead = here.filter(({ alive }) => !alive).map((player) => player.name);
  const bullets = storedBullets(board, where);
  return [
    {
      kind: 'facts',
      title: `In your meadow: ${plural(bullets, 'bullet')}`,
      facts: [
        pageFact('With you', living.length === 0 ? 'nobody' : andList(living)),
        ...(dead.length === 0 ? [] : [pageFact('Dead', andList(dead))]),
        pageFact('Talking', 'up to your host and the meadow rules, dead or alive'),
      ],
    },
  ];
}
