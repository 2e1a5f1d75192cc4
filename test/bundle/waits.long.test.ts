// How many waits each click takes in whole games, with up to 40 players.
import { unwrapReply } from '../../src/commands/desk-calls';
import { GAMES } from '../../src/games/catalogue';
import { createByClick, resolveByClick, type Click, type RoundClick } from '../support/clicks';
import { withWebhooks } from '../support/discord';
import { openTestHost } from '../support/host';
import { draft, gameView } from '../support/host-game';

/** The most waits that a click can take, without edits of forms. */
const MOST = { create: 22, round: 9 } as const;
/** How often the sidebar waits for Google before it shows anything: to read, and to check triggers if there are deadlines. */
const PAINT = { live: 1, other: 2 } as const;
/** The most calls to change a form: for each changed question, and for everything else. */
const MOST_OF_FORM = { question: 3, besides: 5 } as const;

/** Some games are always for two players. */
const TABLES = GAMES.flatMap(({ info: { id, live, playerCount } }) =>
  (playerCount === '2 players' ? [2] : [8, 20, 40]).map((players) => [id, players, live] as const),
);

test.each(TABLES)('%s for %i players: each click takes few waits', async (game, players, live) => {
  const test = openTestHost({ quiet: 'counted calls' });
  // Google's limit.
  test.host.conditions.sheetsPerMinute = 60;
  draft(test, withWebhooks(players, players === 2 ? { game } : { game, players }));
  const creation = await createByClick(test);
  const rounds: RoundClick[] = [];
  while (gameView(test.desk).stage !== null) {
    unwrapReply(test.desk.submitForPractice({ players: [] }));
    test.clock.pass(3_600_000);
    rounds.push(await resolveByClick(test));
  }
  expect(rounds.length).toBeGreaterThan(2);
  const most = ({ waits, name }: Click, limit: number): unknown => ({
    name,
    fits: waits.length <= limit,
    waits,
  });
  expect(most(creation, MOST.create)).toMatchObject({ fits: true });
  for (const round of rounds) {
    expect(most(round, MOST.round)).toMatchObject({ fits: true });
    // All of these calls start at the same time as the call that resolves.
    expect([...new Set(round.prefetch)]).toEqual(['UrlFetchApp.fetchAll']);
    expect(round.paint).toHaveLength(live ? PAINT.live : PAINT.other);
    // Two calls, to resolve and to report messages, each take the game’s lock and release it. Changing forms takes another.
    expect([4, 6]).toContain(round.beside.lock);
    expect(round.beside.user).toBeLessThanOrEqual(12);
    for (const { calls, questions, isMade } of round.forms) {
      const limit = MOST_OF_FORM.besides + MOST_OF_FORM.question * questions;
      if (!isMade) expect({ calls, fits: calls.length <= limit }).toMatchObject({ fits: true });
    }
  }
});
