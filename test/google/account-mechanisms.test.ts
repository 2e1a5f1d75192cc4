// On accounts that lack a permission or service, the check says so, and a game behaves accordingly. The docs say the same.
import { readFileSync } from 'node:fs';
import { unwrapReply } from '../../src/commands/desk-calls';
import { ACCOUNT_QUESTIONS, type AccountQuestion } from '../../src/rounds/reply/account';
import { builtCode, builtSidebar } from '../support/built-program';
import { quietEvenings } from '../support/evening';
import { openTestHost, type TestHost } from '../support/host';
import { draftedGame, gameIn, SMALL } from '../support/host-game';
import { answerIn, checked, failuresIn } from './check-run';
import { fails, keepsOpenForms, staysAccepting } from './disturbances';

/** `waits`: the form is created but takes no answers. `stops`: the form can't be created. */
type Round = 'played' | 'played at the second click' | 'waits' | 'stops';

interface Mechanism {
  readonly what: string;
  /** The question of the account check that detects the problem. */
  readonly asked: AccountQuestion;
  /** All questions that fail on such an account, if there are more. */
  readonly failing?: readonly AccountQuestion[];
  readonly said: string;
  readonly then: string;
  readonly round: Round;
  readonly prepare: (addOn: TestHost) => unknown;
}

const STOPS =
  'The sidebar reports this next to the form, and the game stops. The check says not to start a game.';

const MECHANISMS: readonly Mechanism[] = [
  {
    what: 'A form can be created, linked and opened',
    asked: 'form',
    failing: ['form', 'row'],
    said: 'Google won’t let Round Keeper create a form, link it to a spreadsheet or open it.',
    then: STOPS,
    round: 'stops',
    prepare: fails('Form.setDestination', 'Not here'),
  },
  {
    what: 'A form’s tab can be found right away',
    asked: 'form',
    said: 'Round Keeper can’t find the tab for a form’s answers right away.',
    then: 'The sidebar reports this once for each new form, and the game continues at the next click.',
    round: 'played at the second click',
    prepare: ({ host }) => (host.conditions.tabsAsFirstOpened = true),
  },
  {
    what: 'Google says which tab belongs to a form',
    asked: 'row',
    failing: ['form', 'row'],
    said: 'Google doesn’t say which tab a form’s answers go to',
    then: STOPS,
    round: 'stops',
    prepare: ({ host }) => (host.conditions.namesOtherForms = true),
  },
  {
    what: 'Forms can be published',
    asked: 'form',
    said: 'Forms stay unpublished, so nobody can answer them.',
    then: 'The sidebar reports this next to the form. Each click retries until the host publishes the form by hand.',
    round: 'stops',
    prepare: ({ host }) => (host.conditions.staysUnpublished = true),
  },
  {
    what: 'Everyone with the link can answer forms',
    asked: 'form',
    failing: ['book-link', 'form', 'form-open'],
    said: 'Your organization doesn’t let everyone with the link answer forms.',
    then: 'The sidebar says who can answer, and the game continues.',
    round: 'played',
    prepare: ({ host }) => (host.conditions.forbidsLinks = true),
  },
  {
    what: 'Open forms can be changed',
    asked: 'form',
    said: 'Google won’t let Round Keeper change an open form’s questions',
    then: 'The sidebar reports this next to a later round’s form. The check says not to start a game.',
    round: 'played',
    prepare: keepsOpenForms,
  },
  {
    what: 'Forms can be closed',
    asked: 'form',
    said: 'Closed forms still accept answers.',
    then: 'Answers sent after the deadline count as late.',
    round: 'played',
    prepare: staysAccepting(true),
  },
  {
    what: 'Closed forms can be reopened',
    asked: 'form',
    said: 'Opened forms still don’t accept answers.',
    then: STOPS,
    round: 'waits',
    prepare: staysAccepting(false),
  },
  {
    what: 'Triggers can run at a set time',
    asked: 'triggers',
    said: 'Google doesn’t allow this trigger',
    then: 'The ten-minute trigger handles deadlines.',
    round: 'played',
    prepare: ({ host }) => (host.conditions.refusesTimes = true),
  },
];

quietEvenings('an account');

const rows: readonly (readonly [string, Mechanism])[] = MECHANISMS.map((one) => [one.what, one]);

test.each(rows)('%s: a game does what is said', (_, { prepare, round }) => {
  const addOn = draftedGame(SMALL);
  prepare(addOn);
  expect(firstRound(addOn)).toBe(round);
});

test.each(rows)('%s: the check says so', (_, { asked, failing = [asked], said, prepare }) => {
  const addOn = openTestHost();
  prepare(addOn);
  const check = checked(addOn);
  expect(failuresIn(check)).toEqual(failing);
  expect(answerIn(check, asked).text).toContain(said);
});

function firstRound(addOn: TestHost): Round {
  const { desk } = addOn;
  unwrapReply(desk.create());
  let refusals = 0;
  for (let left = Infinity; left > 0;) {
    const made = desk.prepareNext();
    if (made.ok) left = gameIn(made.value).toPrepare.length;
    else if (refusals === 2) return 'stops';
    else refusals += 1;
  }
  if (!desk.submitForPractice({ players: [] }).ok) return 'waits';
  const resolved = unwrapReply(desk.resolveRound({ stage: 'round-1', token: '' }));
  expect(gameIn(resolved.desk).past).toHaveLength(1);
  return refusals === 0 ? 'played' : 'played at the second click';
}

test('the table of known accounts is this one', () => {
  const titles = new Map<string, string>(ACCOUNT_QUESTIONS.map(({ id, title }) => [id, title]));
  const cells = readFileSync('docs/known-accounts.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
  for (const { what, asked, said, then } of MECHANISMS)
    expect(cells).toContainEqual([what, titles.get(asked), `“${said}”`, then]);
});

test('what a host is asked to click for a report is there', () => {
  const [, form = ''] = readFileSync('docs/known-accounts.md', 'utf8').split('\n## Adding yours\n');
  const bold = [...form.matchAll(/\*\*([^*]+?)( of …)?\*\*/g)].map(([, label = '']) => label);
  const labels = bold.filter((label) => !label.includes('›'));
  expect(labels.length).toBeGreaterThan(10);
  const program = builtSidebar() + builtCode();
  expect(labels.filter((label) => !program.includes(label))).toEqual([]);
});
