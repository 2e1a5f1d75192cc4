// Soullinked's tables: all claims, and everyone's totals.
import { mustGet } from '../../frame/result';
import { chartBelow, headings, type Rows, type TabContent } from '../../frame/tabs';
import { numberText } from '../../frame/wording';
import { positionText } from '../account';
import { pointsForClaim } from '../claims';
import { REALMS, type CardPick, type PairClaim, type Player, type Round, type Square } from '../types';

export function roundsTable(rounds: readonly Round[]): TabContent {
  return {
    rows: [
      headings(
        'Round',
        'Pair',
        'Heaven cell',
        'Card',
        'Hell cell',
        'Card',
        'Power',
        'Claimed (row/column)',
        'Scored (Heaven+Hell)',
        'Heaven points',
        'Hell points',
      ),
      ...rounds.flatMap(({ claims }, index) => claims.map((claim) => [index + 1, ...claimCells(claim)])),
    ],
  };
}

function claimCells(claim: PairClaim): Rows[number] {
  const { pair, picks, power, cells, scored } = claim;
  const short = ({ row, column }: Square): string => `${row}/${column}`;
  return [
    pair.name,
    ...pickCells(picks.heaven),
    ...pickCells(picks.hell),
    power,
    cells.map(short).join(' '),
    scored
      .map(
        ({ worth, ...square }) =>
          `${short(square)} ${REALMS.map((realm) => numberText(worth[realm])).join('+')}`,
      )
      .join(', '),
    ...REALMS.map((realm) => pointsForClaim(claim, realm)),
  ];
}

export function pickCells(pick: CardPick): readonly [string, number] {
  return [positionText(pick), pick.card];
}

export function totalsTable(above: Rows, players: readonly Player[], rounds: readonly Round[]): TabContent {
  const rows = [
    ...above,
    headings('Round', ...players.map(({ name }) => name)),
    ...rounds.map(({ scores }, index) => [
      index + 1,
      ...players.map(({ name }) => mustGet(scores, name).total),
    ]),
  ];
  const series = players.map((_, index) => index + 1);
  return { rows, charts: chartBelow('Totals after each round', [above.length, rows.length], series) };
}
