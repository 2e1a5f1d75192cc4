// The page of one player of Soullinked: their partner and cards, and both boards with the picks of their last round, as
// far as they know them (SL-6).
import type { Known } from '../../frame/closed';
import { lineText } from '../../frame/account';
import { eventsOf, latestLogged, latestOf, type Log } from '../../frame/events';
import {
  EMPTY_PAGE,
  pageFact,
  lineBlock,
  pip,
  type OwnPage,
  type PageBlock,
  type Pip,
  type SketchCell,
  type ValueBoard,
} from '../../frame/page-kit';
import { count } from '../../frame/wording';
import { lines, ownEnd } from '../account';
import type { Event } from '../events';
import { inShort } from '../how';
import {
  mayPick,
  partnerOf,
  playerCalled,
  REALM,
  ROUNDS,
  type Open,
  type Player,
  type Realm,
  type Score,
  type Square,
} from '../types';
import { isCornerOf, isSame, papers } from './boards';

export function page({ name, open, log }: Known<Open, Event>): OwnPage {
  const own = playerCalled(open, name);
  const ended = latestOf(log, 'game-ended');
  const partner = partnerOf(open, own);
  return {
    ...EMPTY_PAGE,
    holds: [
      ...(ended === undefined ? [] : [lineBlock(ownEnd(name, ended))]),
      { kind: 'pips', pips: has({ name, open, log }) },
      ...(ended === undefined ? how(open, log) : rounds(log)),
    ],
    boards: [
      board(own, own.realm, partner, open, log),
      board(own, REALM[own.realm].other, partner, open, log),
    ],
    foremost:
      ended === undefined && eventsOf(log, 'pair-scored').length === ROUNDS - 1
        ? ['This is the last round.']
        : [],
  };
}

/** Explains the scoring of a round in three lines with a drawing: unfolded until a round was played, then folded. */
function how({ settings: { halve } }: Open, log: Log<Event>): readonly PageBlock[] {
  const sketch: PageBlock = { kind: 'sketch', rows: CORNERS, lines: inShort(halve) };
  return latestOf(log, 'pair-scored') === undefined
    ? [sketch]
    : [{ kind: 'folded', title: 'Your rounds, and how one is scored', blocks: [...roundFacts(log), sketch] }];
}

const none: SketchCell = { text: '', look: 'empty' };
const corner: SketchCell = { text: '', look: 'marked' };
const CORNERS: readonly (readonly SketchCell[])[] = [
  [{ text: 'you', look: 'own' }, none, none, corner],
  [none, none, none, none],
  [corner, none, none, { text: 'they', look: 'own' }],
];

function rounds(log: Log<Event>): readonly PageBlock[] {
  const blocks = roundFacts(log);
  return blocks.length === 0 ? [] : [{ kind: 'folded', title: 'Your rounds', blocks }];
}

/** Lists all rounds of the reader, the latest first. */
function roundFacts(log: Log<Event>): readonly PageBlock[] {
  const facts = eventsOf(log, 'pair-scored').map(({ title, event }) =>
    pageFact(title, lines(event).map(lineText).join(' ')),
  );
  return facts.length === 0 ? [] : [{ kind: 'facts', title: '', facts: facts.reverse() }];
}

/** Shows both members of the pair with their realms, and with their totals once there are any. */
export function has({ name, open, log }: Known<Open, Event>): readonly Pip[] {
  const own = playerCalled(open, name);
  const partner = partnerOf(open, own);
  const latest = latestOf(log, 'pair-scored');
  const member = (title: string, realm: Realm, score: Score | undefined): Pip =>
    score === undefined
      ? pip(title, REALM[realm].title)
      : pip(`${title} in ${REALM[realm].title}`, count(score.total, 'point'), '', score.points);
  return [
    member('You', own.realm, latest?.score),
    member(`${partner.name}, your partner`, partner.realm, latest?.partnerScore),
  ];
}

/** Explains the frames on the boards, which show the round with this title. */
function keyText(title: string, isPair: boolean): string {
  const round = title.toLowerCase();
  return isPair
    ? `The violet frames: your rectangle of ${round}, your own cell the darkest.`
    : `The violet frame: your cell of ${round}.`;
}

/** Makes the board of a realm: with the values of now where everyone may see them, else with those of the start. */
function board(own: Player, realm: Realm, partner: Player, open: Open, log: Log<Event>): ValueBoard {
  const isOwn = own.realm === realm;
  const theirs = REALM[own.realm].other;
  const shown = latestOf(log, 'boards-shown')?.boards;
  const values = (shown ?? open.boards)[realm];
  const latest = latestLogged(log, 'pair-scored');
  const pick = latest?.event.own ?? undefined;
  const partnerPick = latest?.event.partnerPick.kind === 'shown' ? latest.event.partnerPick.pick : undefined;
  const { title } = REALM[realm];
  const paper = papers(realm, values);
  return {
    title: isOwn ? `${title} (yours)` : title,
    note: shown === undefined ? 'values at the start' : 'values now',
    key: pick === undefined || latest === undefined ? '' : keyText(latest.title, partnerPick !== undefined),
    possibleKey: `${isOwn ? 'With a tick' : 'Solid frame'}: the cell you chose. Dashed: where ${partner.name} may pick (${REALM[theirs].parity} row, ${REALM[theirs].parity} column).`,
    own: isOwn,
    squares: values.map((row, y) =>
      row.map((value, x) => ({
        value,
        paper: paper(value),
        mark: markOf({ row: y + 1, column: x + 1 }, pick, partnerPick),
        possible: mayPick(theirs, y + 1) && mayPick(theirs, x + 1),
      })),
    ),
  };
}

/** Says what a square was in the player's last round; empty where it was nothing. */
function markOf(square: Square, own: Square | undefined, partner: Square | undefined): string {
  if (own === undefined) return '';
  if (isSame(own, square)) return 'your cell of the last round';
  if (partner === undefined) return '';
  if (isSame(partner, square)) return "your partner's cell of the last round";
  return isCornerOf(square, own, partner) ? "a corner of your pair's rectangle" : '';
}
