// Each choice says its price, power and effect where it is made: nobody needs to have read the rules.
import { notedAnswers, type NotedAnswer } from '../../src/games/frame/closed';
import { checkboxes, choice, object, optionsOf, text, whole, yesNo } from '../../src/games/frame/fields';
import type { JsonObject } from '../../src/games/frame/json';
import type { Match } from '../../src/games/frame/match';
import { askOf } from '../../src/games/frame/submissions';
import { EFFECTS, HOUSE_ITEMS } from '../../src/games/wanted-sharpshooters/items';
import { gameOf, matchesOf, textsIn } from './pages';
import { begin } from './random-play';

function askFor(match: Match | undefined, player: string) {
  const stage = match?.stage ?? null;
  const asked = stage === null ? undefined : askOf(stage, player);
  if (asked === undefined) throw new Error(`${player} is not asked.`);
  return asked;
}

/** The notes on the page of a player, by question and answer. */
function notesOf(match: Match | undefined, player: string): readonly NotedAnswer[] {
  const asked = askFor(match, player);
  return notedAnswers(asked.notes(player), asked);
}

function noteOn(match: Match | undefined, player: string, question: string, answer: string): string {
  return notesOf(match, player)
    .filter((each) => each.title === question && each.answer.startsWith(answer))
    .map(({ note }) => note)
    .join('; ');
}

function after(match: Match, moves: JsonObject, hostFacts: JsonObject = {}): Match {
  const submissions = Object.entries(moves).map(([player, move], at) => ({ id: `m${at}`, player, move }));
  const resolved = match.resolve({ submissions, hostFacts });
  if (!resolved.ok) throw new Error(resolved.error[0]?.text);
  return resolved.value.next;
}

describe('Wanted Sharpshooters', () => {
  const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Ed'];
  const opened = begin(gameOf('wanted-sharpshooters'), {
    players: NAMES.map((name) => ({ name, meadow: name === 'Ed' ? 'Iris' : 'Clover', garnets: 4 })),
    settings: { lives: 1, bullets: 4, cycle: NAMES },
    seed: 'notes',
  });

  test('each item says what it does where it is bought, in the words of the market', () => {
    for (const { name, effect } of HOUSE_ITEMS) {
      expect(noteOn(opened, 'Ana', 'What you buy', name)).not.toBe('');
      if (effect.kind === 'weapon')
        expect(`${noteOn(opened, 'Ana', 'What you buy', name)}.`).toBe(EFFECTS.weapon.text(effect));
    }
    expect(noteOn(opened, 'Ana', 'What you buy', 'Satchel')).toBe(
      'Whenever you claim, you get 1 bullet more',
    );
    expect(noteOn(opened, 'Ana', 'Weapon', 'Long Rifle')).toBe('hits who ducks, too');
    expect(noteOn(opened, 'Ana', 'Weapon', 'Poisonous Crossbow')).toContain('damage again');
  });

  test('whom one may shoot says lives and meadow, to the reader alone whom they hunt', () => {
    expect(noteOn(opened, 'Ana', 'Whom you shoot', 'Bo')).toBe('your target, 1 life, in your meadow');
    expect(noteOn(opened, 'Ana', 'Whom you shoot', 'Cy')).toBe('1 life, in your meadow');
    expect(noteOn(opened, 'Cy', 'Whom you shoot', 'Ed')).toBe('1 life, in Iris');
    expect(noteOn(opened, 'Bo', 'Whom you shoot', 'Ed')).toBe('your target, 1 life, in Iris');
  });

  test('items of one’s own stand at the actions that they change', () => {
    const next = after(opened, {
      Ana: { action: 'buy', items: ['fight-back', 'satchel'], exchange: 2 },
    });
    expect(noteOn(next, 'Ana', 'Action', 'Duck')).toBe(
      'most shots miss you; your Fight Them Back hits everyone who shoots at you',
    );
    expect(noteOn(next, 'Ana', 'Action', 'Claim')).toMatch(/ if shared; 1 more by your Satchel$/);
    expect(noteOn(next, 'Bo', 'Action', 'Duck')).toBe('most shots miss you');
  });

  test('a ghost reads what a right guess brings, and whom it hits', () => {
    const next = after(opened, { Bo: { action: 'shoot', players: ['Ana'] } });
    expect(askFor(next, 'Ana').help).toContain('(one life), and you get 1 bellflower');
    expect(noteOn(next, 'Ana', 'Whom you accuse', 'Bo')).toBe('your target, 1 life, in your meadow');
  });

  test('who exchanges more than they have is not told of bullets that nobody has', () => {
    const poor = begin(gameOf('wanted-sharpshooters'), {
      players: NAMES.map((name) => ({ name, meadow: 'Clover', garnets: 1 })),
      settings: { bullets: 0, items: [{ ...HOUSE_ITEMS[0], price: 9 }] },
      seed: 'notes',
    });
    const judged = poor.judge({
      submissions: [{ id: 'a', player: 'Ana', move: { action: 'buy', items: ['shotgun'], exchange: 9 } }],
      hostFacts: {},
    });
    expect(JSON.stringify(judged.fates)).toContain('you can have 1 at most');
    expect(JSON.stringify(judged.fates)).not.toContain('you have 10');
  });

  test('the end names the objectives, each done or not', () => {
    const end = matchesOf('wanted-sharpshooters').at(-1);
    for (const name of end?.roster ?? []) {
      const facts = end
        ?.page(name)
        .holds.find((block) => block.kind === 'facts' && block.title === 'Your objectives');
      const texts = facts === undefined ? [] : textsIn(facts);
      expect(texts.filter((text) => /^(not )?done$/.test(text))).toHaveLength(3);
      expect(texts.filter((text) => /^(Be one of at most|Killing blow to) /.test(text))).toHaveLength(3);
    }
  });

  test('the vote says who votes, in the number that they are', () => {
    const vote = matchesOf('wanted-sharpshooters').find(({ stage }) => stage?.name === 'vote');
    const said = (name: string): string => vote?.page(name).holds.flatMap(textsIn).join(' ') ?? '';
    expect(said('Fay')).toContain('You vote now on who of the losers');
    expect(said('Ana')).toContain('Fay votes now on who of the losers');
  });
});

