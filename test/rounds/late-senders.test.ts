// Random games with go-backs, old forms, old pages and late rows: answers only count for their own stage (ALL-12).
import { GAMES } from '../../src/games/catalogue';
import fc from 'fast-check';
import { unwrapReply } from '../../src/commands/desk-calls';
import type { GameChange } from '../../src/rounds/host/parts/inputs';
import { PAGE_CALLS } from '../../src/rounds/page/visitor-calls';
import { playerPage } from '../../src/rounds/page/view';
import { exportScenario } from '../../src/rounds/proof/export';
import { playScenario } from '../../src/rounds/proof/scenario';
import { KEY_TITLE } from '../../src/rounds/session/columns';
import type { GameSession } from '../../src/rounds/session/game-session';
import { keyWithMark, pageMark } from '../../src/rounds/session/page-marks';
import { created, gameIn, pickOf, PLAYERS, sessionOf } from '../support/paper-game';
import { keyOf, personOf, withPage } from '../support/paper-page';
import type { Paper } from '../support/paper-ports';
import { runs } from '../games/random-play';

const SECOND = 1000;

interface Action {
  readonly kind: 'form' | 'page' | 'old-page' | 'row' | 'look' | 'land' | 'resolve' | 'back' | 'wait';
  readonly at: number;
}

const ACTIONS = fc.array(
  fc.record<Action>({
    kind: fc.constantFrom(
      ...(['form', 'page', 'old-page', 'row', 'look', 'land', 'resolve', 'back', 'wait'] as const),
      ...(['form', 'page', 'row', 'row', 'resolve', 'resolve', 'resolve', 'back', 'back'] as const),
    ),
    at: fc.nat(1000),
  }),
  { minLength: 10, maxLength: 40 },
);

/** A player's page: the stage it shows, and its mark. */
interface Drawn {
  readonly stage: string;
  readonly mark: string;
}

/** A game with late senders. The time of each answer is unique and identifies it. */
class LateSenders {
  readonly book: Paper;
  /** The stage for which each answer was sent, by player and second. */
  readonly sentFor = new Map<string, string>();
  readonly #pages = new Map<string, Drawn>();
  #onTheirWay: (() => void)[] = [];

  constructor() {
    this.book = created();
    withPage(this.book);
    for (const player of PLAYERS) this.#look(player);
  }

  act({ kind, at }: Action): void {
    const player = PLAYERS[at % PLAYERS.length] ?? 'Ann';
    this.book.pass(2 * SECOND);
    switch (kind) {
      case 'form':
        this.#send(player, '', true);
        break;
      case 'page':
        this.#look(player);
        this.#sendByPage(player);
        break;
      case 'old-page':
        this.#sendByPage(player);
        break;
      case 'row':
        // The answer comes from a form, or from a page whose row is still missing. Its row arrives later.
        this.#send(player, at % 2 === 0 ? '' : (this.#pages.get(player)?.mark ?? ''), false);
        break;
      case 'look':
        this.#look(player);
        break;
      case 'land':
        for (const land of this.#onTheirWay) land();
        this.#onTheirWay = [];
        break;
      case 'resolve':
        this.#resolve();
        break;
      case 'back':
        this.#goBack(at);
        break;
      case 'wait':
        this.book.pass((at % 100) * SECOND);
    }
  }

  #session(): GameSession {
    return sessionOf(this.book);
  }

  #look(player: string): void {
    const { stage } = playerPage(this.#session(), personOf(this.book, player).id);
    if (stage !== null) this.#pages.set(player, { stage: stage.name, mark: stage.mark });
  }

  /** Sends an answer for the open stage, or for the stage that `mark` belongs to. */
  #send(player: string, mark: string, lands: boolean): void {
    const { match, record } = this.#session();
    if (match.stage === null) return;
    const land = this.book.send('pick', {
      ...pickOf(player),
      [KEY_TITLE]: keyWithMark(keyOf(this.book, player), mark),
    });
    // A row from a page only counts for the stage as the page showed it.
    const isOld = mark !== '' && mark !== pageMark(record, player);
    this.#note(player, isOld ? 'nothing that is open' : match.stage.name);
    if (lands) land();
    else this.#onTheirWay.push(land);
  }

  #sendByPage(player: string): void {
    const { match, record } = this.#session();
    const drawn = this.#pages.get(player);
    if (match.stage === null || drawn === undefined) return;
    const isOpen = drawn.mark === pageMark(record, player);
    const sent = PAGE_CALLS.sendMove(this.book.ports, {
      key: keyOf(this.book, player),
      ...drawn,
      answers: Object.entries(pickOf(player)),
    });
    if (sent.ok) this.#note(player, match.stage.name);
    // The reply never makes the page send it for the reopened stage.
    if (!isOpen) expect(sent).toMatchObject({ ok: false, error: { code: 'other-stage' } });
  }

  #note(player: string, stage: string): void {
    this.sentFor.set(`${player} ${Math.floor(this.book.ports.now() / SECOND)}`, stage);
  }

  #resolve(): void {
    const { stage } = this.#session().match;
    if (stage === null) return;
    unwrapReply(this.book.desk.resolveRound({ stage: stage.name, token: '' }));
    unwrapReply(this.book.desk.prepareNext());
  }

  #goBack(at: number): void {
    const { past } = gameIn(this.book.desk);
    const toStage = past[at % Math.max(1, past.length)]?.name;
    if (toStage === undefined) return;
    const { record, inputs, match } = this.#session();
    const had = new Map(
      [...record.carried.values(), ...record.stages].map((one) => [one.stage, one.submissions]),
    );
    if (match.stage !== null) had.set(match.stage.name, inputs.submissions);
    const change: GameChange = { kind: 'rewind', toStage };
    const { token } = unwrapReply(this.book.desk.previewChange({ change }));
    unwrapReply(this.book.desk.applyChange({ change, reason: 'r', token }));
    const after = this.#session();
    // The reopened stage still has its former answers.
    const again = after.inputs.submissions;
    const before = had.get(toStage) ?? [];
    expect(again.slice(0, before.length)).toEqual(before);
    // Answers that came after the end of the game belong to no stage.
    expect(again.slice(before.length).every(({ former }) => former === true)).toBe(true);
    if (match.stage !== null) expect(again).toHaveLength(before.length);
    for (const { stage, submissions } of [...after.record.stages, ...after.record.carried.values()])
      expect(submissions).toEqual(had.get(stage));
  }
}

test('every answer counts for the stage in which it was sent, or nowhere', () => {
  fc.assert(
    fc.property(ACTIONS, (actions) => {
      const game = new LateSenders();
      for (const action of actions) game.act(action);
      game.act({ kind: 'land', at: 0 });
      const session = sessionOf(game.book);
      const stages = [...session.record.stages, ...session.record.carried.values()];
      const open = session.match.stage;
      const all = [
        ...stages.map(({ stage, submissions }) => ({ stage, submissions })),
        ...(open === null ? [] : [{ stage: open.name, submissions: session.inputs.submissions }]),
      ];
      for (const { stage, submissions } of all)
        for (const { player, at, late } of submissions) {
          const sentFor = game.sentFor.get(`${player} ${Math.floor(at / SECOND)}`);
          expect(sentFor).toBeDefined();
          if (late !== true) expect({ player, at, stage }).toEqual({ player, at, stage: sentFor });
        }
      const again = playScenario(exportScenario(session.record, session.people, GAMES), GAMES);
      expect(again.ok && again.value.match.facts).toEqual(session.opened.facts);
    }),
    runs(8),
  );
});
