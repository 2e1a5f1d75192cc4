// Compares whole evenings with their recordings. To record again, see CONTRIBUTING.md, and check every changed line.
import { GAMES } from '../../../src/games/catalogue';
import { compareEvenings } from './compared';
import { formulas, forms, game, live, own, sales } from './evenings';
import { duel, practice } from './season-evenings';

compareEvenings(
  {
    ...{ forms, formulas, live, own, sales, duel, practice },
    ...Object.fromEntries(GAMES.map(({ info }) => [info.id, () => game(info.id)])),
  },
  [
    ...['live', 'sales', 'formulas'],
    ...GAMES.map(({ info }) => info.id).filter((id) => id !== 'wanted-sharpshooters'),
  ],
);
