// A substitute in the built bundle: the book of the one who left never holds the new key or anything that came after.
import { given } from '../../src/commands/desk-calls';
import type { Change } from '../../src/rounds/host/parts/inputs';
import { bookTabs } from '../support/host-books';
import { deliverAll, gameView, playStage, prepare, SMALL, submittedGame } from '../support/host-game';

const ZOE: Change = { kind: 'replace-player', player: 'Aa', name: 'Zoë' };

function idOf(url: string): string {
  return /\/d\/([^/]+)\//.exec(url)?.[1] ?? '';
}

test('the old book ends and nobody may open it; the new one has the key, the past and what comes', () => {
  const { desk, host } = submittedGame(SMALL);
  playStage(desk);
  const before = gameView(desk).players[0];
  const old = idOf(before?.book ?? '');
  const past = bookTabs(host, old);
  given(desk.applyChange({ change: ZOE, reason: 'Aa left.', token: '' }));
  prepare(desk);
  const play = deliverAll(desk);
  const [now] = play.players;
  const own = idOf(now?.book ?? '');
  expect(own).not.toBe(old);
  expect(host.cloud.file(own)?.name).toMatch(/^Zoë's book: /);
  const { Now: front, ...rest } = bookTabs(host, own);
  const { Now: _, ...had } = past;
  // The same tabs, but that they name who plays.
  const named = JSON.stringify(rest);
  expect(named).toContain('Zoë (for Aa)');
  expect(JSON.parse(named.replaceAll('Zoë (for Aa)', 'Aa'))).toEqual(JSON.parse(JSON.stringify(had)));
  expect(JSON.stringify(front)).toContain('Aa (played by Zoë since Round 2)');
  const key = /key=|=(k[0-9a-f]{32})/.exec(now?.link ?? '')?.[1] ?? 'no key';
  expect(JSON.stringify(front)).toContain(key);

  const ended = bookTabs(host, old);
  expect(Object.keys(ended)).toEqual(['Now']);
  expect(JSON.stringify(ended)).toContain('This book ended');
  expect(host.cloud.file(old)?.permissions.map(({ role }) => role)).toEqual(['owner']);
  expect(host.cloud.file(own)?.permissions.map(({ type }) => type)).toContain('anyone');
  playStage(desk);
  expect(bookTabs(host, old)).toEqual(ended);
  expect(JSON.stringify(ended)).not.toMatch(/Zoë|Round|k[0-9a-f]{32}/);
});
