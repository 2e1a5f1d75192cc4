// Messages about a season's changes: public changes go to everyone, a private purse's only to its owner.
import { applyChanges } from '../../../src/seasons/changes';
import type { CausedChange } from '../../../src/seasons/types';
import { standingsChangeMessages, matchCountedMessages } from '../../../src/rounds/outbox/season-news';
import { mustHaveSeason } from '../../../src/rounds/session/readers';
import { inSeason, seasonStarted } from '../../support/paper-season';

const session = inSeason(seasonStarted(['Ann', 'Bob', 'Cy'].map((name) => ({ name }))));
const { people } = session;
const { standing: BEFORE } = mustHaveSeason(session);

test('counting tells everyone the public changes, and each person theirs with the reason', () => {
  const changes: readonly CausedChange[] = [
    { player: 'Ann', purse: 'garnets', by: 3, cause: 'Left over.' },
    { player: 'Ann', tokens: 2, cause: 'Won.' },
    { player: 'Bob', purse: 'bellflowers', by: 5, cause: 'Gained.' },
    { player: 'Bob', candidate: true, cause: 'Lost.' },
    { player: 'Cy', opponent: true, cause: 'Named.' },
  ];
  const made = applyChanges(BEFORE, changes);
  expect(matchCountedMessages({ standing: made.season, people }, made.changes, 'The match')).toEqual([
    {
      to: 'everyone',
      text: [
        '**The Elder Tree, episode 4**',
        'The match has been counted.',
        'Tokens of Life: Ann 2. Token holders can’t be named as the opponent.',
        'bellflowers: Bob +5.',
        'Bob faces Cy in the death match.',
      ].join('\n'),
    },
    {
      to: { player: 'Ann' },
      text: '**The Elder Tree, episode 4**\ngarnets +3. Left over. Now you have 3 garnets.\nTokens of Life +2. Won.',
    },
    {
      to: { player: 'Bob' },
      text: '**The Elder Tree, episode 4**\nbellflowers +5. Gained. Now you have 5 bellflowers.\nYou’re the Candidate. Lost.',
    },
    { to: { player: 'Cy' }, text: '**The Elder Tree, episode 4**\nYou’re the opponent. Named.' },
  ]);
});

test('only the owner is told of a change to a private purse, and of its reason', () => {
  const change: CausedChange = { player: 'Cy', purse: 'garnets', by: 2, cause: 'a find' };
  const made = applyChanges(BEFORE, [change]);
  expect(standingsChangeMessages({ standing: made.season, people }, made.changes, 'a find')).toEqual([
    {
      to: { player: 'Cy' },
      text: '**The Elder Tree, episode 4**\ngarnets +2. a find. Now you have 2 garnets.',
    },
  ]);
});

test('the owner is told what a correction changes, and what was dismissed', () => {
  const change: CausedChange = { player: 'Cy', purse: 'garnets', by: 2, cause: 'a find' };
  const { season: standing, changes } = applyChanges(BEFORE, [change]);
  const aside = {
    changes: [{ player: 'Cy', purse: 'garnets', by: 3 }],
    reason: 'too late',
    title: 'The match',
  } as const;
  const [own, ...others] = standingsChangeMessages({ standing, people }, changes, 'a find', aside);
  expect([own?.to, others]).toEqual([{ player: 'Cy' }, []]);
  expect(own?.text).toMatch(/garnets \+2\. .*\n.*dismissed these changes .*: garnets \+3/);
});

test('a public change’s reason is told to everyone, below the match’s results', () => {
  const reason = 'lost the death match';
  const changes: readonly CausedChange[] = [
    { player: 'Ann', tokens: 1, cause: 'The match: Won.' },
    { player: 'Bob', eliminated: true, cause: reason },
    { player: 'Cy', purse: 'garnets', by: 2, cause: reason },
  ];
  const made = applyChanges(BEFORE, changes);
  const told = { standing: made.season, people };
  const linesOf = (some: readonly CausedChange[]): unknown => {
    const [open] = matchCountedMessages(told, some, 'The match', reason);
    return open?.text.split('\n').slice(2);
  };
  const tokens = 'Tokens of Life: Ann 1. Token holders can’t be named as the opponent.';
  expect(linesOf(made.changes)).toEqual([tokens, 'Bob is eliminated.', 'Reason: lost the death match.']);
  // If only the owner can see a change, not even its reason is public.
  expect(linesOf(made.changes.filter((change) => !('eliminated' in change)))).toEqual([tokens]);
});

test('the count’s message says why a guest gets no mark', () => {
  const current = {
    number: 1,
    kind: 'main',
    episode: '4',
    game: 'x',
    players: ['Ann', 'Bob'],
    guests: ['Bob'],
  } as const;
  const [everyone] = matchCountedMessages({ standing: BEFORE, people, current }, [], 'The match');
  expect(everyone?.text).toContain('Bob played as a guest, so the match only changes their purse.');
});
