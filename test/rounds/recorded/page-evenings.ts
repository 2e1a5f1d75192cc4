// Recorded evenings about answers: pages that retry, and floods of rows.
import { fail } from '../../../src/games/frame/result';
import { PAGE_CALLS } from '../../../src/rounds/page/visitor-calls';
import { KEY_TITLE } from '../../../src/rounds/session/columns';
import { keyWithMark } from '../../../src/rounds/session/page-marks';
import { created, deliver, drafted, pickOf } from '../../support/paper-game';
import { keyOf, pageOf, sampleAnswers, withPage } from '../../support/paper-page';
import type { Paper } from '../../support/paper-ports';
import { prepareAll } from '../../support/paper-season';
import { Recording } from './recording';
import { arrive, both, BUSY, change, correctSent, deadlineIn, host, HOOK, HOUR, MINUTE } from './steps';
import { pass, pick, refuse, resolve, type Act, type OnTheirWay } from './steps';

/** Pages' requests by name, so that they can be retried. */
class Taps {
  readonly #made = new Map<string, Readonly<Record<string, unknown>>>();

  /** Fills in the page. Send was tapped `ago` milliseconds ago, according to the phone. */
  fill(name: string, player: string, ago: number | null = 0, more: object = {}): Act {
    return (book) => {
      const { name: stage, mark } = pageOf(book, player).stage ?? {};
      const tapped = ago === null ? {} : { tapped: book.ports.now() - ago };
      const answers = sampleAnswers(book, player, name);
      this.#made.set(name, { key: keyOf(book, player), stage, mark, answers, ...tapped, ...more });
      return undefined;
    };
  }

