// The page of one player of Soullinked: their partner and cards, and both boards with the picks of their last round, as
// far as they know them (SL-6).
import type { Known } from '../../frame/closed';
import { latestLogged, latestOf, type EventOf, type Log } from '../../frame/events';
import {
  EMPTY_PAGE,
  pip,
  words,
  type GamePage,
  type PageBlock,
  type Pip,
  type ValueBoard,
} from '../../frame/page-kit';
import { count } from '../../frame/wording';
import type { Event } from '../events';
import { REALM, REALMS, type Open, type Player, type Realm, type Square } from '../types';
import { isCornerOf, isSame, papers } from './boards';

export function page({ name, open, log }: Known<Open, Event>): GamePage {
  const own = open.players.find((player) => player.name === name);
  if (own === undefined) return EMPTY_PAGE;
  const ended = latestOf(log, 'game-ended');
  const partner = open.players.find((player) => player.pair === own.pair && player.name !== name);
  return {
    ...EMPTY_PAGE,
    holds: [
      ...(ended === undefined ? [] : [end(name, ended)]),
      { kind: 'pips', pips: pair(own, partner, log) },
    ],
    boards: [board(own.realm, true, open, log), board(REALM[own.realm].other, false, open, log)],
  };
}

/** The end for this player: what they won or lost, what that brings them, and where they are after it. */
function end(name: string, { outcome }: EventOf<Event, 'game-ended'>): PageBlock {
  const won = REALMS.find((realm) => outcome[realm].winner?.name === name);
  if (won !== undefined) return words(`You win ${REALM[won].title}. You are in Heaven afterwards.`, 'good');
  const lost = REALMS.find((realm) => outcome[realm].loser.name === name);
  if (lost === undefined) return words('You neither win nor lose a realm. You are in Hell afterwards.');
  const { title, loser } = REALM[lost];
  return words(`You lose ${title} and ${loser.you}. You are in Hell afterwards.`, 'bad');
}

/** Both members of the pair with their realms, and with their totals once there are any. */
function pair(own: Player, partner: Player | undefined, log: Log<Event>): readonly Pip[] {
  const latest = latestOf(log, 'pair-scored');
  const member = (name: string, realm: Realm, total: number | undefined): Pip =>
    total === undefined
      ? pip(name, REALM[realm].title)
      : pip(`${name} in ${REALM[realm].title}`, count(total, 'point'));
  return [
    member('You', own.realm, latest?.score.total),
    ...(partner === undefined
      ? []
      : [member(`${partner.name}, your partner`, partner.realm, latest?.partnerScore.total)]),
  ];
}

/** The meaning of the marks of the round with this title. */
function keyText(title: string, isPair: boolean): string {
  const round = title.toLowerCase();
  return isPair
    ? `The violet frames: your rectangle of ${round}, your own cell the darkest.`
    : `The violet frame: your cell of ${round}.`;
}

/** The board of a realm: as it stands where everyone sees that, else as it began. */
function board(realm: Realm, isOwn: boolean, open: Open, log: Log<Event>): ValueBoard {
  const shown = latestOf(log, 'boards-shown')?.boards;
  const values = (shown ?? open.boards)[realm];
  const latest = latestLogged(log, 'pair-scored');
  const pick = latest?.event.own ?? undefined;
  const partner = latest?.event.partnerPick.kind === 'shown' ? latest.event.partnerPick.pick : undefined;
  const { title } = REALM[realm];
  const paper = papers(realm, values);
  return {
    title: isOwn ? `${title} (yours)` : title,
    note: shown === undefined ? 'values at the start' : 'values now',
    key: pick === undefined ? '' : keyText(latest?.title ?? '', partner !== undefined),
    own: isOwn,
    squares: values.map((row, y) =>
      row.map((value, x) => ({
        value,
        paper: paper(value),
        mark: markOf({ row: y + 1, column: x + 1 }, pick, partner),
      })),
    ),
  };
}

/** The part of a square in the player's last round. */
function markOf(square: Square, own: Square | undefined, partner: Square | undefined): string {
  if (own === undefined) return '';
  if (isSame(own, square)) return 'your cell of the last round';
  if (partner === undefined) return '';
  if (isSame(partner, square)) return "your partner's cell of the last round";
  return isCornerOf(square, own, partner) ? "a corner of your pair's rectangle" : '';
}
