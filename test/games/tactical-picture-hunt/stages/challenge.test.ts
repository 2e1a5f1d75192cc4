// The form of a challenge, and what players are told about a list of squares that they send (PH-7, PH-11).
import type { Match, StageResult } from '../../../../src/games/frame/match';
import { playable } from '../../../../src/games/frame/playable';
import { tacticalPictureHunt } from '../../../../src/games/tactical-picture-hunt/game';
import { resolved } from '../../by-hand';
import { begin, usualStart } from '../../random-play';

const game = playable(tacticalPictureHunt);

/** A game in which Ana must list squares of a region: AX, unless other axes are chosen. */
function inChallenge(settings = {}, [column, row]: readonly [string, string] = ['A', 'X']): Match {
  return [
    [{ player: 'Ana', move: { dimension: 'columns' } }],
    [{ player: 'Bo', move: { dimension: 'rows' } }],
    [
      { player: 'Ana', move: { axis: column, prediction: 1 } },
      { player: 'Bo', move: { axis: row, prediction: 0 } },
    ],
  ].reduce(
    (match: Match, submissions) => resolved(match, submissions).next,
    begin(game, { ...usualStart(game, 'challenge'), settings }),
  );
}

/** Ana's move if she gives this answer. */
function sent(match: Match, answer: string): unknown {
  return match.stage?.asks[0]?.fromAnswers(() => answer);
}

test('squares can be ticked or typed with any separators, and an empty form is an empty list', () => {
  const match = inChallenge();
  expect(sent(match, ' ax, by;cz\nAXax  ')).toEqual({ squares: ['ax', 'by', 'cz', 'AXax'] });
  expect(sent(match, 'ax, by, cz')).toEqual({ squares: ['ax', 'by', 'cz'] });
  expect(sent(match, '')).toEqual({ squares: [] });
});

test('the form offers the region’s squares by short names, and does not reveal its axes', () => {
  const match = inChallenge();
  const [question] = match.stage?.asks[0]?.questions ?? [];
  expect(question).toMatchObject({ title: 'Squares', required: false, kind: { type: 'checkboxes' } });
  const offered = (axes: readonly [string, string]): string =>
    JSON.stringify(inChallenge({}, axes).stage?.asks[0]?.questions);
  expect(offered(['C', 'Y'])).toBe(JSON.stringify(match.stage?.asks[0]?.questions));
  const names = question?.kind.type === 'checkboxes' ? question.kind.options.map(({ value }) => value) : [];
  expect([...names].sort()).toEqual(['ax', 'ay', 'az', 'bx', 'by', 'bz', 'cx', 'cy', 'cz']);
});

test('only the author is told which squares were ignored; the message shortens a long list, the book has all', () => {
  const match = inChallenge();
  const passedOver = (squares: readonly string[]): StageResult['news'] =>
    resolved(match, [{ player: 'Ana', move: { squares } }]).news.filter(({ text }) =>
      text.includes('Ignored'),
    );
  const junk = Array.from({ length: 22 }, (_, index) => `q${index + 1}`);
  expect(passedOver(['ax'])).toEqual([]);
  expect(passedOver(['ax', 'qq', 'á x'])).toEqual([
    {
      to: { player: 'Ana' },
      text: 'Ignored, because no square has this name: “qq”, “á x”.',
    },
  ]);
  expect(passedOver(junk.slice(1))[0]?.text).toMatch(/ 1 more was ignored too\./);
  expect(passedOver(junk)).toMatchObject([
    {
      to: { player: 'Ana' },
      text: expect.stringMatching(/“q20”\. 2 more were ignored too. Your book lists them all\.$/) as unknown,
    },
  ]);
});
