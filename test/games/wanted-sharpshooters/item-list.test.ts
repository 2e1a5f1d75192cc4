// The item list as lines of text: lines are read back unchanged, and mistakes are refused with advice.
import { readInput } from '../../../src/games/frame/fields';
import { DEFAULT_ITEMS } from '../../../src/games/wanted-sharpshooters/items';
import { settingsField } from '../../../src/games/wanted-sharpshooters/settings';

/** Shows these items in a form and reads the form. */
function throughForm(items: unknown): unknown {
  const answers = new Map(settingsField.toAnswers({ items }, '').map(({ title, answer }) => [title, answer]));
  return settingsField.fromAnswers((title) => answers.get(title) ?? '', '');
}

function typed(items: string): unknown {
  return settingsField.fromAnswers((title) => (title === 'Items' ? items : ''), '');
}

function problemsFor(value: unknown): readonly string[] {
  const reading = readInput(settingsField, value, 'It');
  return reading.ok ? [] : reading.problems.map(({ text }) => text);
}

describe('the item list as text', () => {
  test('the default list has one item per line, and its lines give the same list', () => {
    expect(throughForm(DEFAULT_ITEMS)).toEqual({ items: DEFAULT_ITEMS });
    expect(settingsField.toAnswers({ items: DEFAULT_ITEMS }, '')[0]?.answer.split('\n')).toEqual([
      'shotgun; Shotgun; 3; 2; weapon cost 2 victims 2',
      'rifle; Long Rifle; 4; 2; weapon cost 3 victims 1 through duck',
      'crossbow; Poisonous Crossbow; 4; 2; weapon cost 1 victims 1 poison',
      'fight-back; Fight Them Back; 3; 3; shoot-back',
      'satchel; Satchel; 2; 3; claim-bonus 1',
      'bandage; Bandage; 4; 3; extra-life 1',
    ]);
  });

  test('names that would break a line are kept too', () => {
    const items = ['a; b', '{', 'two\nlines', '=SUM(A1)', '007', ' ', 'none'].map((name, index) => ({
      id: `item ${index}`,
      name,
      price: 0,
      copies: 1,
      effect: { kind: 'extra-life', lives: 0 },
    }));
    expect(throughForm(items)).toEqual({ items });
    expect(throughForm([{ id: 'x' }])).toEqual({ items: [{ id: 'x' }] });
  });

  test('no items, and both words after a weapon', () => {
    expect(throughForm([])).toEqual({ items: [] });
    expect(typed('None')).toEqual({ items: [] });
    expect(typed('x;X;0;1;Weapon cost: 0, victims: 3 through-duck poison')).toEqual({
      items: [
        {
          id: 'x',
          name: 'X',
          price: 0,
          copies: 1,
          effect: { kind: 'weapon', cost: 0, victims: 3, throughDuck: true, poison: true },
        },
      ],
    });
  });

  test.each([
    ['just words', 'is not an item. Write id; name; price; copies; effect'],
    ['x; X; 1; 1; cannon 3', 'is not an item'],
    ['x; X; 1; 1; weapon cost 1', 'is not an item'],
    ['x; X; dear; 1; shoot-back', 'Items 1: Price: “dear” is not a whole number'],
    ['{"id": "x"', 'is not an item'],
    ['x; X; 1; 1; shoot-back\nX; Y; 1; 1; shoot-back', 'Items 2: “X” reads the same'],
  ])('%j is refused with what to do', (line, saying) => {
    expect(problemsFor(typed(line))).toEqual(expect.arrayContaining([expect.stringContaining(saying)]));
  });
});
