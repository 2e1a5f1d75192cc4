// Runs the casebook: one test for each case. Every ruling and every sentence of a rule sheet must have a case.
import { GAMES } from '../src/games/catalogue';
import { findGame } from '../src/games/frame/catalogue';
import { COMMON_PROBLEMS } from '../src/games/frame/result';
import { readCasebook, uncovered, unknownRules } from './casebook/files';
import { prefixOf } from './casebook/format';
import { judged } from './casebook/judged';
import { Readings } from './casebook/recorded';

const folders = readCasebook();

test.each(GAMES.map(({ info }) => info.id))('%s has a casebook', (id) => {
  if (!folders.some(({ name }) => name === id)) throw new Error(`There is no folder test/casebook/${id}.`);
});

describe.each(folders.map((folder) => [folder.name, folder] as const))('%s', (name, folder) => {
  test('its files are well formed', () => {
    expect(folder.problems).toEqual([]);
  });

  test('its rulings are numbered under a prefix of their own', () => {
    expect(folder.rulings).not.toEqual([]);
    const prefix = prefixOf(folder.rulings);
    expect(folders.filter(({ rulings }) => prefixOf(rulings) === prefix)).toEqual([folder]);
  });

  test('every ruling and every clause of the rule sheet has a case', () => {
    expect(uncovered(folder, folders)).toEqual([]);
  });

  test('no case cites a rule that does not exist', () => {
    expect(unknownRules(folder, folders)).toEqual([]);
  });

  const codes = new Set<string>();
  const readings = new Readings();
  for (const filed of folder.cases) {
    test(`${filed.entry.case} ${filed.entry.title}`, () => {
      const { failure, codes: met, played } = judged(folder, filed, folders);
      readings.add(filed.entry.case, played);
      for (const code of met) codes.add(code);
      if (failure !== undefined) throw new Error(failure);
    });
  }

  test('everyone reads in the cases what is recorded', () => {
    readings.compare(name);
  });

  const game = findGame(GAMES, name);
  if (game !== undefined) {
    test('every problem code of the game occurs in a case', () => {
      expect(game.problems.filter((code) => !codes.has(code))).toEqual([]);
    });

    test('every problem code in a case belongs to the game or to all games', () => {
      expect([...codes].filter((code) => ![...game.problems, ...COMMON_PROBLEMS].includes(code))).toEqual([]);
    });
  }
});
