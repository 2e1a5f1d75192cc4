// Recorded evenings with formulas: former rounds are recomputed after corrections, and a season's next match copies formulas.
import { unwrapReply } from '../../../src/commands/desk-calls';
import type { Cell } from '../../../src/games/frame/fields';
import { fail, ok } from '../../../src/games/frame/result';
import type { GameChange } from '../../../src/rounds/host/parts/inputs';
import type { EnteredCell, FormerTab } from '../../../src/rounds/ports/match-tabs';
import { fill, played, type Further } from '../../support/bid-formulas';
import { deliver, gameIn, sessionOf } from '../../support/paper-game';
import { count as countNow, draftNext, endOwnMatch, seasonStarted } from '../../support/paper-season';
import { Recording } from './recording';
import { BIDS_BY_FORMULAS as BIDS } from '../../support/host-game';
import { both, BUSY, call, change, HOOK, HOUR, MINUTE, practise, resolve, type Act } from './steps';
import { type Step } from './steps';

type Bid = Extract<GameChange, { readonly kind: 'submission' }>;
const bid = (answer: string, { player = 'Bo', stage = 'round-1' } = {}): Bid => ({
  kind: 'submission',
  stage,
  player,
  answers: { Bid: answer },
});

/** Recomputes rounds after this correction, if given, then applies the results. */
const recompute = (first?: Bid): Act =>
  call((desk) => {
    const made = first === undefined ? {} : { change: first };
    const decided = desk.decideAgain(made);
    if (!decided.ok) return decided;
    const { rounds, view } = decided.value;
    const all: GameChange = { kind: 'formulas-again', ...made, rounds };
    const applied = desk.applyChange({ change: all, reason: 'Misread.', token: view.token });
    return applied.ok ? decided : [decided, applied];
  });
const look = (first: Bid): Act => call((desk) => desk.decideAgain({ change: first }));

/** Formulas decide former rounds again. They stop for several reasons, and continue afterwards. */
export function recomputed(): Recording {
  let more: Further | undefined;
  let wait = 0;
  const book = played((results, ...shown) => {
    for (const column of ['Out', 'Winner'] as const) fill(results, column, () => '');
    more?.(results, ...shown);
  });
  const whileWaiting = (): void => {
    book.whenWaiting(whileWaiting);
    book.pass(wait);
  };
  book.whenWaiting(whileWaiting);
  /** Acts while Results has more formulas, and cells take this long to compute. */
  const having =
    (formulas: Further, act: Act, ms = 0): Act =>
    (one) => {
      [more, wait] = [formulas, ms];
      const answer = act(one);
      [more, wait] = [undefined, 0];
      return answer;
    };
  const refuse = (name: string, nth = 1): Step => [
    `Google refuses ${name} ${nth}`,
    (one) => {
      one.plant(`matchTabs.${name}`, { code: 'service-failed', text: 'Google: not now.' }, nth);
      return look(bid('7'))(one);
    },
  ];
  /** Fills in a column for a player in a round in which Emil gets 5. */
  const inRound =
    (round: string, column: 'Gold' | 'Out' | 'Winner', cell: Cell, name = ''): Further =>
    (results, shown) => {
      if (shown === round && String(results[0]?.[1]).endsWith(' 5'))
        fill(results, column, (player) => (name === '' || player === name ? cell : ''));
    };
  /** The first readings of a round find cells that aren't computed yet. */
  const loading = (round: string, readings: number): Further => {
    let left = readings;
    return (results, shown, gold) => {
      if (shown === round && left-- > 0)
        fill(results, 'Gold', (name) => (name === 'Ana' ? 'Loading...' : (gold.get(name) ?? 0)));
    };
  };
  const error = inRound('Round 2', 'Gold', '#REF!');
  const emilWins: Further = (results, _, gold) =>
    fill(results, 'Winner', (name) => name === 'Emil' && gold.get(name) === 0 && gold.get('Ana') === 6);
  const seven = look(bid('7'));
  return new Recording(book).steps([
    ['a channel', call((desk) => desk.saveContacts({ zone: '', webhook: `${HOOK}9/all`, players: {} }))],
    ['nothing to do', recompute()],
    ['not a number', recompute(bid('x'))],
    refuse('read'),
    refuse('read', 2),
    refuse('entered'),
    ['an error', having(error, seven)],
    ['Ana is out in round 2', having(inRound('Round 2', 'Out', true, 'Ana'), seven)],
    ['Ana is out in round 1', having(inRound('Round 1', 'Out', true, 'Ana'), seven)],
    ['Emil wins', having(inRound('Round 2', 'Winner', true, 'Emil'), seven)],
    ['computed after a minute', having(loading('Round 1', 1), seven, MINUTE)],
    ['not computed after a minute', having(loading('Round 1', 2), seven, MINUTE - 3000)],
    ['just before four minutes', having(loading('Round 1', 1), seven, 4 * MINUTE - 3001)],
    ['four minutes', having(loading('Round 1', 1), seven, 4 * MINUTE - 3000)],
    ['only previewed', call((desk) => desk.previewChange({ change: bid('7') }))],
    ['corrected first', change(bid('7'))],
    ['Emil would win', having(inRound('Round 1', 'Winner', true, 'Emil'), recompute())],
    ['an error', having(error, recompute())],
    ['another error', having(error, recompute())],
    ['the second round', recompute()],
    ['deliver', deliver],
    ['both rounds', both(change(bid('3')), recompute(), change(bid('7')), recompute())],
    ['nothing changes', recompute(bid('8'))],
    [
      'tabs are missing',
      (one) => {
        for (const sheets of one.matchSheets.values()) delete sheets.history;
        return look(bid('2'))(one);
      },
    ],
    [
      'entered by the host',
      (one) => {
        const past = one.desk.getPast({ stage: 'round-1' });
        const answers = { ...(past.ok ? past.value.hostAnswers : {}), 'Ana: change of Gold': '100' };
        return change({ kind: 'host-facts', stage: 'round-1', answers })(one);
      },
    ],
    ['announcements are typed', (one) => one.formulas.delete('0 1')],
    ['keeps both', recompute(bid('3'))],
    ['only the second round', recompute(bid('6', { player: 'Chen', stage: 'round-2' }))],
    ['listed', (one) => gameIn(one.desk).decidedOver],
    ['practise', practise([])],
    ['Ana bids', change(bid('6', { player: 'Ana', stage: 'round-3' }))],
    ['Emil bids', change(bid('1000', { player: 'Emil', stage: 'round-3' }))],
    ['the end', having(emilWins, resolve)],
    ['no end', having(emilWins, recompute(bid('1001', { stage: 'round-3' })))],
    ['the same end', having(emilWins, recompute(bid('999', { stage: 'round-3' })))],
    ['the end', (one) => sessionOf(one).match.outcome],
  ]);
}

