// Whole evenings do what they did when they were recorded. `RECORD=yes npx jest test/rounds/recorded` records them anew:
// look at every line that changes. The recordings are compressed, because they repeat themselves a lot.
import { readFileSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { GAMES } from '../../../src/games/catalogue';
import { formulas, forms, game, live, own, sales } from './evenings';
import { duel, files, practice, season } from './season-evenings';

const EVENINGS = {
  ...{ forms, formulas, live, own, sales, season, duel, files, practice },
  ...Object.fromEntries(GAMES.map(({ info }) => [info.id, () => game(info.id)])),
};

test.each(Object.entries(EVENINGS))('the evening %s', (name, evening) => {
  const file = path.join(__dirname, `${name}.txt.gz`);
  const recorded = evening().lines;
  if (process.env['RECORD'] === 'yes') writeFileSync(file, gzipSync(recorded.join('\n'), { level: 9 }));
  expect(recorded).toEqual(gunzipSync(readFileSync(file)).toString().split('\n'));
});
