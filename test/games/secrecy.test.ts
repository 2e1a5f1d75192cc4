// The secrets of all games: refused, replaced and late answers, the host's entries, who answered first, and forms'
// questions.
import fc from 'fast-check';
import { EVERY_GAME } from './every-game';
import { seededChance, type Chance } from '../../src/games/frame/chance';
import { closedAnswers, answerNotes } from '../../src/games/frame/closed-choices';
import type { Match, OpenStage, StageResult, StageInput } from '../../src/games/frame/match';
import { FRAME_TITLES } from '../../src/games/frame/reserved-titles';
import { ORDER_MATTERS } from './exceptions';
import {
  begin,
  bySender,
  explained,
  inputOf,
  legalMoves,
  messyMoves,
  play,
  runs,
  samples,
  usualStart,
  type RandomGame,
  type Sent,
} from './random-play';

const CANARY = 'cánary 🐤 =SECRET()';
const OWN_TAB = FRAME_TITLES.ownSubmissions;
const seeds = fc.string({ maxLength: 8 });

describe.each(EVERY_GAME.map((game) => [game.info.id, game] as const))('%s', (id, game) => {
  const exception = ORDER_MATTERS.get(id);

  const changes: readonly (readonly [what: string, change: Change])[] = [
    [
      'what is refused, replaced, late or sent by strangers changes nothing, and nobody else sees it',
      (input, stage, chance) =>
        inputOf(
          noise(bySender(input).sent, stage, chance),
          canaries(stage, chance).map((sent) => ({ ...sent, reason: CANARY })),
          input.hostFacts,
        ),
    ],
    [
      'that the host entered a submission is only seen by the player concerned',
      (input, _stage, chance) => {
        // Moving the last one to the host's entries keeps the order of arrival.
        const { sent } = bySender(input);
        const kept = chance.whole(0, sent.length);
        return inputOf(
          sent.slice(0, kept),
          sent.slice(kept).map((submission) => ({ ...submission, reason: CANARY })),
          input.hostFacts,
        );
      },
    ],
    [
      'the order of submissions matters only if a ruling says so',
      (input, stage, chance) =>
        exception?.stages.test(stage.name) === true
          ? input
          : { ...input, submissions: chance.shuffle(input.submissions) },
    ],
  ];

  test.each(changes)('%s', (_what, change) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const base = play(game, usualStart(game, seed), legalMoves(15));
        explained(base.scenario, () => expectSameForOthers(base, replay(base, change)));
      }),
      runs(2),
    );
  });

  test('facts known from the start stay the same at every stage, whatever is played', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const start = usualStart(game, seed);
        const opened = text(begin(game, start).open);
        for (const player of [legalMoves(15), messyMoves]) {
          const played = play(game, start, player);
          explained(played.scenario, () => {
            for (const { resolved } of played.rounds) expect(text(resolved.next.open)).toBe(opened);
          });
        }
      }),
      runs(1),
    );
  });

  test('who is asked next, and what, reveals nothing secret', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const start = usualStart(game, seed);
        const base = play(game, start, legalMoves(15));
        const stages = base.rounds.length;
        const from = seededChance(seed).whole(0, Math.max(0, stages - 1));
        // A play that's the same up to a stage. From there, everybody sends something else.
        const other = play(
          game,
          start,
          (stage, _match, chance) => {
            const at = base.rounds.findIndex(({ resolved }) => resolved.stage === stage.name);
            const known = base.rounds[at]?.input;
            const others = inputOf(samples(stage, chance.for('other')), [], known?.hostFacts);
            return at < from && known !== undefined ? known : others;
          },
          from + 2,
        );
        explained(base.scenario, () => {
          for (const [at, round] of other.rounds.entries()) {
            const one = base.rounds[at];
            if (one === undefined || publicText(one.resolved) !== publicText(round.resolved)) return;
            expect(asksText(round.resolved.next)).toEqual(asksText(one.resolved.next));
          }
        });
      }),
      runs(4),
    );
  });
});

type Change = (input: StageInput, stage: OpenStage, chance: Chance) => StageInput;