/** A tab as it was typed. Texts with a leading `=` are formulas with the value 7. */
function tab(title: string, rows: readonly (readonly Cell[])[]): FormerTab {
  const which = (['answers', 'history', 'results'] as const).find((name) => name === title.toLowerCase());
  const isFormula = (cell: Cell): cell is string => typeof cell === 'string' && cell.startsWith('=');
  return {
    ...(which === undefined ? {} : { which }),
    title,
    next: `${title} 2`,
    cells: rows.map((row) => row.map((cell): EnteredCell => (isFormula(cell) ? { formula: cell } : cell))),
    values: rows.map((row) => row.map((cell) => (isFormula(cell) ? 7 : cell))),
  };
}

const ANSWERS = tab('Answers', [
  ['Round 1', 'Bid', '=SUM(B2:B4)', ''],
  ['Ann', 3, '=SUM(B2:B4)', 'note', 'x'],
  ['Bob', 4, '', '=1'],
  ['Cy', '=1+1', '=Sums!B1', ''],
  ['Dee', '', 5, 6],
  ['total', '=SUM(B2:B4)', 'x', '', '', '=A1'],
]);
const HISTORY = tab('History', [
  [
    'Round',
    'Player',
    '=COUNTA(A:A)',
    'kept',
    'Bid',
    '',
    '',
    '',
    '',
    '=A1',
    ...Array<Cell>(16).fill(''),
    'Far',
  ],
  [1, 'Ann', '=B2', 5],
]);
const RESULTS = tab('Results', [
  ['Mine', 'Player of the round'],
  ['', 'Announcement', 'typed', 'note'],
  [],
  ['', 'Player', 'Gold', 'Mine', 'Old', 'Other', 'Out'],
  ['', 'Ann', "='Answers'!B2", 'own', '=Answers!C2', '=answers!A$1', true],
  ['', 'Bob', 5, '', '', '=History!A:E', false],
  ['', 'Cy', '=INDIRECT("Answers!B4")&"Sums! and ""History!A1"""', '', '', '=SUM(History!5:5,Nowhere!A1)'],
  ['', 'Dee', '="\'Sums\'!A1"', '', '', "='Ann''s'!A1+History!AA:AB"],
  ['', 'Sum', '=SUM(C5:C8)'],
]);
const SUMS = tab('Sums', [
  ['=Answers!A2', '=Answers!B2'],
  ['=Answers!$A$4', 1],
  ["='Answers'!$A$5", 2],
  ['=Results!$B$7', 3],
  ['=Results!B8', 3],
  ['=Answers!$B:$D', 2],
  ['=Answers!A6', 'x'],
]);
const ODD = [
  { ...tab("Ann's", [['=Sums!A1']]), next: "Ann's 2" },
  { ...tab('A1', [["='Ann''s'!A1"]]), next: 'A2' },
  { ...tab('r1', [["=A1!B1&'A1'!B2"]]), next: 'R1C1' },
  { ...tab('Plain', [['=r1!A1', '=R1!A1']]), next: 'Plainer' },
  tab('Last', [['=Plain!A1', '="Plain!A1"&Plain!A1']]),
];
const { 'What decides a round': _, ...PLAIN } = BIDS;
const PLAIN_TABS = [ANSWERS, HISTORY, RESULTS, SUMS];

