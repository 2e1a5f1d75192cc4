// The service calls of a resolve, counted.
import { given } from '../../src/commands/desk-calls';
import { openStage, prepare, submittedGame } from '../support/host-game';

/** In round 1 and in round 5 a resolve is one read and one write. */
export function countCallsOfResolve(players: number): void {
  const { host, desk } = submittedGame({ players }, { quiet: 'counted calls' });
  for (let round = 1; round <= 5; round += 1) {
    const { name } = openStage(desk);
    if (round === 1 || round === 5) {
      prepare(desk);
      given(desk.submitForPractice({ players: [] }));
      host.faults.resetCounts();
      expect(given(desk.resolveRound({ stage: name, token: '' })).outcome).toBe('resolved');
      const sheets = Object.entries(host.faults.counts()).filter(([call]) => call.startsWith('Sheets.'));
      expect(sheets).toEqual([
        ['Sheets.Spreadsheets.Values.batchGetByDataFilter', 1],
        ['Sheets.Spreadsheets.batchUpdate', 1],
      ]);
      // The last round of the game also deletes its triggers.
      const others = host.faults.trace().filter(({ name }) => !/^(ScriptApp|Trigger)\./.test(name));
      expect(others.length).toBeLessThan(25);
    } else given(desk.resolveRound({ stage: name, token: '' }));
  }
}