/** Replays a game with other inputs that should have the same results. */
function replay(base: RandomGame, change: Change): readonly StageResult[] {
  const resolutions: StageResult[] = [];
  let match: Match = base.first;
  for (const { input } of base.rounds) {
    const { stage } = match;
    if (stage === null) break;
    const chance = seededChance(JSON.stringify(['replay', stage.name, input.submissions.length]));
    const resolved = match.resolve(change(input, stage, chance));
    if (!resolved.ok) throw new Error(JSON.stringify(resolved.error));
    resolutions.push(resolved.value);
    match = resolved.value.next;
  }
  return resolutions;
}

/** Adds submissions without effect: junk, late ones, ones by strangers, and ones that the original replaces. */
function noise(submissions: readonly Sent[], stage: OpenStage, chance: Chance): readonly Sent[] {
  const earlier = samples(stage, chance).filter(({ player }) =>
    submissions.some((each) => each.player === player),
  );
  return [
    ...earlier,
    ...canaries(stage, chance),
    ...submissions,
    ...canaries(stage, chance),
    ...samples(stage, chance.for('late')).map((submission) => ({ ...submission, late: true })),
    { player: CANARY, move: { [CANARY]: CANARY } },
  ];
}

/** Junk from every player who is asked, with the canary in place of all texts. */
function canaries(stage: OpenStage, chance: Chance): readonly Sent[] {
  return stage.asks
    .flatMap((asked) =>
      asked.players.map((player) => ({
        player,
        move: chance.pick([CANARY, [CANARY], { [CANARY]: 1 }, sung(asked.sample(player, chance), CANARY)]),
      })),
    )
    .filter(() => chance.whole(1, 2) === 1);
}

/** A move with the canary in place of all texts and as an additional key. */
function sung(move: unknown, canary: string): unknown {
  if (typeof move === 'string') return canary;
  if (Array.isArray(move)) return move.map((part) => sung(part, canary));
  if (typeof move !== 'object' || move === null) return move;
  return {
    ...Object.fromEntries(Object.entries(move).map(([key, part]) => [key, sung(part, canary)])),
    [canary]: canary,
  };
}

/** Expects that others' tabs and news are identical, and that the player's own differ only in their submissions. */
function expectSameForOthers(base: RandomGame, other: readonly StageResult[]): void {
  expect(other.length).toBe(base.rounds.length);
  for (const [at, { resolved: one }] of base.rounds.entries()) {
    const two = other[at];
    if (two === undefined) continue;
    expectSame(two.next.facts, one.next.facts);
    expectSame(two.news, one.news);
    expectSame(asksText(two.next), asksText(one.next));
    // In long games, checking every fifth stage is enough.
    if (at % 5 !== 0 && at < base.rounds.length - 2) continue;
    expectSame(withoutOwn(two.next), withoutOwn(one.next));
  }
}

/** Expects equality. It first compares texts, which takes a tenth of the time. */
function expectSame(one: unknown, other: unknown): void {
  if (text(one) !== text(other)) expect(one).toEqual(other);
}

function withoutOwn(match: Match): unknown {
  const own = (player: string) => match.view({ player }).filter(({ title }) => title !== OWN_TAB);
  return {
    open: [match.view('everyone'), match.home(false), match.scene(false)],
    players: match.roster.map((player) => [player, own(player), onPageOf(match, player)]),
  };
}

/** A game's part of a player's page, with the closed choices and notes on it. */
function onPageOf(match: Match, player: string): unknown {
  const asks = match.stage?.asks.filter(({ players }) => players.includes(player)) ?? [];
  return [
    match.page(player),
    asks.map((asked) => [
      closedAnswers(asked.closed(player), asked),
      answerNotes(asked.notes(player), asked),
    ]),
  ];
}

/** Anything as text, including maps and sets. */
function text(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part instanceof Map || part instanceof Set ? [...part] : part,
  );
}

function publicText({ next, news }: StageResult): string {
  return JSON.stringify([
    next.view('everyone'),
    news.filter(({ to }) => to === 'everyone'),
    next.stage?.name,
  ]);
}

/** Everything that forms show before anybody has answered. */
function asksText({ stage }: Match): unknown {
  return stage?.asks.map(({ form, title, help, players, questions }) => ({
    form,
    title,
    help,
    players,
    questions,
  }));
}
