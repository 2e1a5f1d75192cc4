// Cells that several tabs of Pokémon Snap share.
import { LOOKS, styled, type Cell, type StyledCell } from '../tabs';
import { STATS, type Stats } from './types';

export type Cells = readonly (readonly (Cell | StyledCell)[])[];

/** The five stats; those that differ from `before` are marked. */
export function statCells(stats: Stats, before: Stats = stats): readonly (Cell | StyledCell)[] {
  return STATS.map((stat) =>
    stats[stat] === before[stat] ? stats[stat] : styled(stats[stat], LOOKS.changed),
  );
}
