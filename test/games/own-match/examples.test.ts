// The example matches in docs/examples: they can be played to their end.
import { GAMES } from '../../../src/games/catalogue';
import { good } from '../by-hand';
import { readdirSync, readFileSync } from 'node:fs';
import { playScenario } from '../../../src/rounds/proof/scenario';

const FOLDER = 'docs/examples';

test.each(readdirSync(FOLDER))('%s is played to its end, and every answer counts', (file) => {
  const { match, stages } = good(playScenario(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')), GAMES));
  expect(stages.flatMap(({ fates }) => fates).filter(({ fate }) => fate.kind === 'refused')).toEqual([]);
  expect(match.outcome).not.toBeNull();
});