test('between matches, who is asked for gifts reads how many they can give, and nobody else does', () => {
  const players = ['Ana', 'Bo', 'Cy', 'Di'].map((name) => ({
    name,
    tokens: name === 'Ana' ? 3 : 0,
    candidate: name === 'Di',
    mark: '',
  }));
  const opened = begin(gameOf('between'), { players, settings: {}, seed: 'gifts' });
  const saidTo = ({ stage }: Match, name: string): string =>
    stage === null ? '' : (askOf(stage, name)?.notes(name) ?? []).map(({ note }) => note).join(' ');
  expect(saidTo(opened, 'Ana')).toContain('2 to give');
  expect(saidTo(opened, 'Bo')).not.toContain('to give');
  expect(saidTo(after(opened, { Ana: { players: ['Bo'] } }), 'Ana')).toContain('1 to give');
  expect(saidTo(after(opened, {}), 'Ana')).not.toContain('to give');
});

test('a note without values stands beside its question, whatever that asks for', () => {
  const fields = {
    bid: whole({ title: 'Bid' }),
    who: choice({ title: 'Who', options: optionsOf(['Ana', 'Bo']) }),
    all: checkboxes({ title: 'All', options: optionsOf(['Ana', 'Bo']) }),
    sure: yesNo({ title: 'Sure?' }),
    why: text({ title: 'Why' }),
  };
  const move = object(fields);
  const worded = {
    questions: move.questions(''),
    toAnswers: (value: unknown) => move.toAnswers(value, ''),
  };
  const notes = Object.keys(fields).map((key) => ({ place: [key], note: `You have 12 coins.` }));
  expect(notedAnswers(notes, worded)).toEqual(
    worded.questions.map(({ title }) => ({ title, answer: '', note: 'You have 12 coins.' })),
  );
});