  check(name: string): Act {
    return ({ ports }) => PAGE_CALLS.checkMove(ports, this.#made.get(name));
  }

  /** `forms`: parts of forms that differ. */
  again(name: string, forms: Partial<Paper['ports']['forms']> = {}): Act {
    return ({ ports }) => {
      const sent = PAGE_CALLS.sendMove(
        { ...ports, forms: { ...ports.forms, ...forms } },
        this.#made.get(name),
      );
      if (!sent.ok) return sent.error;
      const { stage, submissions = [] } = sent.value.page ?? {};
      return [stage?.name, ...submissions.map(({ at, fate }) => `${fate}:${at}`)];
    };
  }

  send(...asked: Parameters<Taps['fill']>): Act {
    return (book) => {
      this.fill(...asked)(book);
      return this.again(asked[0])(book);
    };
  }

  /** Google says that it didn't get the request. */
  lose(name: string, player: string): Act {
    return both(this.fill(name, player), refuse('forms.submit'), this.again(name));
  }

  /** The form got the request, although Google said that it didn't. */
  arrived(name: string, way?: OnTheirWay): Act {
    return (book) => {
      const { key, mark, answers } = this.#made.get(name) ?? {};
      const given = Object.fromEntries(answers as ReturnType<typeof sampleAnswers>);
      const land = book.send('pick', { ...given, [KEY_TITLE]: keyWithMark(key as never, String(mark)) });
      if (way === undefined) land();
      else way.push(land);
    };
  }
}

/** The stage isn't cached, so that pages read the sheet. */
const bySheet: Act = ({ page }) => void (page.stage = '');
/** What is remembered of calls, and for how long. */
const remembered: Act = ({ page: { shown, taps }, ports }) => [
  taps.length,
  ...[...shown].flatMap(([name, { text, until }]) =>
    /^(?:sen|checks|tap|lamps|wrong)/.test(name) ? [[name, text, until - ports.now()]] : [],
  ),
];

/** Pages whose answers are refused, retried, late or lost on their way. */
export function pages(): Recording {
  const zones = ['GMT-03:30', 'UTC+14', '+0930', 'UTC+0'];
  const contacts = zones.map((zone, at) => ['', at === 0 ? `${HOOK}1/ann` : '', zone] as const);
  const book = drafted({ contacts, timing: { seconds: 7200, graceSeconds: 60 } });
  const taps = new Taps();
  const way: OnTheirWay = [];
  const odd = { answers: Object.entries({ Row: '1', Column: '2', 'Power card': '3' }) };
  const wrong = { answers: Object.entries({ Row: '1', Column: '3', 'Power card': 'x' }) };
  /** The last row isn’t in its tab yet, and the form doesn’t tell it. */
  const rowsLate: Act = ({ forms }) => {
    for (const { rows, sent } of forms.values()) {
      sent.pop();
      for (const row of rows.splice(-1)) way.push(() => void rows.push(row));
    }
  };
  return new Recording(book)
    .steps([
      ['create', host((desk) => desk.create())],
      ['page', withPage],
      ['no form', taps.send('early', 'Ann')],
      ['prepare', prepareAll],
      ['deliver', deliver],
      ['deadline', deadlineIn(2 * HOUR)],
      ['wrong', both(taps.send('odd', 'Ann', 0, odd), taps.check('odd'))],
      ['very wrong', both(taps.send('wrong', 'Ann', 0, wrong), taps.check('wrong'))],
      ['by the sheet', both(bySheet, taps.again('odd'), taps.check('odd'), taps.again('wrong'))],
      ['checked', both(taps.fill('a', 'Ann'), ...Array.from({ length: 9 }, () => taps.check('a')))],
      ['unread', both(refuse('book.read'), taps.again('a'), refuse('book.read'), taps.check('odd'))],
      ['no page', both(taps.send('x', 'Ann', 0, { key: 'x' }), taps.check('x'), remembered)],
      ['a minute', pass(MINUTE)],
      [
        'unfilled',
        both(
          taps.again('a', { fill: () => fail(BUSY) }),
          taps.again('a', { fill: () => fail({ code: 'form-gone', text: 'Gone.' }) }),
        ),
      ],
      ['at work', both((one) => one.whileBusy(() => taps.again('a')(one)), remembered)],
      [
        'not submitted',
        both(
          refuse('forms.submit'),
          taps.again('a'),
          taps.again('a', { fill: () => fail(BUSY) }),
          remembered,
        ),
      ],
      ['not asked', both(refuse('forms.responsesSince'), taps.again('a'))],
      ['submitted', both(taps.again('a'), remembered)],
      ['again', taps.again('a')],
      ['by an older page', taps.send('older', 'Ann', null)],
      ['arrived', both(taps.lose('b', 'Bob'), taps.arrived('b'))],
      ['again', both(taps.again('b'), taps.again('b'))],
      ['on its way', both(taps.lose('c', 'Bob'), taps.arrived('c', way))],
      ['again', both(taps.again('c'), taps.again('c'))],
      ['it comes', arrive(way)],
      [
        'the last tries',
        both(
          ({ page: { shown } }) =>
            shown.forEach((one, name) => name.startsWith('sent ') && shown.set(name, { ...one, text: '59' })),
          taps.send('d', 'Bob'),
          taps.again('d'),
          remembered,
        ),
      ],
    ])
    .steps([
      ['pass', pass(10 * MINUTE)],
      ['Cy sends', both(bySheet, taps.send('cy', 'Cy'), rowsLate)],
      ['a minute', pass(MINUTE)],
      ['two are lost', both(taps.lose('dee', 'Dee'), taps.lose('bob', 'Bob'))],
      ['by the form', both(taps.fill('else', 'Cy'), pick('Dee', 2))],
      ['pause', host((desk) => desk.setAccepting({ accepting: false }))],
      ['while paused', both(...['cy', 'dee', 'bob', 'else'].map((name) => taps.again(name)))],
      ['open', host((desk) => desk.setAccepting({ accepting: true }))],
      ['resolve', resolve],
      ['prepare', prepareAll],
      ['retried', both(...['a', 'b', 'cy', 'dee', 'bob', 'else'].map((name) => taps.again(name)))],
      ['it comes', arrive(way)],
      ['retried', both(...['cy', 'bob'].map((name) => taps.again(name)))],
      ['moved', correctSent('meant-before', 'Cy')],
      ['at the end', both(deadlineIn(HOUR), pass(HOUR + MINUTE))],
      ['in time', both(bySheet, taps.send('in-time', 'Ann'), remembered)],
      ['too late', pass(1600)],
      [
        'tapped before',
        both(
          bySheet,
          ...[MINUTE, 12 * MINUTE, 5, 3 * HOUR].map((ago, at) => taps.send(`late ${at}`, 'Ann', ago)),
        ),
      ],
      ['later', pass(2 * MINUTE - 1600)],
      ['others', both(taps.send('l1', 'Bob', 2 * MINUTE + 9960), taps.send('l2', 'Bob', -HOUR))],
      ['untimed', both(taps.send('l3', 'Dee', null), taps.send('l4', 'Cy', 0, { tapped: 0.5 }))],
      ['later', pass(6000)],
      ['deliver', host((desk) => desk.deliverFates())],
    ]);
}

/** More rows than a round keeps, long rows, and rows that are read in another opening. */
export function floods(): Recording {
  const book = created({ timing: { seconds: 7200, graceSeconds: 0 } });
  prepareAll(book);
  const flood =
    (player: string, ...rows: readonly string[]): Act =>
    (one) => {
      for (const row of rows) {
        one.pass(1000);
        const key = player === '' ? `key ${row}` : keyOf(one, player);
        one.land('pick', { ...pickOf(player), [KEY_TITLE]: key, ...(row === '' ? {} : { Row: row }) });
      }
    };
  const wrong = (count: number): readonly string[] =>
    Array.from({ length: count }, (_, at) => String(at + 90));
  const cells = { Row: 'z'.repeat(9700), Column: 'c'.repeat(200), 'Power card': 'd'.repeat(201) };
  return new Recording(book).steps([
    [
      'a flood',
      both(
        flood('', ...wrong(3)),
        flood('Ann', '', '2', '4', ...wrong(12)),
        flood('Bob', ...wrong(2), '', '1', '3', '99', '5'),
        flood('Cy', 'é߿'.repeat(1500), '€ࠀ\ue000'.repeat(1000), '💎\ud800\udfff'.repeat(750), ''),
        flood('Dee', 'x'.repeat(9000), 'y'.repeat(7175)),
      ),
    ],
    ['more', flood('Dee', 'w'.repeat(632), ...wrong(2))],
    ['too long', (one) => one.land('pick', { ...cells, [KEY_TITLE]: keyOf(one, 'Dee') })],
    ['resolve', resolve],
    ['prepare', prepareAll],
    ['back', change({ kind: 'rewind', toStage: 'round-1' })],
    ['Ann', flood('Ann', ...wrong(3), '6')],
    ['resolve', resolve],
  ]);
}
