// How many service calls a round takes.
import { unwrapReply } from '../../src/commands/desk-calls';
import { quietEvenings } from '../support/evening';
import { Discord, withWebhooks } from '../support/discord';
import type { TestHost } from '../support/host';
import { deliverAll, gameView, openStage, prepare, submittedGame } from '../support/host-game';
import { postingWindow } from '../support/posting-window';
import { postMessages } from '../../sidebar/panel/stage/post-messages';
import { sampled } from '../support/sample';
import { waitsApart } from '../support/waits';

quietEvenings('counted calls');

test.each(sampled([4, 8, 20], [4]))(
  'a resolve for %i players is one read and one write, in round 1 as in round 5',
  (players) => {
    const { host, desk } = submittedGame({ players }, { quiet: 'counted calls' });
    for (let round = 1; round <= 5; round += 1) {
      const { name } = openStage(desk);
      if (round === 1 || round === 5) {
        prepare(desk);
        unwrapReply(desk.submitForPractice({ players: [] }));
        host.faults.resetCounts();
        expect(unwrapReply(desk.resolveRound({ stage: name, token: '' })).outcome).toBe('resolved');
        const sheets = Object.entries(host.faults.counts()).filter(([call]) => call.startsWith('Sheets.'));
        expect(sheets).toEqual([
          ['Sheets.Spreadsheets.Values.batchGetByDataFilter', 1],
          ['Sheets.Spreadsheets.batchUpdate', 1],
        ]);
        // In the game's last round, the program also deletes its triggers.
        const others = host.faults.trace().filter(({ name }) => !/^(ScriptApp|Trigger)\./.test(name));
        expect(others.length).toBeLessThan(25);
      } else unwrapReply(desk.resolveRound({ stage: name, token: '' }));
    }
  },
);

/** Resolves a round of 8 players with books and webhooks, and delivers the results. */
async function deliveredRound(test: TestHost): Promise<Discord> {
  const discord = new Discord();
  const window = postingWindow(test.desk, discord.fetch);
  const { name } = openStage(test.desk);
  test.host.faults.resetCounts();
  const { claimed } = unwrapReply(test.desk.resolveRound({ stage: name, token: '', deliver: true }));
  unwrapReply(await postMessages(() => undefined, window, claimed));
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
      // One to resolve, and one to report the deliveries.
      'Sheets.Spreadsheets.Values.batchGetByDataFilter': 2,
      // One to check all books, and one to draw them.
      'UrlFetchApp.fetchAll': 2,
      // Checks who can read each book.
      'Request.drive.files.get': 9,
      'Request.sheets.spreadsheets.batchUpdate': 9,
      // The round; the progress of books, with the claim of all messages; the report; the next stage's form.
      'Sheets.Spreadsheets.batchUpdate': 4,
    });
    // The tabs of books aren't read again.
    expect(host.faults.count(/spreadsheets\.get$/i)).toBe(0);
    expect(discord.posts).toHaveLength(9);
    const play = gameView(desk);
    expect(play.deliveries.filter(({ state }) => state !== 'done')).toEqual([]);
    prepare(desk);
    unwrapReply(desk.submitForPractice({ players: [] }));
  }
});
