// Recorded evenings in which the host book, its forms, books or triggers were changed or lost.
import { unwrapReply } from '../../../src/commands/desk-calls';
import { pageMark } from '../../../src/rounds/session/page-marks';
import { continueFrom, paperVersion } from '../../support/older-version';
import { deliver, drafted, sessionOf, setCell, submitted, wake } from '../../support/paper-game';
import { preparedWithPage, sampleAnswers, withPage } from '../../support/paper-page';
import { beginOwnDuel, draftNext, endOwnMatch, prepareAll, seasonStarted } from '../../support/paper-season';
import { holderOf } from '../../support/host-game';
import { Recording } from './recording';
import { both, BUSY, call, change, correctSent, count, enterPage, HOOK, HOUR, look } from './steps';
import { loseCheck, MINUTE, pass, pick, practise, prepare, refuse, removePage } from './steps';
import { resolve, SIGN_IN, typeOver, type Act, type Step } from './steps';

const refresh = call((desk) => desk.getDesk({ refresh: true }));
const lookWhileBusy: Act = (one) => one.whileBusy(() => look(one));
const lookAtLost = call((desk) => {
  const lost = desk.getDesk();
  const { lostRow: row = '' } = lost.ok ? {} : lost.error;
  return [lost, desk.goOnFromHere({ row: 'x' }), desk.goOnFromHere({ row, agreed: 'yes' })];
});
const goOnAll = call((desk) => continueFrom(desk));
const nextStage: readonly Step[] = [
  ['a minute', pass(MINUTE)],
  ['resolve', resolve],
  ['deliver', deliver],
  ['prepare', prepare],
];

/** An older version is restored in which one of two forms exists, Ana has answered, and the host has answered for Bo. */
const oneForm: Act = () => {
  const book = drafted({ game: 'pokemon-snap' });
  unwrapReply(book.desk.create());
  book.plant('forms.make', BUSY, 2);
  prepare(book);
  book.pass(MINUTE);
  practise(['Ana'])(book);
  const answers = Object.fromEntries(sampleAnswers(book, 'Bo'));
  change({ kind: 'submission', stage: 'day-1', player: 'Bo', answers })(book);
  const bringBack = paperVersion(book);
  resolve(book);
  bringBack();
  const { asked } = continueFrom(book.desk);
  const [, , , , , , data = ''] = book.grids.get('ledger')?.at(-1) ?? [];
  return [asked, JSON.parse(String(data)) as unknown, book.grids.get('files')];
};

/** Older versions of the book are restored: one round old, half a round old, from before the game. Then a newer one. */
export function older(): Recording {
  const book = drafted({ webhook: `${HOOK}9/all`, contacts: [['ann@example.com', `${HOOK}1/ann`, '']] });
  const kept: (() => void)[] = [];
  const keep: Act = (one) => void kept.push(paperVersion(one));
  const bringBack =
    (nth: number): Act =>
    () =>
      kept[nth]?.();
  const marked =
    (player: string, card: number): Act =>
    (one) => {
      one.pass(MINUTE);
      pick(player, card, { mark: pageMark(sessionOf(one).record, player) })(one);
    };
  return new Recording(book)
    .steps([
      ['kept', keep],
      ['create', call((desk) => desk.create())],
      ['page', preparedWithPage],
      ['deliver', deliver],
      ['Dee picks', pick('Dee')],
      ['kept', keep],
      ['a minute', pass(MINUTE)],
      ['Ann picks', pick('Ann')],
      ['Bob picks on the page', marked('Bob', 2)],
      ...nextStage,
      ['a word', call((desk) => desk.sayWord({ to: 'everyone', text: 'On we go.' }))],
      ['Ann picks', pick('Ann', 3)],
      ['Cy picks on the page', marked('Cy', 4)],
      ['new link', call((desk) => desk.replaceKey({ person: holderOf(desk, 'Dee') }))],
      ['newer', keep],
      ['older', bringBack(1)],
      ['what is lost', lookAtLost],
      ['newer again', bringBack(2)],
      ['go on', call((desk) => desk.goOnFromHere({ row: 'x', agreed: 'x' }))],
      ['older', bringBack(1)],
    ])
    .steps([
      ['a form tells nothing', both(refuse('forms.responsesSince'), lookAtLost)],
      ['the trigger is lost', (one) => void (one.submitTrigger.set = false)],
      ['go on', goOnAll],
      ['prepare', prepare],
      ['deliver', deliver],
      ['Bob picks anew', marked('Bob', 5)],
      ...nextStage,
      ...nextStage,
      ['resolved, and nothing is told', resolve],
      ['kept', keep],
      ['deliver', deliver],
      ...nextStage,
      ['older', bringBack(3)],
      ['forms tell nothing', both(...[1, 2].map(() => refuse('forms.responsesSince')), goOnAll)],
      ['deliver', deliver],
      ['no game is in it', bringBack(0)],
      ['what is lost', lookAtLost],
      ['go on', goOnAll],
    ])
    .look()
    .step('one form', oneForm);
}

