// Recorded evenings about time: what happens before and at deadlines, and claims around the end of a clock.
import { runDeadlines } from '../../../src/rounds/host/stage/deadline-run';
import { KEY_TITLE } from '../../../src/rounds/session/columns';
import { created, deliver, PLAYERS, sessionOf, stageIn } from '../../support/paper-game';
import { keyOf, preparedWithPage } from '../../support/paper-page';
import type { Paper } from '../../support/paper-ports';
import { Recording } from './recording';
import {
  arrive,
  call,
  change,
  correctSent,
  HOOK,
  HOUR,
  MINUTE,
  pass,
  pick,
  practise,
  prepare,
  resolve,
  send,
  type Act,
  type OnTheirWay,
  type Step,
} from './steps';

const deadlineIn = (ms: number): Step => [
  'deadline',
  call((desk, { ports }) => desk.setDeadline({ deadline: ports.now() + ms })),
];
const atDeadline = (
  what: 'nothing' | 'close' | 'resolve',
  waitMinutes: number,
  early: number | null,
): Step => ['at the deadline', call((desk) => desk.setAtDeadline({ what, waitMinutes, early }))];
const trigger: Step = ['the trigger', ({ ports }) => runDeadlines(ports)];
const later = (ms: number): Step => ['later', pass(ms)];

/** Reminders, forms that close, rounds that resolve automatically or early, pauses, and moved deadlines. */
export function deadlines(): Recording {
  const contacts = [
    ['', `${HOOK}1/ann`, ''],
    ['', `${HOOK}2/bob`, 'Asia/Kathmandu'],
  ] as const;
  const book = created({
    webhook: `${HOOK}9/all`,
    contacts,
    timing: { seconds: 24 * 3600, graceSeconds: 600 },
  });
  return new Recording(preparedWithPage(book))
    .steps([
      ['deliver', deliver],
      atDeadline('close', 0, null),
      deadlineIn(10 * HOUR),
      ['deliver', deliver],
      trigger,
      later(8 * HOUR),
      ['Ann is in', practise(['Ann'])],
      ['Discord takes nothing', (one) => void one.answers.push({ kind: 'blocked' })],
      trigger,
      trigger,
      ['deliver', deliver],
      later(2 * HOUR + 5 * MINUTE),
      ['within the grace', pick('Bob')],
      trigger,
      later(10 * MINUTE),
      ['late', pick('Cy')],
      trigger,
      [
        'a deadline that has passed',
        call((desk, { ports }) => desk.setDeadline({ deadline: ports.now() - HOUR })),
      ],
      deadlineIn(3 * HOUR),
      ['prepare', prepare],
      atDeadline('resolve', 10, null),
      [
        'the form is busy',
        (one) => one.plant('forms.responsesSince', { code: 'x', text: 'No.', passes: 'google' }),
      ],
      later(3 * HOUR + 21 * MINUTE),
      trigger,
      ['deliver', deliver],
      later(HOUR),
      ['pause', call((desk) => desk.setAccepting({ accepting: false }))],
      later(30 * HOUR),
      trigger,
      ['on', call((desk) => desk.setAccepting({ accepting: true, deadline: 'kept' }))],
      trigger,
      ['deliver', deliver],
    ])
    .steps([
      atDeadline('nothing', 0, 30),
      ['everyone is in', practise([...PLAYERS])],
      ['seen', call((desk) => desk.getDesk())],
      later(10 * MINUTE),
      ['set aside', correctSent('remove-submission', 'Dee')],
      ['seen', call((desk) => desk.getDesk())],
      ['in again', practise(['Dee'])],
      ['seen', call((desk) => desk.getDesk())],
      later(61 * MINUTE),
      trigger,
      ['deliver', deliver],
      ['back', change({ kind: 'rewind', toStage: 'round-3' })],
      atDeadline('resolve', 0, 240),
      trigger,
      deadlineIn(HOUR),
      ['Dee leaves', change({ kind: 'seat', player: 'Dee', left: true })],
      later(2 * HOUR),
      trigger,
      ['a move of the other window', call((desk) => desk.setDeadline({ deadline: null, shown: 5 }))],
      ['no deadline', call((desk) => desk.setDeadline({ deadline: null }))],
      ['deliver', deliver],
    ])
    .look();
}

/** A live game: claims whose rows come late, twice or never, around the end of the clock. */
export function claims(): Recording {
  const way: OnTheirWay = [];
  const claimant = (one: Paper): string => sessionOf(one).match.stage?.asks[0]?.players[0] ?? '';
  const claim =
    (dimension: string, isOnItsWay = false): Act =>
    (one) => {
      const row = { [KEY_TITLE]: keyOf(one, claimant(one)), Dimension: dimension };
      const land = one.send('“Your dimension”', row);
      if (isOnItsWay) way.push(land);
      else land();
    };
  const start = call((desk) => desk.startClock({ stage: stageIn(desk).name }));
  const table = call((desk) => desk.getTable());
  return new Recording(preparedWithPage(created({ game: 'tactical-picture-hunt' })))
    .steps([
      ['start', start],
      ['wrong', claim('none')],
      ['its row is on its way', claim('rows', true)],
      ['table', table],
      ['resolve', resolve],
      ['it comes', arrive(way)],
      ['start', start],
      ['table', table],
      ['resolved without', resolve],
      ['a form says nothing', (one) => one.plant('forms.responsesSince', { code: 'x', text: 'No.' })],
      ['on its way', claim('columns', true)],
      ['resolve', resolve],
      ['it comes', arrive(way)],
      ['set aside', correctSent('remove-submission', 'Ana', { past: 'period-1-first' })],
      ['back', change({ kind: 'rewind', toStage: 'period-1-first' })],
      ['prepare', prepare],
    ])
    .steps([
      ['start', start],
      later(10 * MINUTE),
      ['tapped in time', (one) => send(claimant(one), 'a', 10 * MINUTE)(one)],
      ['look', call((desk) => desk.getDesk())],
      ['half a second later', pass(500)],
      ['tapped late', (one) => send(claimant(one), 'b', 100)(one)],
      ['look', call((desk) => desk.getDesk())],
      ['table', table],
      ['accepted', (one) => correctSent('accept-late', claimant(one), { nth: -1 })(one)],
      ['pause', call((desk) => desk.setAccepting({ accepting: false }))],
      ['table', table],
      ['resolve', resolve],
      ['deliver', deliver],
    ])
    .look();
}
