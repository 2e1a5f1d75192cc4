// Nothing that a person types makes any game throw; junk is refused with reasons.
import fc from 'fast-check';
import { EVERY_GAME } from './every-game';
import { seededChance } from '../../src/games/frame/chance';
import { isObject, type Json } from '../../src/games/frame/json';
import type { Match } from '../../src/games/frame/match';
import type { PlayableGame } from '../../src/games/frame/playable';
import type { Problem } from '../../src/games/frame/result';
import {
  begin,
  explained,
  inputOf,
  json,
  junk,
  legalMoves,
  play,
  runs,
  samples,
  spoilt,
  usualStart,
} from './random-play';

const seeds = fc.string({ maxLength: 8 });
const anything = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>;

describe.each(EVERY_GAME.map((game) => [game.info.id, game] as const))('%s', (_, game) => {
  test('any JSON as roster and settings is played or refused', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 4 }), anything, seeds, (players, settings, seed) => {
        expectReasons(game.begin(players, settings, seed));
        expectReasons(game.begin(game.sampleRoster, settings, seed));
        expectReasons(game.begin(players, game.sampleSettings, seed));
      }),
      runs(20),
    );
  });

  test('a roster or settings with one mistake are played or refused', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const chance = seededChance(seed);
        const players = spoilt(game.sampleRoster, chance);
        expectReasons(
          game.begin(Array.isArray(players) ? (players as Json[]) : [], game.sampleSettings, seed),
        );
        expectReasons(game.begin(game.sampleRoster, spoilt(game.sampleSettings, chance), seed));
      }),
      runs(40),
    );
  });

  test('random answers to the questions on settings are played or refused', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const chance = seededChance(seed);
        const answers = new Map(
          game.settingsQuestions
            .filter(() => chance.whole(1, 4) === 1)
            .map(({ title, kind }) => [title, answerTo(kind, chance)] as const),
        );
        const settings = game.settings.fromAnswers((title) => answers.get(title) ?? '', '') ?? {};
        const merged = { ...game.sampleSettings, ...(isObject(settings) ? settings : {}) };
        const begun = game.begin(game.sampleRoster, merged, seed);
        expectReasons(begun);
        if (!begun.ok) return;
        const played = play(game, { players: game.sampleRoster, settings: merged, seed }, legalMoves(10));
        explained(played.scenario, () => expect(played.last.stage).toBeNull());
      }),
      runs(6),
    );
  });

  test('any move is counted or refused with reasons', () => {
    fc.assert(
      fc.property(seeds, fc.array(anything, { minLength: 3, maxLength: 12 }), (seed, moves) => {
        const match = somewhere(game, seed);
        const chance = seededChance(seed);
        const { stage } = match;
        if (stage === null) return;
        const submissions = [
          ...moves.map((move) => ({ player: chance.pick(match.roster) ?? '', move })),
          ...samples(stage, chance).map(({ player, move }) => ({ player, move: spoilt(move, chance) })),
          { player: 'nobody', move: junk(chance) },
        ];
        const resolved = match.resolve(inputOf(submissions, submissions));
        if (!resolved.ok) throw new Error('Moves alone never stop a stage from being resolved.');
        for (const { fate } of resolved.value.fates) {
          if (fate.kind === 'refused') expectReasons({ ok: false, error: fate.problems });
        }
      }),
      runs(13),
    );
  });

  test('any host facts are accepted or refused with reasons', () => {
    fc.assert(
      fc.property(seeds, anything, (seed, facts) => {
        const match = somewhere(game, seed);
        expectReasons(match.resolve(inputOf([], [], facts)));
        const titles = match.stage?.hostQuestions.map(({ title }) => title) ?? [];
        expect(new Set(titles).size).toBe(titles.length);
      }),
      runs(13),
    );
  });

  test('any answers in a form give a move that counts or is refused', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.array(fc.oneof(fc.string(), fc.double(), fc.boolean()), { minLength: 1 }),
        (seed, cells) => {
          const match = somewhere(game, seed);
          const chance = seededChance(seed);
          for (const asked of match.stage?.asks ?? []) {
            const answers = new Map(
              asked.questions.map(({ title, kind }) => [
                title,
                chance.whole(1, 3) === 1 ? (chance.pick(cells) ?? '') : answerTo(kind, chance),
              ]),
            );
            const move = asked.fromAnswers((title) => answers.get(title) ?? '');
            const player = asked.players[0] ?? '';
            const resolved = match.resolve(inputOf([{ player, move: json(move) }]));
            expect(resolved.ok).toBe(true);
          }
        },
      ),
      runs(13),
    );
  });
});

function somewhere(game: PlayableGame, seed: string): Match {
  const start = usualStart(game, seed);
  const most = seededChance(seed).whole(0, 6);
  const match = play(game, start, legalMoves(20), most).last;
  return match.stage === null ? begin(game, start) : match;
}

function answerTo(
  kind: PlayableGame['settingsQuestions'][number]['kind'],
  chance: ReturnType<typeof seededChance>,
): string | number {
  switch (kind.type) {
    case 'choice': {
      const option = chance.pick(kind.options);
      return option?.label ?? option?.value ?? '';
    }
    case 'checkboxes':
      return kind.options
        .filter(() => chance.whole(1, 2) === 1)
        .map(({ value, label }) => label ?? value)
        .join(', ');
    case 'whole':
      return chance.whole(kind.min ?? -3, Math.min(kind.max ?? 12, (kind.min ?? -3) + 12));
    case 'text':
      return chance.pick(['', '1', '1 2\n3 4', 'some words', 'A, B, C', '=SUM(A1)']) ?? '';
  }
}

function expectReasons(result: { readonly ok: boolean; readonly error?: readonly Problem[] }): void {
  if (result.ok) return;
  const reasons = result.error ?? [];
  const isReason = ({ code, text }: Problem): boolean =>
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(code) &&
    !/\bundefined\b|\[object |\bNaN\b/.test(text) &&
    text.length < 2000;
  expect([reasons.length > 0, reasons.filter((reason) => !isReason(reason))]).toEqual([true, []]);
}