/** An older version of a season's book is restored, from before its matches. */
export function olderSeason(): Recording {
  const book = seasonStarted(['Ann', 'Bob', 'Cy', 'Dee'].map((name) => ({ name, purses: { garnets: 5 } })));
  prepareAll(book);
  deliver(book);
  const bringBack = paperVersion(book);
  beginOwnDuel(book);
  prepareAll(book);
  endOwnMatch(book, ['Ann']);
  return new Recording(book).steps([
    ['count', count],
    [
      'Bob goes',
      call((desk) =>
        desk.changeStandings({ changes: [{ player: 'Bob', eliminated: true }], reason: 'Lost.' }),
      ),
    ],
    ['gift', call((desk) => desk.giveGift({ from: 'Ann', to: 'Dee', purse: 'garnets', amount: 3 }))],
    ['archive', call((desk) => desk.archive({ reason: '' }))],
    ['episode', call((desk) => desk.openEpisode({ episode: '5' }))],
    ['draft', (one) => draftNext(one, 'own-match', 'main', {}, { settings: { Title: 'The Vault' } })],
    ['an hour', pass(HOUR)],
    ['older', bringBack],
    ['what is lost', lookAtLost],
    ['go on', goOnAll],
    ['prepare', prepareAll],
    ['deliver', deliver],
  ]);
}

