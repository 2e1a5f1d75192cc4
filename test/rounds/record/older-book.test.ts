// What an older version of a book lacks, according to the document's memory.
import { readJsonText, stringifyJson } from '../../../src/games/frame/fields/data-fields';
import {
  ledgerCacheField,
  EMPTY_LEDGER_CACHE,
  withoutFirstDeed,
} from '../../../src/rounds/record/ledger-cache';
import { lostChangesText } from '../../../src/rounds/record/older-book';
import { shortenToFit } from '../../../src/google/stored-value';
import { asSecret } from '../../../src/rounds/record/secret';
import { created, sessionOf } from '../../support/paper-game';

const MISSING = { number: 9, hash: 'h', text: '' };

test('if actions take too much room, the oldest are forgotten, and the rest says so', () => {
  const { rows } = sessionOf(created());
  const at = rows[0]?.at ?? 0;
  const gift = { kind: 'gift', name: '', text: 'Ann gave Dee 3 garnets.', out: [] };
  const deeds = Array.from({ length: 400 }, (_, place) => ({ ...gift, at: at + place }));
  const kept = readJsonText(
    ledgerCacheField,
    shortenToFit({ ...EMPTY_LEDGER_CACHE, deeds }, withoutFirstDeed),
  );
  if (kept === undefined) throw new Error('Nothing is kept.');
  const { length } = kept.deeds;
  expect(stringifyJson(kept).length).toBeGreaterThan(8000);
  expect(kept.deeds.at(-1)).toEqual(deeds.at(-1));
  expect(lostChangesText(MISSING, rows.slice(0, 1), kept).text).toBe(
    `It doesn’t have ${length} gifts, and more.`,
  );
  const whole = { ...kept, deeds: [{ ...gift, at }, ...kept.deeds] };
  expect(lostChangesText(MISSING, rows.slice(0, 1), whole).text).toBe(`It doesn’t have ${length} gifts.`);
});

test('stages of a match that is lost as a whole aren’t listed, but those before it are', () => {
  const openings = [1000, 2000].map((at) => ({
    ...{ row: `${at}`, at, match: asSecret('m'), stage: `round-${at}`, title: `Round ${at}` },
  }));
  const deeds = [{ kind: 'set-up', at: 2000, name: 'Soullinked', text: '', out: [] }];
  expect(lostChangesText(MISSING, [], { openings, deeds }).text).toBe(
    'It doesn’t have Round 1000; the match Soullinked.',
  );
});
