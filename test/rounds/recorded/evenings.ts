// Evenings that are recorded: together they make every call of the host's and every kind of match once.
import type { DeskApi } from '../../../src/rounds/host/calls';
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import type { Change } from '../../../src/rounds/host/parts/inputs';
import { created, deliver, drafted, sessionOf, stageIn, wake } from '../../support/paper-game';
import { byHolder, holderOf } from '../../support/host-game';
import { keyOf, preparedWithPage, sampleAnswers, withPage } from '../../support/paper-page';
import { paper, type Paper } from '../../support/paper-ports';
import { draftNext, seasonStarted, SOULLINKED_CELLS } from '../../support/paper-season';
import { Recording } from './recording';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const HOOK = 'https://discord.com/api/webhooks/';

/** Sends a sample answer by a player's page. */
const send = (player: string, seed: string) => (book: Paper) =>
  PAGE_CALLS.sendMove(book.ports, {
    key: keyOf(book, player),
    stage: stageIn(book.desk).name,
    answers: sampleAnswers(book, player, seed),
  });

const pass = (ms: number) => (book: Paper) => {
  book.pass(ms);
};
const call =
  (make: (desk: DeskApi, book: Paper) => unknown) =>
  (book: Paper): unknown =>
    make(book.desk, book);
const change = (one: Change, reason = 'It was misread.') =>
  call((desk) => {
    const preview = desk.previewChange({ change: one });
    const token = preview.ok ? preview.value.token : '';
    return [preview, desk.applyChange({ change: one, reason, token })];
  });
const resolve = call((desk) => desk.resolveRound({ stage: stageIn(desk).name, token: '' }));
const practise = (players: readonly string[]) => call((desk) => desk.submitForPractice({ players }));

/** Two rounds by forms and pages, with a deadline, grace, late answers, a reminder, a correction, going back, a substitute. */
function forms(): Recording {
  const contacts = [
    ['ann@example.com', `${HOOK}1/ann`, 'Europe/Berlin', '123456789012345678'],
    ['bob@example.com', '', '', ''],
    ['', `${HOOK}3/cy`, '', ''],
  ] as const;
  const book = drafted({ contacts, webhook: `${HOOK}9/all`, timing: { seconds: 7200, graceSeconds: 300 } });
  return new Recording(book)
    .step(
      'create',
      call((desk) => desk.create()),
    )
    .step('page', withPage)
    .step(
      'prepare',
      call((desk) => desk.prepareNext()),
    )
    .step('deliver', deliver)
    .step(
      'at the deadline',
      call((desk) => desk.setAtDeadline({ what: 'resolve', waitMinutes: 10, early: 30 })),
    )
    .step('Ann sends', send('Ann', 'a'))
    .step('Bob practises', practise(['Bob']))
    .step('an hour', pass(HOUR))
    .step('the hourly trigger', wake)
    .step('deliver', deliver)
    .step('within the grace', pass(HOUR + 2 * MINUTE))
    .step('Cy sends within the grace', send('Cy', 'c'))
    .step('after the grace', pass(4 * MINUTE))
    .step('Dee practises late', practise(['Dee']))
    .step('Bob sends late', send('Bob', 'late'))
    .step(
      'move the deadline',
      call((desk, { ports }) => desk.setDeadline({ deadline: ports.now() + HOUR })),
    )
    .step(
      'pause',
      call((desk) => desk.setAccepting({ accepting: false })),
    )
    .step('send while paused', send('Ann', 'paused'))
    .step(
      'open again',
      call((desk) => desk.setAccepting({ accepting: true })),
    )
    .step(
      'a word',
      call((desk) => [
        desk.previewWord({ to: { player: 'Ann' }, text: 'Hurry.' }),
        desk.sayWord({ to: 'everyone', text: 'Soon.' }),
      ]),
    )
    .step('resolve', resolve)
    .step('deliver', deliver)
    .step(
      'prepare',
      call((desk) => desk.prepareNext()),
    )
    .step(
      'correct',
      change({
        kind: 'submission',
        stage: 'round-1',
        player: 'Ann',
        answers: { Row: '2', Column: '2', 'Power card': '3' },
      }),
    )
    .step('deliver', deliver)
    .step(
      'a new link',
      call((desk) => desk.replaceKey({ person: holderOf(desk, 'Cy') })),
    )
    .step(
      'a substitute',
      change(
        { kind: 'replace-player', player: 'Bob', name: 'Zoe', contacts: { 'E-mail': 'zoe@example.com' } },
        'Bob left.',
      ),
    )
    .step(
      'prepare',
      call((desk) => desk.prepareNext()),
    )
    .step('deliver', deliver)
    .step(
      'contacts',
      call((desk) =>
        desk.saveContacts({
          zone: 'Asia/Tokyo',
          webhook: `${HOOK}9/all`,
          players: byHolder(desk, {
            Dee: { 'E-mail': 'dee@example.com', 'Discord webhook': '', 'Time zone': '' },
          }),
        }),
      ),
    )
    .step(
      'pictures',
      call((desk) => desk.setPictures({ on: true })),
    )
    .step(
      'co-host',
      call((desk) => [desk.nameCoHost({ address: 'co@example.com' }), desk.getCoHosts()]),
    )
    .step('everyone practises', practise([]))
    .step('early', pass(40 * MINUTE))
    .step('the hourly trigger', wake)
    .step('resolve', resolve)
    .step('posts fail', (one) => {
      one.answers.push({ kind: 'refused', note: 'gone' } as never);
      deliver(one);
    })
    .look()
    .step('Dee leaves', change({ kind: 'seat', player: 'Dee', left: true }, 'Moved.'))
    .step('back to round 1', change({ kind: 'rewind', toStage: 'round-1' }))
    .step('deliver', deliver)
    .step('settings', change({ kind: 'settings', settings: {} }))
    .step(
      'the check',
      call((desk) => [desk.getAccountCheck(), desk.askAccount()]),
    )
    .step(
      'publish',
      call((desk) => desk.publishEverything()),
    );
}