/** Cells are edited by hand; forms, books and triggers are deleted; Google refuses calls. */
export function edited(): Recording {
  const book = submitted({ timing: { seconds: 7200 }, contacts: [['ann@example.com', '', '']] });
  const form = (one: Parameters<Act>[0]) => [...one.forms.values()][0];
  const mend = call((desk) => desk.mendLedger());
  return new Recording(preparedWithPage(book))
    .steps([
      ['nothing is before round 1', correctSent('meant-before', 'Ann')],
      ['deliver', deliver],
      ...nextStage,
      ['practise', practise([])],
      ['rows of a form are lost', (one) => [...one.forms.values()].forEach(({ rows }) => rows.splice(1))],
      ['what is lost', lookAtLost],
      ['resolve', call((desk) => desk.resolveRound({ stage: 'round-2', token: '' }))],
      ['go on', goOnAll],
      ['words typed over', typeOver('resolved', 3, () => 'something nicer')],
      ['look', look],
      ['mend', mend],
      ['data typed over', typeOver('resolved', 6, (cell) => cell.replace('"card":', '"card":1'))],
      ['mend', mend],
      ['as it was', typeOver('resolved', 6, (cell) => cell.replace('"card":1', '"card":'))],
      ['a zone that is none', (one) => setCell(one, 'settings', 'Your time zone', 'Berlin')],
      [
        'a channel that is none',
        (one) => setCell(one, 'settings', 'Discord webhook of the public channel', 'x'),
      ],
      ['a name typed over', (one) => void ((one.grids.get('roster')?.[2] ?? [])[0] = 'Bobby')],
      ['contacts', call((desk) => desk.getContacts())],
      ['no such tabs', (one) => ['roster', 'settings'].forEach((tab) => one.grids.delete(tab as 'roster'))],
      ['settings', change({ kind: 'settings', settings: {} })],
      ['contacts', call((desk) => desk.saveContacts({ zone: 'Asia/Tokyo', webhook: '', players: {} }))],
    ])
    .steps([
      ['practise', practise(['Ann', 'Bob'])],
      ['an answer typed over', (one) => void ((form(one)?.rows.at(-1) ?? [])[2] = 9)],
      ['a row without a time', (one) => void ((form(one)?.rows.at(-2) ?? [])[0] = '')],
      ['a key of nobody', pick('Cy', 1, { key: 'nobody' })],
      [
        'at the deadline',
        call((desk) => desk.setAtDeadline({ what: 'resolve', waitMinutes: 5, early: null })),
      ],
      ['the trigger is lost', (one) => void (one.trigger.set = false)],
      ['look', refresh],
      ['both are lost', (one) => void (one.submitTrigger.set = one.trigger.set = false)],
      ['it can’t be made', both(refuse('trigger.create'), (one) => void (one.trigger.set = false))],
      ['look', look],
      ['two hours', pass(2 * HOUR + MINUTE)],
      ['look', look],
      ['no alarm', (one) => void (one.alarm.answers = 'refused')],
      ['the form is gone', (one) => [...one.forms.values()].forEach((each) => (each.gone = true))],
      ['pause', call((desk) => desk.setAccepting({ accepting: false }))],
      ['prepare', prepare],
      ['open', call((desk) => desk.setAccepting({ accepting: true }))],
      ['prepare', prepare],
      ['the form can’t be shown', (one) => [...one.forms.values()].forEach((each) => (each.hidden = true))],
      ['pause', call((desk) => desk.setAccepting({ accepting: false }))],
      ['prepare', prepare],
      ['shown again', (one) => [...one.forms.values()].forEach((each) => (each.hidden = false))],
    ])
    .steps([
      ['a sharing is refused', (one) => void one.refusals.set('ann@example.com', 'forbidden')],
      ['another book', call((desk) => desk.replaceKey({ person: holderOf(desk, 'Ann'), newBook: true }))],
      ['prepare', prepare],
      [
        'Bob’s book is gone',
        (one) => [...one.books].forEach(([name, file]) => (file.gone = name.startsWith('Bob'))),
      ],
      [
        'Cy’s is hidden',
        (one) => [...one.books].forEach(([name, file]) => (file.hidden = name.startsWith('Cy'))),
      ],
      ['deliver', call((desk) => desk.deliverSome())],
      [
        'other books',
        call((desk) =>
          ['Bob', 'Cy'].map((name) => desk.replaceKey({ person: holderOf(desk, name), newBook: true })),
        ),
      ],
      ['prepare', prepare],
      ['a book can’t be drawn', (one) => one.plant('books.draw', { code: 'service-failed', text: 'No.' })],
      ['the trigger', wake],
      [
        'tried again',
        call((desk) => [
          desk.settleDelivery({ id: 'public-book', was: 'failed', as: 'waiting' }),
          desk.deliverSome(),
        ]),
      ],
      ['the page is forgotten', (one) => void (one.place.page = '')],
      ['look', look],
      ['the page again', withPage],
      ['it runs an older version', both(loseCheck({ kind: 'holds', text: 'It opens.' }), look, look)],
      ['an update', both(({ account }) => void (account.answers = {}), lookWhileBusy, look, refresh)],
      ['what was checked is lost', both(loseCheck(), lookWhileBusy, look)],
      ['it asks to sign in', both(loseCheck(SIGN_IN), look)],
      ['the address again', both(enterPage, refuse('book.write'), enterPage)],
      ['no page any more', removePage],
    ]);
}
