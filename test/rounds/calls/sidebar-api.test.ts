// The calls of the sidebar as a whole: an answer each, never an exception, whatever the game is like.
import { SIDEBAR_CALLS } from '../../../src/rounds/calls/sidebar-api';
import { drafted, played, submitted } from '../../support/paper-game';
import { paper } from '../../support/paper-ports';
import { seasonStarted } from '../../support/paper-season';

/** An input of each call that takes one. */
const INPUTS: Readonly<Record<string, unknown>> = {
  startDraft: { game: 'soullinked', practice: true },
  saveDraft: {
    game: 'soullinked',
    practice: true,
    roster: [],
    settings: {},
    seed: '',
    zone: '',
    webhook: '',
    timings: [],
  },
  saveContacts: { zone: '', webhook: '', players: {} },
  resolveRound: { stage: 'round-1', token: '' },
  lookAtBooks: { click: 'c', parts: 2, part: 0 },
  reportPosts: { claim: 'k', outcomes: [{ id: 'public-book', outcome: { kind: 'posted' } }] },
  settleDelivery: { id: 'public-book', as: 'waiting' },
  previewHostFacts: { answers: {} },
  saveHostFacts: { answers: {} },
  setDeadline: { deadline: null },
  setAtDeadline: { what: 'nothing', waitMinutes: 0 },
  setAccepting: { accepting: false },
  replaceKey: { player: 'Ann' },
  nameCoHost: { address: 'co@example.com' },
  removeCoHost: { address: 'co@example.com' },
  savePage: { address: '' },
  previewChange: { change: { kind: 'rewind', toStage: 'round-1' } },
  applyChange: { change: { kind: 'rewind', toStage: 'round-1' }, reason: 'r', token: '' },
  startClock: { stage: 'round-1' },
  submitForPractice: { players: [] },
  previewWord: { to: 'Everyone', text: 'A word.' },
  sayWord: { to: 'Everyone', text: 'A word.' },
  getPast: { stage: 'round-1' },
  getMessages: { stage: 'round-1' },
  getPicture: { stage: 'round-1' },
  setPictures: { on: true },
  previewGame: { scenario: {} },
  importGame: { scenario: {}, going: { zone: '', webhook: '', players: {}, timings: [] } },
  closeGame: { reason: 'r' },
  startSeason: { name: 'A season', currencies: [], inherit: 'nothing', people: [{ name: 'Ann' }] },
  previewSeason: { season: { season: 'A season', people: [{ name: 'Ann' }] } },
  importSeason: { season: { season: 'A season', people: [{ name: 'Ann' }] } },
  openEpisode: { episode: '1' },
  draftFromTemplate: { template: { template: 'own-match', settings: { title: 'A match' } } },
  draftMatch: { game: 'soullinked', kind: 'main' },
  saveMatchDraft: {
    game: 'soullinked',
    practice: true,
    roster: [],
    settings: {},
    seed: '',
    zone: '',
    webhook: '',
    timings: [],
    kind: 'main',
    guests: [],
  },
  countMatch: { token: '', leaveOut: [], changes: [], reason: '' },
  putMatchAway: { reason: 'r', uncounted: true },
  changeStandings: { changes: [{ player: 'Ann', tokens: 1 }], reason: 'r' },
  giveGift: { from: 'Ann', to: 'Bob', purse: 'garnets', amount: 1 },
  replacePersonKey: { player: 'Ann' },
  substitutePerson: { player: 'Ann', name: 'Zoe', reason: 'r' },
  changeSeasonSettings: { inherit: 'everything' },
  endSeason: { winners: ['Ann'] },
  takeEndBack: { reason: 'r' },
  askAccount: { webhook: '', friend: '', status: null, callMs: null },
};

const BOOKS = {
  'an empty book': paper,
  'a draft': drafted,
  'a game': submitted,
  'a game that is over': () => played(5),
  'a season': seasonStarted,
};

test.each(Object.entries(BOOKS))('in %s every call gives an answer of plain JSON', (_, open) => {
  const { desk } = open();
  for (const name of Object.keys(SIDEBAR_CALLS)) {
    const call = (desk as unknown as Record<string, (input: unknown) => unknown>)[name];
    const answer = call?.(INPUTS[name]);
    expect([name, answer]).toEqual([name, JSON.parse(JSON.stringify(answer)) as unknown]);
    expect(answer).toMatchObject({ ok: expect.any(Boolean) as unknown });
  }
});
