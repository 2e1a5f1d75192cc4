// Compares whole evenings with their recordings. To record again, see CONTRIBUTING.md, and check every changed line.
import { GAMES } from '../../../src/games/catalogue';
import { compareEvenings } from './compared';
import { formulas, forms, game, live, own, sales } from './evenings';
import { duel, files, practice, season } from './season-evenings';

compareEvenings(
  {
    ...{ forms, formulas, live, own, sales, season, duel, files, practice },
    ...Object.fromEntries(GAMES.map(({ info }) => [info.id, () => game(info.id)])),
  },
  [
    ...['live', 'sales', 'season', 'files', 'formulas'],
    ...GAMES.map(({ info }) => info.id).filter((id) => id !== 'wanted-sharpshooters'),
  ],
);
