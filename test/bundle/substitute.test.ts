// A substitute in the built bundle: the book of the one who left stays theirs, and shows what everyone can read.
import { given } from '../../src/commands/desk-calls';
import type { Change } from '../../src/rounds/host/parts/inputs';
import { bookTabs } from '../support/host-books';
import { deliverAll, gameView, playStage, prepare, SMALL, submittedGame } from '../support/host-game';

const ZOE: Change = { kind: 'replace-player', player: 'Aa', name: 'Zoë' };
const AA: Change = { kind: 'replace-player', player: 'Aa', name: 'Aa' };

function idOf(url: string): string {
  return /\/d\/([^/]+)\//.exec(url)?.[1] ?? '';
}

test('the new book has the key, the past and what comes; the one before has its own key and what everyone reads', () => {
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

  const oldKey = /k[0-9a-f]{32}/.exec(before?.link ?? '')?.[0] ?? 'no key';
  const former = bookTabs(host, old);
  expect(Object.keys(former)).toEqual(['Now']);
  expect(JSON.stringify(former)).toContain('Aa (played by Zoë since Round 2)');
  expect(host.cloud.file(own)?.permissions).toEqual(host.cloud.file(old)?.permissions);
  playStage(desk);
  deliverAll(desk);
  expect(JSON.stringify(bookTabs(host, old))).not.toContain(key);
  given(desk.applyChange({ change: AA, reason: 'Aa is back.', token: '' }));
  prepare(desk);
  const [again] = deliverAll(desk).players;
  expect(idOf(again?.book ?? '')).toBe(old);
  expect(again?.link).toContain(oldKey);
  expect(Object.keys(bookTabs(host, own))).toEqual(['Now']);
});