/** The next matches of a season copy formulas, with as many players, more, and fewer. */
export function copied(): Recording {
  const book = seasonStarted();
  let former: unknown = ok([]);
  const tabs = (name: string, list: readonly FormerTab[]): Step => [name, () => void (former = ok(list))];
  const preview: Step = ['preview', call((desk) => desk.formerFormulas({}))];
  const copy: Step = [
    'copy',
    call((desk) => {
      const shown = desk.formerFormulas({});
      return desk.bringFormulas({ token: shown.ok ? shown.value.token : '' });
    }),
  ];
  const [copies, refusals]: [unknown[], unknown[]] = [[], []];
  Object.assign(book.ports.matchTabs, {
    former: () => former,
    createCopies: (match: string, made: unknown) => {
      copies.push([match, made]);
      return refusals.pop() ?? ok(undefined);
    },
  });
  const written: Step = ['written', () => copies.splice(0)];
  const start = (players: readonly string[], settings: Readonly<Record<string, string>> = {}): Step => [
    `a match of ${players.join(', ')}`,
    (one) => {
      one.pass(HOUR);
      draftNext(
        one,
        'own-match',
        'extra',
        {},
        { settings: { ...PLAIN, ...settings }, roster: players.map((name) => [name, '', '', '']) },
      );
      unwrapReply(one.desk.create());
    },
  ];
  const end: Step = [
    'ends, and is counted and archived',
    (one) => {
      endOwnMatch(one, ['Ann']);
      countNow(one);
      unwrapReply(one.desk.archive({ reason: '', uncounted: false }));
    },
  ];
  return new Recording(book).steps([
    start(['Ann', 'Bob', 'Cy']),
    tabs('all', PLAIN_TABS),
    preview,
    end,
    preview,
    start(['Ann', 'Bob', 'Cy']),
    tabs('none', []),
    preview,
    [
      'Google is busy',
      (one) => {
        one.plant('matchTabs.read', BUSY);
        former = fail(BUSY);
        return [one.desk.formerFormulas({}), one.desk.formerFormulas({})];
      },
    ],
    tabs('without formulas', [tab('Answers', [['Round 1']])]),
    preview,
    tabs('all', PLAIN_TABS),
    preview,
    ['another token', call((desk) => desk.bringFormulas({ token: 'x' }))],
    tabs('odd names', [...PLAIN_TABS, ...ODD]),
    preview,
    ['Google refuses', both(() => void refusals.push(fail(BUSY)), copy[1])],
    copy,
    written,
    ['tabs are there', call((desk) => [desk.updateAnswers({}), desk.formerFormulas({})])],
    end,
    tabs('all', PLAIN_TABS),
    start(['Ann', 'Dee'], { Questions: 'Offer; number\nName; text', Scores: 'Coins; everyone' }),
    copy,
    written,
    preview,
    end,
    start(['Ann', 'Bob', 'Cy', 'Dee']),
    copy,
    written,
    tabs('no row is free', [
      tab('Results', [
        ['Player', 'Gold'],
        ['Ann', 1],
        ['Dee', '=1'],
      ]),
      tab('Answers', [
        ['', 'Round 1', 'Bid'],
        ['', 'Ann'],
        ['', 'Dee'],
      ]),
    ]),
    copy,
    written,
    tabs('no names', [tab('Results', [['=1', 'Gold']])]),
    copy,
    written,
  ]);
}
