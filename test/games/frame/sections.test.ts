// The sections of every game's forms: whatever is answered leads to the last page, and answers off the path say nothing.
import {
  pagesOf,
  questionsOnPath,
  type Answers,
  type FormPage,
  type Question,
} from '../../../src/games/frame/fields';
import type { OpenStage } from '../../../src/games/frame/match';
import { EVERY_GAME } from '../every-game';
import { json, legalMoves, play, usualStart } from '../random-play';

type Ask = OpenStage['asks'][number];

/** One ask of each form of a game, and what those who are asked send. */
function formsOf(game: (typeof EVERY_GAME)[number]): ReadonlyMap<string, { ask: Ask; moves: unknown[] }> {
  const forms = new Map<string, { ask: Ask; moves: unknown[] }>();
  for (const { before, input } of play(game, usualStart(game, 'sections'), legalMoves()).rounds) {
    for (const ask of before.stage?.asks ?? []) {
      const form = forms.get(ask.form) ?? { ask, moves: [] };
      // Choices change from stage to stage: what is sent belongs to the questions of its own.
      if (form.ask.questions !== ask.questions && forms.has(ask.form)) continue;
      forms.set(ask.form, form);
      for (const { player, move } of input.submissions)
        if (ask.players.includes(player)) form.moves.push(move);
    }
  }
  return forms;
}

/** The titles of the questions on the pages that somebody visits who answers so. */
function visited(questions: readonly Question[], answers: Answers): readonly string[] {
  const pages = pagesOf(questions);
  const titles: string[] = [];
  let last = -1;
  for (let at: number | undefined = 0; at !== undefined;) {
    const page: FormPage | undefined = pages[at];
    const asked: readonly Question[] = page?.questions ?? [];
    // Pages are visited in their order, so that the way ends.
    expect(at).toBeGreaterThan(last);
    last = at;
    titles.push(...asked.map(({ title }) => title));
    const brancher: Question | undefined = asked.find(({ title }) => title === page?.branch?.question);
    const chosen: string | undefined =
      brancher === undefined ? undefined : optionOf(brancher, String(answers(brancher.title)));
    at = page?.branch?.pages.get(chosen ?? '') ?? page?.next;
  }
  expect(last).toBe(pages.length - 1);
  return titles;
}

function optionOf({ kind }: Question, answer: string): string | undefined {
  return 'options' in kind
    ? kind.options.find(({ value, label = value }) => label === answer)?.value
    : undefined;
}

/** Some answer that the question offers, or none that it takes. */
function junkFor({ kind }: Question): string {
  const [option] = 'options' in kind ? kind.options : [];
  return option === undefined ? 'junk' : (option.label ?? option.value);
}

describe.each(EVERY_GAME.map((game) => [game.info.id, game] as const))('%s', (id, game) => {
  const forms = formsOf(game);

  test('whatever is chosen, the pages visited are those whose answers are read', () => {
    for (const { ask } of forms.values()) {
      const choosers = ask.questions.filter(({ title }) =>
        ask.questions.some(({ section }) => section?.after?.question === title),
      );
      for (const chooser of choosers) {
        for (const option of 'options' in chooser.kind ? chooser.kind.options : []) {
          const answers: Answers = (title) => (title === chooser.title ? (option.label ?? option.value) : '');
          expect(visited(ask.questions, answers)).toEqual(
            questionsOnPath(ask.questions, answers).map(({ title }) => title),
          );
        }
      }
      // With nothing answered nobody is stopped either.
      expect(visited(ask.questions, () => '')).toEqual(
        questionsOnPath(ask.questions, () => '').map(({ title }) => title),
      );
    }
  });

  test('answers off the path change nothing of a move', () => {
    let ignored = 0;
    for (const { ask, moves } of forms.values()) {
      for (const move of moves) {
        const answered = new Map(ask.toAnswers(move).map(({ title, answer }) => [title, answer]));
        const onPath = questionsOnPath(ask.questions, (title) => answered.get(title) ?? '');
        for (const title of answered.keys()) expect(onPath.map((one) => one.title)).toContain(title);
        const others = ask.questions.filter((question) => !onPath.includes(question));
        ignored += others.length;
        const strays = new Map(others.map((question) => [question.title, junkFor(question)]));
        const read = ask.fromAnswers((title) => answered.get(title) ?? strays.get(title) ?? '');
        expect(json(read)).toEqual(json(move));
      }
    }
    expect(ignored > 0).toBe(['pokemon-snap', 'wanted-sharpshooters'].includes(id));
  });
});

test('the sections of Pokémon Snap and Wanted Sharpshooters are visited after these choices', () => {
  const sections = (id: string, form: string): readonly string[] => {
    const game = EVERY_GAME.find(({ info }) => info.id === id);
    const ask = game === undefined ? undefined : formsOf(game).get(form)?.ask;
    return pagesOf(ask?.questions ?? []).map(
      ({ title, questions }) => `${title}: ${questions.map((question) => question.title).join(', ')}`,
    );
  };
  expect(sections('pokemon-snap', 'plan').slice(0, 6)).toEqual([
    ': Morning: What you do',
    'Morning: C or F: Morning: Other Pokémon',
    'Morning: G: Morning: Lose 3 of, Morning: Gain 5 of',
    'Morning: I: Morning: Points to donate',
    'Morning: I or J: Morning: Attribute',
    'Afternoon: Afternoon: What you do',
  ]);
  expect(sections('wanted-sharpshooters', 'action')).toEqual([
    ': Action',
    'Shoot: Whom you shoot',
    'Shoot: what with: Weapon',
    'Buy: What you buy',
    'To finish: Garnets to exchange',
  ]);
  expect(sections('wanted-sharpshooters', 'guilt')).toEqual([
    ': Action',
    'Guilt: Whom you accuse, Whom they shoot',
    'To finish: ',
  ]);
});
