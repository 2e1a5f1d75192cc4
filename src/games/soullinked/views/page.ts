// A player's page in Soullinked: partner, cards, and both boards as far as the player knows them (SL-6).
import type { Knowledge } from '../../frame/closed-choices';
import { lineText } from '../../frame/account';
import { eventsOf, latestEvent, type Log } from '../../frame/events';
import {
  EMPTY_PAGE,
  pageFact,
  lineBlock,
  pip,
  type PageContent,
  type PageBlock,
  type Pip,
  type SketchCell,
  type ValueBoard,
} from '../../frame/page-kit';
import { andList, plural } from '../../frame/wording';
import { eventLines, playerEndLine } from '../account';
import type { Event } from '../events';
import { roundSummary } from '../round-words';
import { knownBoards, knownCorners, areHalvingsPartlyKnown } from '../player-knowledge';
import {
  canPick,
  findPartner,
  findPlayer,
  REALM_RULES,
  ROUND_COUNT,
  type OpenFacts,
  type Player,
  type Realm,
  type Score,
} from '../types';
import { isSameSquare, squareBackground } from './boards';

export function page({ name, open, log }: Knowledge<OpenFacts, Event>): PageContent {
  const own = findPlayer(open, name);
  const ended = latestEvent(log, 'game-ended');
  return {
    ...EMPTY_PAGE,
    holds: [
      ...(ended === undefined ? [] : [lineBlock(playerEndLine(name, ended))]),
      { kind: 'pips', pips: playerPips({ name, open, log }) },
      ...(ended === undefined ? rulesBlocks(own, open, log) : roundBlocks(log)),
    ],
    boards: [valueBoard(own, own.realm, open, log), valueBoard(own, REALM_RULES[own.realm].other, open, log)],
    foremost:
      ended === undefined && eventsOf(log, 'pair-scored').length === ROUND_COUNT - 1
        ? ['This is the last round.']
        : [],
  };
}

/** Shows rivals, what losing means, and the scoring in three lines with a sketch. Collapsed after the first round. */
function rulesBlocks(own: Player, open: OpenFacts, log: Log<Event>): readonly PageBlock[] {
  const { title: realm, loser } = REALM_RULES[own.realm];
  const rivals = open.players.filter((each) => each.realm === own.realm && each.name !== own.name);
  const names = andList(rivals.map(({ name }) => name));
  const facts = [
    pageFact(`Your rivals in ${realm}`, `${names} (their points are secret until the end)`),
    pageFact('If you lose', `you ${loser.you}. ${loser.then}`),
  ];
  const blocks: readonly PageBlock[] = [
    { kind: 'sketch', rows: CORNERS_SKETCH, lines: roundSummary(open.settings.halve) },
    { kind: 'facts', title: '', facts },
  ];
  if (latestEvent(log, 'pair-scored') === undefined) return blocks;
  const title = 'Your rounds, your rivals and how to score';
  return [{ kind: 'folded', title, blocks: [...roundFacts(log), ...blocks] }];
}

const EMPTY_CELL: SketchCell = { text: '', look: 'empty' };
const CORNER_CELL: SketchCell = { text: '', look: 'marked' };
const CORNERS_SKETCH: readonly (readonly SketchCell[])[] = [
  [{ text: 'you', look: 'own' }, EMPTY_CELL, EMPTY_CELL, CORNER_CELL],
  [EMPTY_CELL, EMPTY_CELL, EMPTY_CELL, EMPTY_CELL],
  [CORNER_CELL, EMPTY_CELL, EMPTY_CELL, { text: 'they', look: 'own' }],
];

function roundBlocks(log: Log<Event>): readonly PageBlock[] {
  return [{ kind: 'folded', title: 'Your rounds', blocks: roundFacts(log) }];
}

/** What happened to the player in each round, latest first. At least one has been played. */
function roundFacts(log: Log<Event>): readonly PageBlock[] {
  const facts = eventsOf(log, 'pair-scored').map(({ title, event }) =>
    pageFact(title, eventLines(event).map(lineText).join(' ')),
  );
  return [{ kind: 'facts', title: '', facts: facts.reverse() }];
}

export function playerPips({ name, open, log }: Knowledge<OpenFacts, Event>): readonly Pip[] {
  const own = findPlayer(open, name);
  const partner = findPartner(open, own);
  const latest = latestEvent(log, 'pair-scored');
  const member = (title: string, realm: Realm, score: Score | undefined): Pip =>
    score === undefined
      ? pip(title, REALM_RULES[realm].title)
      : pip(`${title} in ${REALM_RULES[realm].title}`, plural(score.total, 'point'), '', score.points);
  return [
    member('You', own.realm, latest?.score),
    member(`${partner.name}, your partner`, partner.realm, latest?.partnerScore),
  ];
}

function boardLegendText(open: OpenFacts): string {
  const cells = open.settings.showPartner ? 'your pair’s corners so far' : 'your cells so far';
  return `Violet: ${cells}${areHalvingsPartlyKnown(open) ? ', halved after each claim and rounded toward 0. Other pairs’ claims also halve cells, but you don’t see those claims' : ''}.`;
}

/** A realm's board with its current values if they are public, else with those that the player knows. */
function valueBoard(own: Player, realm: Realm, open: OpenFacts, log: Log<Event>): ValueBoard {
  const isOwn = own.realm === realm;
  const theirs = REALM_RULES[own.realm].other;
  const values = knownBoards(open, log)[realm];
  const claims = eventsOf(log, 'pair-scored').map(({ title, event }) => ({
    round: title.toLowerCase(),
    cells: knownCorners(event),
  }));
  const isMarked = claims.some(({ cells }) => cells.length > 0);
  const { title } = REALM_RULES[realm];
  const paper = squareBackground(realm, values);
  return {
    title: isOwn ? `${title} (yours)` : title,
    note:
      latestEvent(log, 'boards-shown') !== undefined
        ? 'values now'
        : `values at the start${isMarked && areHalvingsPartlyKnown(open) ? ', with your own cells halved' : ''}`,
    key: isMarked ? boardLegendText(open) : '',
    possibleKey: `${isOwn ? 'With a tick' : 'Solid frame'}: the cell you chose. Dashed: cells that your partner can pick (${REALM_RULES[theirs].parity} row, ${REALM_RULES[theirs].parity} column).`,
    own: isOwn,
    squares: values.map((row, y) =>
      row.map((value, x) => {
        const here = { row: y + 1, column: x + 1 };
        const rounds = claims.filter(({ cells }) => cells.some((cell) => isSameSquare(cell, here)));
        return {
          value,
          paper: paper(value),
          mark: rounds.length === 0 ? '' : `claimed in ${andList(rounds.map(({ round }) => round))}`,
          possible: canPick(theirs, y + 1) && canPick(theirs, x + 1),
        };
      }),
    ),
  };
}
