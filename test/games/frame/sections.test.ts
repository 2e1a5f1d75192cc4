// Form sections of every game: any answers lead to the last page.
import {
  formPages,
  questionsOnPath,
  type AnswerLookup,
  type FormPage,
  type Question,
} from '../../../src/games/frame/fields';
import type { OpenStage } from '../../../src/games/frame/match';
import { EVERY_GAME } from '../every-game';
import { legalMoves, play, usualStart } from '../random-play';

type Ask = OpenStage['asks'][number];

function formsOf(game: (typeof EVERY_GAME)[number]): ReadonlyMap<string, Ask> {
  const { rounds } = play(game, usualStart(game, 'sections'), legalMoves());
  const asks = rounds.flatMap(({ before }) => before.stage?.asks ?? []);
  return new Map(asks.map((ask) => [ask.form, ask]));
}

/** The titles of all questions on the pages that these answers lead to. */
function visited(questions: readonly Question[], answers: AnswerLookup): readonly string[] {
  const pages = formPages(questions);
  const titles: string[] = [];
  let last = -1;
  for (let at: number | undefined = 0; at !== undefined;) {
    const page: FormPage | undefined = pages[at];
    const asked: readonly Question[] = page?.questions ?? [];
    // Pages only lead forward, so the form ends.
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

describe.each(EVERY_GAME.map((game) => [game.info.id, game] as const))('%s', (_, game) => {
  const forms = formsOf(game);

  test('whatever is chosen, exactly the answers on visited pages are read', () => {
    for (const ask of forms.values()) {
      const choosers = ask.questions.filter(({ title }) =>
        ask.questions.some(({ section }) => section?.after?.question === title),
      );
      for (const chooser of choosers) {
        for (const option of 'options' in chooser.kind ? chooser.kind.options : []) {
          const answers: AnswerLookup = (title) =>
            title === chooser.title ? (option.label ?? option.value) : '';
          expect(visited(ask.questions, answers)).toEqual(
            questionsOnPath(ask.questions, answers).map(({ title }) => title),
          );
        }
      }
      // Even without answers, the form can be completed.
      expect(visited(ask.questions, () => '')).toEqual(
        questionsOnPath(ask.questions, () => '').map(({ title }) => title),
      );
    }
  });
});
