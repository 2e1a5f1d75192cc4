// The look before a currency is made public: all that everyone would be told, and could read, person by person (SN-18).
import { given } from '../../../../src/commands/desk-calls';
import { kindsOf } from '../../../support/paper-game';
import { seasonIn, seasonStarted } from '../../../support/paper-season';

const OPEN = { currencies: [{ name: 'Garnets', shown: 'public' }] } as const;

test('the look names each purse that everyone could read from then on, and changes nothing', () => {
  const book = seasonStarted([{ name: 'Ann', purses: { garnets: 3 } }, { name: 'Bob' }, { name: 'Cy' }]);
  given(book.desk.substitutePerson({ player: 'Bob', name: 'Fay', reason: 'Bob moved.' }));
  given(book.desk.changeStandings({ changes: [{ player: 'Cy', left: true }], reason: 'moved' }));
  const before = kindsOf(book);
  const look = given(book.desk.previewSettings(OPEN));
  expect(look.opened).toEqual([
    {
      currency: 'garnets',
      purses: [
        { name: 'Ann', amount: 3 },
        { name: 'Fay (for Bob)', amount: 0 },
        { name: 'Cy', amount: 0 },
      ],
    },
  ]);
  expect(look.messages.map(({ to }) => to)).toEqual(['everyone']);
  expect(look.messages[0]?.text).toContain('are public from now on');
  expect(kindsOf(book)).toEqual(before);
  // Of one that everyone reads already nothing is opened.
  const known = { currencies: [{ name: 'bellflowers', shown: 'public' }] } as const;
  expect(given(book.desk.previewSettings(known)).opened).toEqual([]);
});

test('what was looked at is what is made public, or nothing is', () => {
  const book = seasonStarted();
  const { token } = given(book.desk.previewSettings(OPEN));
  const change = { player: 'Ann', purse: 'garnets', by: 5 } as const;
  given(book.desk.changeStandings({ changes: [change], reason: 'a find' }));
  expect(book.desk.changeSeasonSettings({ ...OPEN, token })).toMatchObject({
    ok: false,
    error: { code: 'changed-since' },
  });
  const again = given(book.desk.previewSettings(OPEN));
  given(book.desk.changeSeasonSettings({ ...OPEN, token: again.token }));
  expect(seasonIn(book).currencies).toContainEqual({ name: 'garnets', shown: 'public' });
});