/** A practice game to its end: what is seen in its second stage, and all that can be looked up at the end. */
function game(name: string): Recording {
  const recording = new Recording(preparedWithPage(created({ game: name, webhook: `${HOOK}9/all` })));
  const next = (book: Paper): void => {
    book.pass(HOUR);
    book.desk.startClock({ stage: stageIn(book.desk).name });
    practise([])(book);
    if (sessionOf(book).match.stage !== null) resolve(book);
    book.desk.prepareNext();
  };
  return recording
    .step('the first stage', next)
    .step('deliver', deliver)
    .step(
      'a practice step',
      call((desk) => desk.playPracticeStep()),
    )
    .step('to the end', (book) => {
      for (let stages = 0; stages < 12 && sessionOf(book).match.stage !== null; stages += 1) next(book);
    })
    .step('deliver', deliver)
    .look();
}

/** A season of two matches: gifts, a count that leaves something out, a person replaced, the end and a second season. */
function season(): Recording {
  const book = seasonStarted(
    ['Ann', 'Bob', 'Cy', 'Dee'].map((name, at) => ({ name, purses: { bellflowers: at } })),
  );
  const count = call((desk) => {
    const preview = desk.previewCount();
    return [
      preview,
      desk.countMatch({
        token: preview.ok ? preview.value.token : '',
        leaveOut: [],
        changes: [],
        reason: '',
      }),
    ];
  });
  return new Recording(book)
    .step('draft', (one) => draftNext(one, 'soullinked', 'main', SOULLINKED_CELLS))
    .step(
      'create',
      call((desk) => desk.create()),
    )
    .step('page', preparedWithPage)
    .step(
      'a gift',
      call((desk) => desk.giveGift({ from: 'Dee', to: 'Ann', purse: 'bellflowers', amount: 2 })),
    )
    .step(
      'the season’s settings',
      call((desk) => [
        desk.previewSettings({ currencies: [{ name: 'Garnets', shown: 'public' }] }),
        desk.changeSeasonSettings({ inherit: 'everything' }),
      ]),
    )
    .step('to the end', (one) => {
      for (let stages = 0; stages < 20 && sessionOf(one).match.stage !== null; stages += 1) {
        one.pass(HOUR);
        practise([])(one);
        resolve(one);
        one.desk.prepareNext();
      }
    })
    .step('deliver', deliver)
    .step('count', count)
    .step(
      'correct a counted match',
      change({
        kind: 'submission',
        stage: 'round-1',
        player: 'Ann',
        answers: { Row: '2', Column: '2', 'Power card': '3' },
      }),
    )
    .step(
      'standings',
      call((desk) => desk.changeStandings({ changes: [{ player: 'Bob', tokens: 1 }], reason: 'A prize.' })),
    )
    .step(
      'replace a person',
      call((desk) =>
        desk.substitutePerson({
          player: 'Cy',
          holder: holderOf(desk, 'Cy'),
          name: 'Zoe',
          reason: 'Cy moved.',
        }),
      ),
    )
    .step(
      'archive',
      call((desk) => desk.archive({ reason: '', uncounted: false })),
    )
    .step('between', (one) => draftNext(one, 'between', 'between'))
    .step(
      'create',
      call((desk) => desk.create({ deliver: true })),
    )
    .step(
      'prepare',
      call((desk) => desk.prepareNext()),
    )
    .step('practise', practise([]))
    .step('resolve', (one) => (sessionOf(one).match.stage === null ? undefined : resolve(one)))
    .step('deliver', deliver)
    .step('count', count)
    .step(
      'next episode',
      call((desk) => desk.openEpisode({ episode: '5' })),
    )
    .step(
      'archive',
      call((desk) => desk.archive({ reason: '', uncounted: false })),
    )
    .step(
      'end',
      call((desk) => desk.endSeason({ winners: ['Ann'] })),
    )
    .step(
      'take the end back',
      call((desk) => desk.takeEndBack({ reason: 'One more.' })),
    )
    .step(
      'end',
      call((desk) => desk.endSeason({ winners: ['Bob', 'Dee'] })),
    )
    .step('deliver', deliver)
    .look();
}

