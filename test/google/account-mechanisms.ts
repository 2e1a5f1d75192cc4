// What a game does with Google that not every account may take: the question that asks it before a game, an account that
// says no, the sentence then, and what a game does. The table of docs/known-accounts.md is this one.
import type { AccountQuestion } from '../../src/rounds/reply/account';
import type { TestHost } from '../support/host';
import { fails, keepsOpenForms, liesInAFolder, staysAccepting } from './disturbances';

/** It is played; it is after one more click; its form is made and takes no answers; its form cannot be made. */
export type Round = 'played' | 'played at the second click' | 'waits' | 'stops';

export interface Mechanism {
  readonly what: string;
  /** The question that asks it before a game. */
  readonly asked: AccountQuestion;
  /** All questions that fail on such an account, where there are others. */
  readonly failing?: readonly AccountQuestion[];
  /** The beginning of the sentence. */
  readonly said: string;
  /** What a game does then. */
  readonly then: string;
  /** What becomes of a game's first round. */
  readonly round: Round;
  readonly prepare: (addOn: TestHost) => unknown;
}

const STOPS = 'It says so at the form, and goes no further: the check says to begin none.';

export const MECHANISMS: readonly Mechanism[] = [
  {
    what: 'A form of pages is drawn',
    asked: 'form-road',
    failing: ['form-road', 'response-tab'],
    said: 'Google does not draw a form with pages.',
    then: STOPS,
    round: 'stops',
    prepare: fails('Form.addTextItem', 'Not here'),
  },
  {
    what: 'Questions are copied',
    asked: 'form-road',
    said: 'Google does not draw a form before it is published.',
    then: 'Asks each question by itself, in a form that is published and closed.',
    round: 'played',
    prepare: fails(/Item\.duplicate$/, 'Not here'),
  },
  {
    what: 'An unpublished form is drawn',
    asked: 'form-road',
    said: 'Google does not draw a form before it is published.',
    then: 'Publishes forms first and keeps them closed.',
    round: 'played',
    prepare: ({ host }) => (host.conditions.fixedForms = 'unpublished'),
  },
  {
    what: 'A published form is connected',
    asked: 'form-road',
    said: 'Google does not connect a form once it is published.',
    then: 'Takes the other order in the same call.',
    round: 'played',
    prepare: ({ host }) => (host.conditions.fixedForms = 'published'),
  },
  {
    what: 'A form that is not published takes no answers',
    asked: 'form-road',
    said: 'A form that is neither published nor open takes answers all the same.',
    then: 'Puts forms that were drawn ahead into the bin, and makes them when the game is created.',
    round: 'played',
    prepare: ({ host }) => (host.conditions.staysPublished = true),
  },
  {
    what: 'A form is connected',
    asked: 'form-road',
    failing: ['form-road', 'response-tab'],
    said: 'Google does not connect a form to a spreadsheet and open it.',
    then: STOPS,
    round: 'stops',
    prepare: fails('Form.setDestination', 'Not here'),
  },
  {
    what: 'The tab of its responses is found in the same run',
    asked: 'form-road',
    said: 'The tab of a form’s responses is not found in the call that made it.',
    then: 'Says so once for each new form, and goes on at the next click.',
    round: 'played at the second click',
    prepare: ({ host }) => (host.conditions.tabsAsFirstOpened = true),
  },
  {
    what: 'The tab names its form',
    asked: 'response-tab',
    failing: ['form-road', 'response-tab'],
    said: 'It names another form, or none',
    then: STOPS,
    round: 'stops',
    prepare: ({ host }) => (host.conditions.namesOtherForms = true),
  },
  {
    what: 'A form is published',
    asked: 'form-road',
    said: 'A form stays unpublished',
    then: 'Says so at the form, and tries again at each click, until the host has published it by hand.',
    round: 'stops',
    prepare: ({ host }) => (host.conditions.staysUnpublished = true),
  },
  {
    what: 'Everyone with the link may answer',
    asked: 'form-road',
    failing: ['book-link', 'form-road', 'form-open'],
    said: 'Your organisation does not allow that everyone with the link answers a form.',
    then: 'Says who may answer, and goes on.',
    round: 'played',
    prepare: ({ host }) => (host.conditions.forbidsLinks = true),
  },
  {
    what: 'An open form is changed',
    asked: 'form-road',
    said: 'Google does not change the questions of an open form',
    then: 'Says so at the form of a later round: the check says to begin none.',
    round: 'played',
    prepare: keepsOpenForms,
  },
  {
    what: 'A form is closed',
    asked: 'form-road',
    said: 'A form that was closed takes answers all the same.',
    then: 'Counts by the times of answers: later ones are late.',
    round: 'played',
    prepare: staysAccepting(true),
  },
  {
    what: 'A closed form is opened again',
    asked: 'form-road',
    said: 'A form that was opened stays closed.',
    then: STOPS,
    round: 'waits',
    prepare: staysAccepting(false),
  },
  {
    what: 'A trigger runs at a set time',
    asked: 'triggers',
    said: 'Google does not let it',
    then: 'Does by the periodic trigger what was to happen at a deadline.',
    round: 'played',
    prepare: ({ host }) => (host.conditions.refusesTimes = true),
  },
  {
    what: 'Two calls at once see each other’s properties',
    asked: 'beside',
    said: 'Not at once, in properties.',
    then: 'Reads what counts from the sheet: pages show a change later.',
    round: 'played',
    prepare: ({ host }) => {
      // Longer than a call waits, and shorter than it takes from one question to the next.
      host.conditions.propertiesLagMs = 12_000;
      host.faults.costMs = 200;
    },
  },
  {
    what: 'They see each other’s entries of the cache',
    asked: 'beside',
    said: 'Not at once, in the cache.',
    then: 'The same.',
    round: 'played',
    prepare: ({ host }) => (host.conditions.cacheLagMs = 60_000),
  },
  {
    what: 'One lock keeps the other call out',
    asked: 'beside',
    said: 'Two calls had the same lock at once',
    then: 'Nothing guards it then: the check says to begin none.',
    round: 'played',
    prepare: ({ host }) => (host.conditions.sharesLocks = true),
  },
  {
    what: 'A book is copied for nobody else',
    asked: 'copy',
    said: 'It can, and others may open the copy at once.',
    then: 'Shares no copy: the tabs of the oldest matches stay in the books.',
    round: 'played',
    prepare: liesInAFolder,
  },
];
