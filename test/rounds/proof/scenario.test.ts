// Exported games: substitutes are written and read, and wrong files are refused with the place of the mistake.
import { GAMES } from '../../../src/games/catalogue';
import { unwrapReply } from '../../../src/commands/desk-calls';
import { isJsonObject, type JsonObject } from '../../../src/games/frame/json';
import { formatPath } from '../../../src/games/frame/result';
import { playScenario, resultJson } from '../../../src/rounds/proof/scenario';
import { gameOf } from '../../games/pages';
import { correct, played, playStage, stageIn, submitted } from '../../support/paper-game';
import { paper, paperOnce, type Paper } from '../../support/paper-ports';

const replace = (book: Paper, player: string, name: string): void =>
  correct(book, { kind: 'replace-player', player, name });

/** Two rounds are played. Zoe plays for Ann in the second; from the third on, Yan plays for Ann and Xi for Bob. */
const withSubstitutes = paperOnce((): Paper => {
  const book = submitted();
  unwrapReply(book.desk.resolveRound({ stage: stageIn(book.desk).name, token: '' }));
  replace(book, 'Ann', 'Zoe');
  playStage(book);
  replace(book, 'Ann', 'Yan');
  replace(book, 'Bob', 'Xi');
  return book;
});

function exported(book: Paper): JsonObject {
  return unwrapReply(book.desk.exportFile({ what: 'game' })).content;
}

function play(json: unknown): JsonObject | string {
  const result = playScenario(JSON.parse(JSON.stringify(json)), GAMES);
  if (result.ok) return resultJson(result.value);
  return result.error.map(({ place, text }) => `${formatPath(place)}: ${text}`).join(' ');
}

const SUBSTITUTES = [
  { player: 'Ann', person: 'Zoe', from: 'round-2' },
  { player: 'Ann', person: 'Yan', from: 'round-3' },
  { player: 'Bob', person: 'Xi', from: 'round-3' },
];

/** The public lines about substitutes, for the open stage once it's resolved. */
function playedBy(book: Paper): readonly string[] {
  return unwrapReply(book.desk.previewRound()).news.lines.filter((line) => line.startsWith('Played by'));
}

test('an exported game lists its substitutes, and has the same result without them', () => {
  const file = exported(withSubstitutes());
  expect(file['substitutes']).toEqual(SUBSTITUTES);
  const { substitutes: _, ...without } = file;
  const result = play(file);
  expect(isJsonObject(result)).toBe(true);
  expect(result).toEqual(play(without));
  expect(exported(played(1))).not.toHaveProperty('substitutes');
});

test('a substitute with another player’s name is that player, who must be free', () => {
  const file = exported(withSubstitutes());
  const bob = { player: 'Ann', person: 'Bob', from: 'round-3' };
  const busy = { ...file, substitutes: [bob] };
  expect(play(busy)).toMatch(
    /^substitutes: substitutes: Bob can’t play for Ann, because they already play as Bob\./,
  );
  const substitutes = [{ player: 'Bob', person: 'Xi', from: 'round-2' }, bob];
  const book = paper();
  unwrapReply(book.desk.importFile({ file: { ...file, substitutes: [...substitutes].reverse() } }));
  expect(playedBy(book)).toEqual(['Played by: Bob (for Ann); Xi (for Bob).']);
  expect(exported(book)['substitutes']).toEqual(substitutes);
});

test('a file can leave out a stage that ended at once', () => {
  const { info, sampleRoster: players } = gameOf('soullinked');
  const names = players.map(({ name }) => name);
  const stages = [{ stage: 'round-1', left: names }, { stage: 'round-2' }, { stage: 'round-3', left: [] }];
  const file = { game: info.id, seed: 'at once', players, stages };
  const result = play(file);
  expect(isJsonObject(result)).toBe(true);
  expect(play({ ...file, stages: stages.filter(({ stage }) => stage !== 'round-2') })).toEqual(result);
});
