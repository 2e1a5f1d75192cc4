// Evenings with a single game that are recorded.
import { created, deliver, drafted, sessionOf, wake } from '../../support/paper-game';
import { byHolder, holderOf } from '../../support/host-game';
import { preparedWithPage, withPage } from '../../support/paper-page';
import type { Paper } from '../../support/paper-ports';
import { Recording } from './recording';
import {
  call,
  change,
  correctLast,
  HOOK,
  HOUR,
  MINUTE,
  pass,
  playOn,
  practise,
  prepare,
  resolve,
  send,
  type Act,
} from './steps';

/** Two rounds by forms and pages, with a deadline, grace, late answers, a reminder, a correction, going back, a substitute. */
export function forms(): Recording {
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
    .step('prepare', prepare)
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
    .step('prepare', prepare)
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
    .step('prepare', prepare)
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
export function game(name: string): Recording {
  const recording = new Recording(preparedWithPage(created({ game: name, webhook: `${HOOK}9/all` })));
  return recording
    .step('the first stage', playOn(1))
    .step('correct', correctLast)
    .step('deliver', deliver)
    .step(
      'a practice step',
      call((desk) => desk.playPracticeStep()),
    )
    .step('to the end', playOn(12))
    .step('deliver', deliver)
    .look();
}

/** The host's part of a round of their own match, by the titles of its questions. */
const PARTS = [
  {
    Announcement: 'Sold.',
    'Tell Ana': 'You were second.',
    'Bo: change of Points': '3',
    'Bo: change of Coins': '-4',
    'Ana: change of Favour': '2',
    Draws: 'Card; each; ace | ten | six | two | one\nOrder; everyone; north | south',
    'Still in': 'Ana, Bo, Chen, Dora',
    'Questions from the next round on': 'Vote; player; once\nWhy; text; optional; only Ana, Chen',
  },
  {
    'Chen: change of Points': '1',
    Draws: 'Card; each; ten | six | two | one',
    'Still in': 'Ana, Bo, Chen, Emil',
  },
  {
    'Does the match end with this round?': 'Yes',
    Winners: 'Bo, Ana',
    Candidate: 'Dora',
    'What decided': 'Points.',
  },
] as const;

/** A match of the host's own, with scores, draws, questions that change and somebody who is out, to its end. */
export function own(): Recording {
  const questions = [
    'Your bid; number 0 to 9; within Coins',
    'Why; text; optional',
    'Pick; choice red | blue; once; for Dealers',
    'Who?; text; accept Bo | the blue one; optional',
    'Lots; ranking lamp | clock; optional',
  ];
  const scores = ['Points; everyone', 'Votes; everyone; places least', 'Seat; everyone; places none'];
  const settings = {
    Title: 'Auction',
    Rounds: '4',
    Rules: 'Bid.\n# The end\n- Most win.',
    Questions: questions.join('\n'),
    Scores: [...scores, 'Coins; owner; start 9', 'Favour; host'].join('\n'),
    Draws: 'Role; each; wolf | fox | bear | owl | elk\nPrize; host; gold | lead',
  };
  const save = (part: Readonly<Record<string, string>>): Act =>
    call((desk) => [desk.previewHostFacts({ answers: part }), desk.saveHostFacts({ answers: part })]);
  const answers = call((desk) => desk.updateAnswers({}));
  const recording = new Recording(preparedWithPage(created({ game: 'own-match', settings })))
    .step('Ana sends', (book) => send(sessionOf(book).match.roster[0] ?? '', 'own')(book))
    .step('practise', practise([]))
    .step('answers', answers)
    .step(
      'wrong entries',
      save({
        'Bo: change of Points': 'two',
        'Questions from the next round on': 'Vote; jury',
        'Does the match end with this round?': 'Yes',
        Winners: 'Bo, Bo',
      }),
    )
    .step(
      'results',
      call((desk) => [desk.takeResults({}), desk.formerFormulas({})]),
    );
  for (const part of PARTS)
    recording
      .step('save', save(part))
      .step('resolve', resolve)
      .step('deliver', deliver)
      .step('prepare', prepare)
      .step('practise', (book) => (sessionOf(book).match.stage === null ? undefined : practise([])(book)))
      .step('answers', answers);
  return recording
    .step('correct', (book) => {
      const [player = ''] = sessionOf(book).match.roster;
      return change({
        kind: 'submission',
        stage: 'round-1',
        player,
        answers: { 'Your bid': '7', Pick: 'blue' },
      })(book);
    })
    .step('deliver', deliver)
    .look();
}

/** The host's sales and missions in The Black Garnet, told as they are entered and taken back. */
export function sales(): Recording {
  const prices = { 'Price to learn the stats of a duel type': '1', 'Price of a mission hint': '2' };
  const settings = { 'Last round': '3', 'Cost of a Black Mission': '0', ...prices };
  const recording = new Recording(
    preparedWithPage(created({ game: 'black-garnet', webhook: `${HOOK}9/all`, settings })),
  );
  const enter = (answers: Readonly<Record<string, string>>): Act =>
    call((desk) => [desk.previewHostFacts({ answers }), desk.saveHostFacts({ answers })]);
  return recording
    .step('practise', practise([]))
    .step('sell', enter({ Purchases: 'Ana: learn A, B\nBo: hint Memory' }))
    .step('deliver', deliver)
    .step('take back', enter({ Purchases: 'Bo: hint Memory' }))
    .step('deliver', deliver)
    .step('resolve', resolve)
    .step('on', playOn(1))
    .step(
      'a mission',
      enter({
        'Black Mission 1: Player': 'Ana',
        'Black Mission 1: Category': 'Memory',
        'Black Mission 1: Success': 'No',
        Purchases: 'Ana: learn C',
      }),
    )
    .step('resolve', resolve)
    .step('deliver', deliver)
    .look();
}

/** A match that formulas decide: resolved automatically at its deadline once they compute, then by the host's click. */
export function formulas(): Recording {
  const settings = {
    Title: 'Bids',
    Questions: 'Bid; number 1 to 9',
    Scores: 'Gold; everyone',
    Rounds: '3',
    'What decides a round': 'formulas in the host’s sheet',
  };
  const book = preparedWithPage(created({ game: 'own-match', settings, webhook: `${HOOK}9/all` }));
  return new Recording(book)
    .step(
      'by itself',
      call((desk) => desk.setAtDeadline({ what: 'resolve', waitMinutes: 0, early: null })),
    )
    .step(
      'a deadline',
      call((desk, { ports }) => desk.setDeadline({ deadline: ports.now() + HOUR })),
    )
    .step('practise', practise([]))
    .step(
      'answers',
      call((desk) => desk.updateAnswers({})),
    )
    .step('the deadline', pass(HOUR + MINUTE))
    .step('nothing is computed', wake)
    .step('computed', (one) => compute(one, 3))
    .step(
      'take',
      call((desk) => desk.takeResults({})),
    )
    .step('later', pass(10 * MINUTE))
    .step('by itself', wake)
    .step('deliver', deliver)
    .step('practise', practise([]))
    .step('other answers', (one) => send(sessionOf(one).match.roster[0] ?? '', 'again')(one))
    .step('computed', (one) => compute(one, 5))
    .step('resolve', resolve)
    .step(
      'former formulas',
      call((desk) => desk.formerFormulas({})),
    )
    .look();
}

/** Writes what formulas would give: this score for everyone. */
function compute(book: Paper, score: number): void {
  const { results = [] } = [...book.matchSheets.values()].at(-1) ?? {};
  const first = results.findIndex(([title]) => title === 'Player') + 1;
  for (let row = first; row < results.length; row += 1) results[row] = [results[row]?.[0] ?? '', '', score];
}

/** A game at the table: claims around the end of the clock, and a co-host's look at it. */
export function live(): Recording {
  const book = preparedWithPage(created({ game: 'tactical-picture-hunt' }));
  const first = (one: Paper): string => sessionOf(one).match.stage?.asks[0]?.players[0] ?? '';
  return new Recording(book)
    .step(
      'the clock',
      call((desk) => desk.startClock({ stage: 'period-1-first' })),
    )
    .step('within the time', pass(5000))
    .step('a claim', (one) => send(first(one), 'claim', 1000)(one))
    .step('after the end', pass(10 * MINUTE))
    .step('a late claim', (one) => send(first(one), 'late', 9 * MINUTE)(one))
    .step(
      'the table',
      call((desk) => desk.getTable()),
    )
    .step(
      'a word',
      call((desk) => desk.sayWord({ to: 'everyone', text: 'Come.' })),
    )
    .step(
      'the same word',
      call((desk) => desk.sayWord({ to: 'everyone', text: 'Come.' })),
    )
    .step(
      'a co-host',
      call((desk) => desk.nameCoHost({ address: 'co@example.com' })),
    )
    .step('resolve', resolve)
    .step('as the co-host', (one) => {
      one.account.name = 'co@example.com';
      one.trigger.set = false;
      return [one.desk.getDesk(), one.desk.setAccepting({ accepting: false })];
    })
    .step('as a stranger', (one) => {
      one.account.name = 'stranger@example.com';
      return one.desk.getDesk();
    })
    .step('as the host', (one) => {
      one.account.name = 'host@example.com';
      one.submitTrigger.set = false;
      return one.desk.getDesk();
    })
    .step('deliver', deliver);
}
