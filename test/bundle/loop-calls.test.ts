// The number of service calls that the loop makes, and the answers to two who click at once.
import { given } from '../../src/commands/desk-calls';
import { quietEvenings } from '../support/evening';
import { Discord, withWebhooks } from '../support/discord';
import type { TestHost } from '../support/host';
import { deliverAll, gameView, openStage, prepare, submittedGame } from '../support/host-game';
import { postingWindow } from '../support/posting-window';
import { postMessages } from '../../sidebar/panel/stage/post-messages';
import { waitsApart } from '../support/waits';
import { countCallsOfResolve } from './resolve-calls';

quietEvenings('counted calls');

// The long run counts them for more players.
test('a resolve for 4 players is one read and one write, in round 1 as in round 5', () => {
  countCallsOfResolve(4);
});

/** A round of 8 players, each with a book and a webhook, whose form is there already: resolved, written, posted. */
async function deliveredRound(test: TestHost): Promise<Discord> {
  const discord = new Discord();
  const window = postingWindow(test.desk, discord.fetch);
  const { name } = openStage(test.desk);
  test.host.faults.resetCounts();
  const { claimed } = given(test.desk.resolveRound({ stage: name, token: '', deliver: true }));
  given(await postMessages(() => undefined, window, claimed));
  return discord;
}

test('a whole round for 8 players with books and webhooks is one read and one write, and the books at once', async () => {
  const test = submittedGame(withWebhooks(8, { players: 8 }));
  const { host, desk } = test;
  deliverAll(desk);
  for (const round of [1, 2]) {
    const discord = await deliveredRound(test);
    const { others } = waitsApart(host.faults.trace());
    expect({ round, few: others.length <= 10, others }).toEqual({ round, few: true, others });
    expect(host.faults.counts()).toMatchObject({
      // Of the resolve, and of the report.
      'Sheets.Spreadsheets.Values.batchGetByDataFilter': 2,
      // All books are looked at, then all are drawn.
      'UrlFetchApp.fetchAll': 2,
      // Nobody reads a book who should not.
      'Request.drive.files.get': 9,
      'Request.sheets.spreadsheets.batchUpdate': 9,
      // The round, the progress of the books with the claim of all messages, the report, and the next stage's form.
      'Sheets.Spreadsheets.batchUpdate': 4,
    });
    // No second look at a book's tabs.
    expect(host.faults.count(/spreadsheets\.get$/i)).toBe(0);
    expect(discord.posts).toHaveLength(9);
    const play = gameView(desk);
    expect(play.deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
    prepare(desk);
    given(desk.submitForPractice({ players: [] }));
  }
});
