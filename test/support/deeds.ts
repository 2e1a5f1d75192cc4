// What a host does with a game, each from a set-up of its own: for disturbing it at every service call.
import { given } from '../../src/commands/desk-calls';
import type { Answer, Change, DeskApi } from '../../src/rounds/view/api';
import {
  begun,
  create,
  deliverAll,
  draft,
  openTest,
  playing,
  playStage,
  prepare,
  type TestHost,
} from './played-host';

export interface Deed {
  readonly name: string;
  readonly before: () => Promise<TestHost>;
  /** Does it, or goes on with it where it was interrupted; throws where a call of the desk says no. */
  readonly run: (test: TestHost) => void;
}

/** The smallest game: every further player is the same again. */
export const SMALL = { players: 4 };

const CORRECTION: Change = {
  kind: 'submission',
  stage: 'round-1',
  player: 'Aa',
  answers: { Row: '2', Column: '2', 'Power card': '3' },
};

function correct({ desk }: TestHost): void {
  const { history } = playing(given(desk.getDesk()));
  if (history.some(({ text }) => text.startsWith('Corrected'))) return;
  const { token } = given(desk.previewChange({ change: CORRECTION }));
  given(desk.applyChange({ change: CORRECTION, reason: 'It was misread.', token }));
}

/** Delivers everything; what failed is told to wait again, as the host's click does. */
function deliver({ desk }: TestHost): void {
  for (const { id, state } of playing(given(desk.getDesk())).deliveries) {
    if (state === 'failed') given(desk.settleDelivery({ id, as: 'waiting' }));
  }
  const { deliveries } = deliverAll(desk);
  const failed = deliveries.find(({ state }) => state === 'failed');
  if (failed !== undefined) refuse({ code: 'failed', text: failed.note });
}

function refuse(error: Extract<Answer<unknown>, { ok: false }>['error']): void {
  given({ ok: false, error });
}

/** Resolves, unless it is resolved. */
export function resolveFirst(desk: DeskApi): void {
  given(desk.resolveRound({ stage: 'round-1', token: '' }));
}

export const DEEDS: readonly Deed[] = [
  {
    name: 'creating the game and making its forms and books',
    before: async () => {
      const test = await openTest();
      draft(test, { game: 'tactical-picture-hunt' });
      return test;
    },
    run: (test) => {
      if (given(test.desk.getDesk()).phase === 'draft') create(test);
      else prepare(test.desk);
    },
  },
  {
    name: 'resolving a round',
    before: () => begun(SMALL),
    run: ({ desk }) => resolveFirst(desk),
  },
  {
    name: 'delivering the results',
    before: async () => {
      const test = await begun(SMALL);
      resolveFirst(test.desk);
      return test;
    },
    run: deliver,
  },
  {
    name: 'correcting a round that has been resolved',
    before: async () => {
      const test = await begun(SMALL);
      playStage(test.desk);
      return test;
    },
    run: correct,
  },
];
