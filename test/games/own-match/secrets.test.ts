// The secrets of a match of the host's own (OM-3): of two plays that differ in what others may not know, they read
// the same to the byte.
import fc from 'fast-check';
import { chanceFrom, type Chance } from '../../../src/games/frame/chance';
import { closedAnswers } from '../../../src/games/frame/closed';
import type { Match, Resolved } from '../../../src/games/frame/match';
import { gameOf } from '../pages';
import { begin, inputOf, runs, samples } from '../random-play';

const game = gameOf('own-match');

const OWNER = 'Ana';
const SETTINGS = {
  ...game.sampleSettings,
  scores: [
    { name: 'Points', shown: 'everyone' },
    { name: 'Coins', start: 'purse', purse: 'coins', shown: 'owner' },
    { name: 'Favour', shown: 'host' },
  ],
};

/** The host's part of a round: what everyone may know drawn from one source, what Ana and the host alone may from another. */
function hostPart(open: Chance, secret: Chance): object {
  const others = ['Bo', 'Chen', 'Dora', 'Emil'];
  return {
    announce: `Lot ${open.whole(1, 99)} is sold.`,
    tell: { [OWNER]: `Yours ${secret.whole(1, 1e9)}`, Bo: `Yours ${open.whole(1, 99)}` },
    scores: {
      [OWNER]: { Points: open.whole(-3, 3), Coins: secret.whole(-9, 9), Favour: secret.whole(-9, 9) },
      ...Object.fromEntries(
        others.map((name) => [
          name,
          { Points: open.whole(-3, 3), Coins: open.whole(-9, 9), Favour: secret.whole(-9, 9) },
        ]),
      ),
    },
    draws: [
      { title: 'Card', deck: [`Card ${secret.whole(1, 1e9)}`, 'Card', 'Card'], to: 'host' },
      { title: 'Order', deck: [`First ${open.whole(1, 99)}`, 'Second'], to: 'everyone' },
    ],
    questions: [
      { title: 'Bid', kind: 'number', within: 'Coins', required: false },
      { title: 'Trust', kind: 'player', once: true },
      { title: 'Word', kind: 'text', accept: [`Right ${secret.whole(1, 1e9)}`] },
      { title: `Alone ${secret.whole(1, 1e9)}`, kind: 'text', only: [OWNER] },
      { title: `Round ${open.whole(1, 99)}`, kind: 'number' },
      { title: `Dealers ${secret.whole(1, 1e9)}`, kind: 'text', for: 'Dealers' },
    ],
  };
}

/** Everything that is told by a round, to whom it is told, and what each reader then finds. */
function readBy({ next, news }: Resolved, match: Match): Readonly<Record<string, string>> {
  const of = (name: string | undefined): string => {
    const told = news.filter(({ to }) => to === 'everyone' || to.player === name).map(({ text }) => text);
    const reader = name === undefined ? 'everyone' : { player: name };
    return JSON.stringify([
      told,
      next.view(reader),
      next.home(reader),
      name === undefined ? next.rules : shownTo(next, name),
    ]);
  };
  return Object.fromEntries([...match.roster, undefined].map((name) => [name ?? 'everyone', of(name)]));
}

/** Everything on a player's page and form: choices that are closed, what they share, what they may leave out. */
function shownTo(match: Match, name: string): unknown {
  const asked = match.stage?.asks.filter(({ players }) => players.includes(name)) ?? [];
  return [
    match.page(name),
    asked.map((ask) => [
      ask.form,
      ask.title,
      ask.questions,
      closedAnswers(ask.closed(name), ask),
      ask.limits(name),
    ]),
  ];
}

function playWith(seed: string, secretSeed: string): readonly Readonly<Record<string, string>>[] {
  const purse = chanceFrom(`${secretSeed} purse`).whole(20, 1e6);
  const players = game.sampleRoster.map((player) => ({
    ...player,
    purses: { coins: player.name === OWNER ? purse : 20 },
  }));
  let match = begin(game, { players, settings: SETTINGS, seed });
  const rounds: Readonly<Record<string, string>>[] = [];
  for (let round = 1; round <= 2; round += 1) {
    const { stage } = match;
    if (stage === null) throw new Error('It is over.');
    const open = chanceFrom(`${seed} ${round}`);
    const secret = chanceFrom(`${secretSeed} ${round}`);
    const sent = [
      // Bo is a Dealer like Ana, so that what is asked of Dealers alone is told to him, too.
      ...samples(stage, open).filter(({ player }) => player !== OWNER && player !== 'Bo'),
      ...samples(stage, secret).filter(({ player }) => player === OWNER),
    ];
    const resolved = match.resolve(inputOf(sent, [], hostPart(open, secret)));
    if (!resolved.ok) throw new Error(JSON.stringify(resolved.error));
    rounds.push(readBy(resolved.value, match));
    match = resolved.value.next;
  }
  return rounds;
}

test('answers, own scores, texts and questions of a group are nobody else’s', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), (seed) => {
      const [one, other] = [playWith(seed, `${seed} a`), playWith(seed, `${seed} b`)];
      for (const [round, read] of one.entries()) {
        const same = Object.keys(read).filter((name) => read[name] === other[round]?.[name]);
        expect(same.sort()).toEqual(['Chen', 'Dora', 'Emil', 'everyone']);
      }
    }),
    runs(10),
  );
});
