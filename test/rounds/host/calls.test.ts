// Every call of the sidebar returns an answer and never throws, whatever the state of the game.
import { HOST_CALL_NAMES } from '../../../src/rounds/host/calls';
import { CALL_INPUTS } from '../../support/call-inputs';
import { drafted, played, submitted } from '../../support/paper-game';
import { paper } from '../../support/paper-ports';
import { seasonStarted } from '../../support/paper-season';

const BOOKS = {
  'an empty book': paper,
  'a draft': drafted,
  'a game': submitted,
  'a game that is over': () => played(5),
  'a season': seasonStarted,
};

test.each(Object.entries(BOOKS))('in %s every call returns plain JSON', (_, open) => {
  const { desk } = open();
  for (const name of HOST_CALL_NAMES) {
    const call = (desk as unknown as Record<string, (input: unknown) => unknown>)[name];
    const answer = call?.(CALL_INPUTS[name]);
    expect([name, answer]).toEqual([name, JSON.parse(JSON.stringify(answer)) as unknown]);
    expect(answer).toMatchObject({ ok: expect.any(Boolean) as unknown });
  }
});