/** A match of the host's own, by hand and by the tab Results. */
function own(): Recording {
  return new Recording(
    preparedWithPage(
      created({
        game: 'own-match',
        settings: {
          Title: 'Auction',
          Rounds: '2',
          Questions: 'Your bid; number 0 to 9\nWhy; text; optional',
        },
      }),
    ),
  )
    .step('Ann sends', (book) => send(sessionOf(book).match.roster[0] ?? '', 'own')(book))
    .step('practise', practise([]))
    .step(
      'answers',
      call((desk) => desk.updateAnswers({})),
    )
    .step(
      'preview',
      call((desk) => desk.previewHostFacts({ answers: { 'What everyone reads': 'Sold.' } })),
    )
    .step(
      'save',
      call((desk) => desk.saveHostFacts({ answers: { 'What everyone reads': 'Sold.' } })),
    )
    .step(
      'results',
      call((desk) => [desk.takeResults({}), desk.formerFormulas({})]),
    )
    .step('resolve', resolve)
    .step('deliver', deliver)
    .step(
      'prepare',
      call((desk) => desk.prepareNext()),
    )
    .step('practise', practise([]))
    .step('correct', (book) => {
      const [player = ''] = sessionOf(book).match.roster;
      return change({ kind: 'submission', stage: 'round-1', player, answers: { 'Your bid': '7' } })(book);
    })
    .step('resolve', resolve)
    .step('deliver', deliver)
    .look();
}

/** A game and a season that come by file into a new book. */
function files(): Recording {
  const people = ['Ann', 'Bob', 'Cy', 'Dee'].map((name, at) => ({ name, tokens: at }));
  const between = { game: 'between', seed: 's', settings: {}, stages: [{ stage: 'gifts-1' }] };
  const file = {
    season: 'The Elder Tree',
    people,
    steps: [{ episode: '1' }, { match: between, kind: 'between' }],
  };
  const going = { zone: 'Europe/Berlin', webhook: '', players: {}, timings: [] };
  return new Recording(paper())
    .step(
      'a wrong file',
      call((desk) => desk.previewFile({ file: { season: 'S', people: [{ name: 'Ann', tokens: 'x' }] } })),
    )
    .step(
      'preview',
      call((desk) => desk.previewFile({ file })),
    )
    .step(
      'import',
      call((desk) => desk.importFile({ file, going })),
    )
    .step(
      'prepare',
      call((desk) => desk.prepareNext()),
    )
    .step(
      'practice season',
      call((desk) => desk.startPracticeSeason()),
    );
}

export const EVENINGS: Readonly<Record<string, () => Recording>> = {
  forms,
  season,
  own,
  files,
  ...Object.fromEntries(
    [
      'soullinked',
      'pokemon-snap',
      'wanted-sharpshooters',
      'black-garnet',
      'tactical-picture-hunt',
      'between',
      'own-match',
    ].map((name) => [name, () => game(name)]),
  ),
};
