// The boards on the page of Soullinked: which cells they mark, and which halves and reasons a player can know.
import { sampleRoster } from '../../../src/games/soullinked/settings';
import { textsIn, gameOf } from '../pages';
import { legalMoves, play, usualStart } from '../random-play';

test('both boards mark the partner’s possible cells; their pick only shows if the setting allows it (SL-6)', () => {
  const game = gameOf('soullinked');
  for (const showPartner of [false, true]) {
    const start = usualStart(game, 'corners');
    const { rounds } = play(game, { ...start, settings: { showPartner } }, legalMoves(0));
    const match = rounds[0]?.resolved.next;
    const { boards, holds } = match?.page(match.roster[0] ?? '') ?? { boards: [], holds: [] };
    for (const { own: isOwn, squares, possibleKey } of boards) {
      // All cells that can be tapped on the own board have a solid frame.
      const chosen = isOwn ? 'With a tick' : 'Solid frame';
      expect(
        possibleKey.startsWith(`${chosen}: the cell you chose. Dashed: cells that your partner can`),
      ).toBe(true);
      const [own] = boards[0]?.squares.flat() ?? [];
      expect(squares.flat()[0]?.possible).toBe(own?.possible);
    }
    const marks = boards[0]?.squares.flat().filter(({ mark }) => mark !== '') ?? [];
    expect(marks.length === 4).toBe(showPartner);
    expect(/with row .* with row /.test(holds.flatMap(textsIn).join(' '))).toBe(showPartner);
  }
});

test('the boards confirm why a round scored nothing, and which halves a player knows (SL-4, SL-5)', () => {
  const game = gameOf('soullinked');
  const found = new Set<string>();
  const low = {
    heaven: [0, 1, 2, 3].map((row) => [row, 1, 2, 0]),
    hell: [3, 1, 2, 2].map((row) => [row, 0, 2, 3]),
  };
  const flags = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => ({
    showPartner: at % 2 === 1,
    showBoards: at > 3,
    halve: at % 4 > 1 ? 'scored' : 'claimed',
    ...(at % 3 === 0 ? { boards: low } : { rows: 4, columns: 4 }),
  }));
  for (const [at, settings] of flags.entries()) {
    const start = { ...usualStart(game, `nothing ${at}`), settings };
    for (const { resolved } of play(game, start, legalMoves(0)).rounds) {
      const { next } = resolved;
      const claims =
        next
          .view('host')
          .find(({ title }) => title === 'Rounds')
          ?.rows.slice(-4) ?? [];
      for (const name of next.roster) {
        const { boards, result } = next.page(name);
        const scored = claims.find(
          (cells) => cells[1] === sampleRoster.find((seat) => seat.name === name)?.pair,
        )?.[8];
        const [said = ''] = result.filter(({ what }) => what.startsWith('You scored')).map(({ why }) => why);
        if (said.endsWith('as much.')) expect(scored).toBe('');
        found.add(said);
        const now = Object.values(next.facts['boards'] ?? {}) as readonly (readonly (readonly number[])[])[];
        for (const { squares, note } of boards) {
          const values = squares.flat().map(({ value }) => value);
          const are = now
            .map((board) => board.flat())
            .filter((board) => board.every((value, at) => value <= (values[at] ?? 0)));
          expect(are.length).toBeGreaterThan(0);
          expect(note === 'values now').toBe(settings.showBoards);
        }
      }
    }
  }
  expect(found.size).toBe(3);
});
