// How Wanted Sharpshooters reports a death: to the victim, to the killer, and to players who had the victim as a target.
import { lineText } from '../../../src/games/frame/account';
import type { Event } from '../../../src/games/wanted-sharpshooters/events';
import { logLines, ownLines } from '../../../src/games/wanted-sharpshooters/account';

const died: Event = {
  kind: 'died',
  to: 'everyone',
  player: 'Bo',
  killers: ['Ana', 'Cy'],
  lost: ['a Shield'],
};
const toldTo = (name: string, ...targets: readonly string[]): readonly (readonly string[])[] =>
  ownLines(died, { name, targets }).map((line) => [lineText(line), line.tone]);

test('a death is good news only to whoever had the target', () => {
  expect(toldTo('Ana', 'Bo')).toEqual([
    ['You and Cy killed Bo, your target. That completes one of your objectives.', 'good'],
  ]);
  expect(toldTo('Cy', 'Di')).toEqual([['You and Ana killed Bo.', 'plain']]);
  expect(toldTo('Bo')).toEqual([['You died and lost a Shield. Ana and Cy dealt the killing blow.', 'bad']]);
  expect(toldTo('Di', 'Bo')).toEqual([]);
  expect(logLines(died).map(lineText)).toEqual([
    'Bo died and lost a Shield. Ana and Cy dealt the killing blow.',
  ]);
});
