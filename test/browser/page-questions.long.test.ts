// The questions of somebody who has read nothing, answered on a phone by a reader who knows no rules: they read what
// is drawn, unfold what is folded and tap what is open.
import { given } from '../../src/commands/desk-calls';
import { WEB_APP_ADDRESS } from '../../src/local/server/table';
import { PAGES, type Asked } from '../support/page-questions';
import { drawnTexts } from './drawn-texts';
import { openPage, play, resolve } from './phone';
import { Started } from './started';

/** The readers who are asked one after the other, where what they did in the practice game differs. */
const MOST_READERS = 4;
/** The stage that a game must have come to, where practice games differ in the number of those before it. */
const STAGE: Readonly<Record<string, RegExp>> = { 'tactical-picture-hunt': /challenge/ };

let started: Started;

beforeEach(async () => {
  started = await Started.start();
  given(started.api.savePage({ address: WEB_APP_ADDRESS }));
});

afterEach(async () => expect(await started.end()).toEqual([]));

test.each(PAGES)('%s after %i stages, player %i', async (game, stages, at, asked) => {
  play(started, game, stages);
  while (STAGE[game]?.test(started.stage().name) === false) resolve(started);
  let left: readonly Asked[] = asked;
  for (const reader of readers(at)) {
    const page = await openPage(started, reader);
    const texts = await drawnTexts(page);
    await page.close();
    left = left.filter(([, words, answer]) => !isAnswered(texts, words, answer));
    if (left.length === 0) return;
  }
  expect(left.map(([question]) => question)).toEqual([]);
});

function isAnswered(texts: readonly string[], words: readonly string[], answer: RegExp): boolean {
  return texts.some((text) => words.every((word) => text.includes(word)) && answer.test(text));
}

/** This player of the roster, and others who are asked the same. */
function readers(at: number): readonly string[] {
  const names = started.game().players.map(({ name }) => name);
  const reader = names[at] ?? '';
  const { players } = started.stage().asks.find((ask) => ask.players.includes(reader)) ?? { players: names };
  return [reader, ...players.filter((name) => name !== reader)].slice(0, MOST_READERS);
}
