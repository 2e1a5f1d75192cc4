// Settings: the cycle of killers and targets, which is typed as text, and weapons that nobody can use.
import { seededChance } from '../../../src/games/frame/chance';
import { settingsField } from '../../../src/games/wanted-sharpshooters/settings';
import { askFor, noteOn, resolved, tabLines } from '../by-hand';
import { gameOf } from '../pages';
import { begin } from '../random-play';

test('a cycle is read from lines or from one line', () => {
  const cycle = ['Ana, B', 'C; D', 'E'];
  const shown = settingsField.toAnswers({ cycle }, '')[0]?.answer ?? '';
  const typed = (answer: string): unknown =>
    settingsField.fromAnswers((title) => (title === 'Cycle' ? answer : ''), '');
  expect(typed(shown)).toEqual({ cycle });
  expect(typed('Ana, Bo;Cy')).toEqual({ cycle: ['Ana', 'Bo', 'Cy'] });
});

test('the host is warned of a weapon with more victims than there are, and samples use the others', () => {
  const weapon = (victims: number, copies: number) => {
    const effect = { kind: 'weapon', cost: 5 * victims - 19, victims, throughDuck: false, poison: true };
    return { id: `w${victims}`, name: `W${victims}`, price: 0, copies, effect };
  };
  const players = ['Ana', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => ({ name, meadow: 'Iris', garnets: 0 }));
  const settings = { items: [weapon(4, 10), weapon(5, 11)] };
  const match = begin(gameOf('wanted-sharpshooters'), { players, settings, seed: 'weapons' });
  expect(match.warnings.filter((text) => /W\d/.test(text))).toEqual([expect.stringMatching(/^W5 /)]);
  expect(tabLines(match, 'everyone', 'Market').slice(1, 3)).toEqual([
    expect.stringMatching(/^W4 .* ■{10} /),
    expect.stringMatching(/^W5 .* 11 \| {2}\| .*6 ●.* ✕{5}/),
  ]);
  const { next } = resolved(match, { Ana: { action: 'buy', items: ['w4', 'w5'] } });
  const samples = Array.from({ length: 40 }, (_, at) =>
    askFor(next, 'Ana').sample('Ana', seededChance(`${at}`)),
  );
  expect(samples).toContainEqual(expect.objectContaining({ weapon: 'w4' }));
  const shot = { action: 'shoot', weapon: 'w4', players: ['Bo', 'Cy', 'Di', 'Ed'] };
  expect(noteOn(resolved(next, { Ana: shot }).next, 'Ana', 'Whom you shoot', 'Bo')).toMatch(
    /^(your target, )?poisoned, /,
  );
});
