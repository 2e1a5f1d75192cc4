// A host's actions in a game, each with its preparation. Tests disturb them at every service call.
import { unwrapReply } from '../../src/commands/desk-calls';
import { NO_CONTACTS_INPUT } from '../../src/rounds/host/files/inputs';
import type { JsonObject } from '../../src/games/frame/json';
import type { Reply } from '../../src/rounds/reply/reply';
import type { GameChange } from '../../src/rounds/host/parts/inputs';
import { openTestHost, type TestHost } from './host';
import {
  after,
  answeredGame,
  begunGame,
  create,
  deliverAll,
  draftedGame,
  gameView,
  playStage,
  prepare,
  resolveFirst,
  SMALL,
  submittedGame,
  type DraftOptions,
} from './host-game';

export interface HostAction {
  readonly name: string;
  readonly before: () => TestHost;
  /** Does the action, or continues it after an interruption. Throws if a call is refused. */
  readonly run: (test: TestHost) => void;
}

const CORRECTION: GameChange = {
  kind: 'submission',
  stage: 'round-1',
  player: 'Aa',
  answers: { Row: '2', Column: '2', 'Power card': '3' },
};

function correct({ desk }: TestHost): void {
  if (unwrapReply(desk.getHistory()).some(({ text }) => text.startsWith('Corrected'))) return;
  const { token } = unwrapReply(desk.previewChange({ change: CORRECTION }));
  unwrapReply(desk.applyChange({ change: CORRECTION, reason: 'It was misread.', token }));
}

const SUBSTITUTION: GameChange = {
  kind: 'replace-player',
  player: 'Aa',
  name: 'Zoë',
  contacts: { 'E-mail': 'zoe@example.com' },
};

/** Substitutes Zoë for Aa, and makes and delivers the necessary files. */
function substitute(test: TestHost): void {
  const { desk } = test;
  if (gameView(desk).players.every(({ person }) => person !== 'Zoë')) {
    unwrapReply(desk.applyChange({ change: SUBSTITUTION, reason: 'Aa left.', token: '' }));
  }
  prepare(desk);
  deliver(test);
}

/** Delivers everything; failed deliveries are retried, as by the host's click. */
function deliver({ desk }: TestHost): void {
  for (const { id, state } of gameView(desk).deliveries) {
    if (state === 'failed') unwrapReply(desk.settleDelivery({ id, was: 'failed', as: 'waiting' }));
  }
  const { deliveries } = deliverAll(desk);
  const failed = deliveries.find(({ state }) => state === 'failed');
  if (failed !== undefined) refuse({ code: 'failed', text: failed.note });
}

function refuse(error: Extract<Reply<unknown>, { ok: false }>['error']): void {
  unwrapReply({ ok: false, error });
}

function creation(name: string, options: DraftOptions): HostAction {
  return {
    name,
    before: () => draftedGame(options),
    run: (test) => {
      if (unwrapReply(test.desk.getDesk()).draft !== undefined) create(test);
      else prepare(test.desk);
    },
  };
}

/** Makes a game with many forms and books. */
export const CREATE_LARGE_GAME = creation('creating a large game', { game: 'tactical-picture-hunt' });

/** A season that was played elsewhere, with one counted and one unfinished match. */
const ELSEWHERE: JsonObject = {
  season: 'The Elder Tree',
  people: ['Aa', 'Bb', 'Cc'].map((name) => ({ name, tokens: name === 'Aa' ? 3 : 0 })),
  steps: [
    { episode: '1' },
    { match: { game: 'between', seed: 's', settings: {}, stages: [{ stage: 'gifts-1' }] }, kind: 'between' },
    { match: { game: 'between', seed: 't', settings: {} }, kind: 'extra' },
  ],
};

/** Makes missing forms with one call and books with another, as the sidebar does concurrently. */
function prepareBeside({ desk }: TestHost): void {
  unwrapReply(desk.prepareNext({ only: 'forms' }));
  unwrapReply(desk.prepareNext({ only: 'books' }));
  // A single call may not have enough time to create them all.
  prepare(desk);
}

export const HOST_ACTIONS: readonly HostAction[] = [
  creation('creating the game and making its forms and books', SMALL),
  {
    name: 'making forms and books by calls of their own',
    before: () => begunGame(SMALL),
    run: prepareBeside,
  },
  {
    name: 'resolving a round',
    before: () => submittedGame(SMALL),
    run: ({ desk }) => resolveFirst(desk),
  },
  {
    name: 'resolving a round and delivering it in the same call',
    before: () => answeredGame(SMALL),
    run: (test) => {
      unwrapReply(test.desk.resolveRound({ stage: 'round-1', token: '', deliver: true }));
      deliver(test);
    },
  },
  {
    name: 'delivering the results',
    before: () => after(submittedGame(SMALL), resolveFirst),
    run: deliver,
  },
  {
    name: 'correcting a round that has been resolved',
    before: () => after(submittedGame(SMALL), playStage),
    run: correct,
  },
  {
    name: 'replacing a player by a substitute',
    before: () => after(submittedGame({ ...SMALL, contacts: [['aa@example.com', '', '']] }), playStage),
    run: substitute,
  },
  {
    name: 'counting a match of a season, putting it away and creating the next',
    before: () => {
      const test = openTestHost();
      const { desk } = test;
      unwrapReply(
        desk.startSeason({
          name: 'The Elder Tree',
          currencies: [],
          inherit: 'nothing',
          people: ['Aa', 'Bb', 'Cc'].map((name) => ({ name, tokens: 1 })),
        }),
      );
      unwrapReply(desk.openEpisode({ episode: '1' }));
      // Nobody has anything to give, so this match is over immediately.
      unwrapReply(desk.draft({ game: 'between', kind: 'between' }));
      unwrapReply(desk.create());
      prepare(desk);
      const { draft: drafted } = unwrapReply(desk.draft({ game: 'between', kind: 'extra' }));
      if (drafted === undefined) throw new Error('There is no draft.');
      unwrapReply(desk.saveDraft({ ...drafted, game: 'between', seed: 'a seed that is long enough' }));
      return test;
    },
    run: ({ desk }) => {
      const view = unwrapReply(desk.getDesk());
      const season = view.phase === 'over' ? view.season : undefined;
      if (season?.matches.length === 1) {
        if (season.next.action === 'count') {
          const { token } = unwrapReply(desk.previewCount());
          unwrapReply(desk.countMatch({ token, leaveOut: [], changes: [], reason: '' }));
        }
        unwrapReply(desk.create({ deliver: true }));
      }
      prepare(desk);
      deliverAll(desk);
    },
  },
  {
    name: 'importing a season, and making the forms and books of the match that goes on',
    before: () => openTestHost(),
    run: ({ desk }) => {
      if (unwrapReply(desk.getDesk()).phase === 'empty')
        unwrapReply(desk.importFile({ file: ELSEWHERE, going: NO_CONTACTS_INPUT }));
      prepare(desk);
      unwrapReply(desk.exportFile({ what: 'season' }));
    },
  },
];
