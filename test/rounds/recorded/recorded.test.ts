// Whole evenings do what they did when they were recorded. `RECORD=yes npx jest test/rounds/recorded` records them anew:
// look at every line that changes.
import { GAMES } from '../../../src/games/catalogue';
import { compareEvenings } from './compared';
import { formulas, forms, game, live, own, sales } from './evenings';
import { duel, files, practice, season } from './season-evenings';

compareEvenings({
  ...{ forms, formulas, live, own, sales, season, duel, files, practice },
  ...Object.fromEntries(GAMES.map(({ info }) => [info.id, () => game(info.id)])),
});
