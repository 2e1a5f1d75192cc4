// The parts of every game's player page: they're true at every stage of a random game, and read well.
import { GAMES } from '../../src/games/catalogue';
import { lineText } from '../../src/games/frame/account';
import { SLIPS } from './checks';
import { matchesOf, textsIn } from './pages';

test.each(GAMES.map(({ info }) => [info.id]))('%s: all words on a page read well', (id) => {
  for (const match of matchesOf(id)) {
    for (const player of match.roster) {
      const { holds, boards, part, result, foremost } = match.page(player);
      const texts = [
        ...holds.flatMap(textsIn),
        ...result.map(lineText),
        ...foremost,
        ...boards.flatMap(({ title, note, key, possibleKey }) => [title, note, key, possibleKey]),
        part,
      ];
      const slips = texts.filter(
        (text) => text !== '' && (!/^\S.*\S$|^\S$/su.test(text) || SLIPS.test(text)),
      );
      const unfinished = [...result.map(lineText), ...foremost].filter(
        (text) => !/^[^a-z\s].*[.!?]$/su.test(text),
      );
      expect([slips, unfinished]).toEqual([[], []]);
    }
  }
});

test.each(GAMES.map(({ info }) => [info.id]))(
  '%s: the page lists what a player has, and nothing else',
  (id) => {
    for (const match of matchesOf(id)) {
      for (const player of match.roster) {
        const shown = match.page(player).holds.flatMap((block) => (block.kind === 'pips' ? block.pips : []));
        // During the distribution, a player's garnets are shown beside the question that spends them.
        const isAtQuestion = id === 'black-garnet' && match.stage?.name === 'distribution';
        expect(shown).toEqual(isAtQuestion ? [] : match.has(player));
      }
    }
  },
);
