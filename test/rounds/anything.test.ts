// Hosts and players act in any order. Replaying the exported scenario always gives the same game.
import fc from 'fast-check';
import { unwrapReply } from '../../src/commands/desk-calls';
import { GAMES } from '../../src/games/catalogue';
import { isJsonObject } from '../../src/games/frame/json';
import type { Match } from '../../src/games/frame/match';
import type { GameSession } from '../../src/rounds/session/game-session';
import type { Reader } from '../../src/games/frame/reader-tabs';
import type { GameChange } from '../../src/rounds/host/parts/inputs';
import type { DeskApi } from '../../src/rounds/host/calls';
import type { GameView } from '../../src/rounds/host/desk/views';
import type { StageView } from '../../src/rounds/host/stage/views';
import { hostTabs } from '../../src/rounds/outbox/host-tabs';
import { playScenario } from '../../src/rounds/proof/scenario';
import { loadGame } from '../../src/rounds/session/load';
import { paper, type Paper } from '../support/paper-ports';
import { gameIn, holderOf } from '../support/host-game';
import { runs } from '../games/random-play';
import { sampled } from '../support/sample';

interface Action {
  readonly kind:
    | 'submit'
    | 'junk'
    | 'enter'
    | 'resolve'
    | 'rewind'
    | 'correct'
    | 'remove'
    | 'settings'
    | 'key'
    | 'close';
  readonly at: number;
}

const ACTIONS = fc.array(
  fc.record<Action>({
    kind: fc.constantFrom(
      ...(['submit', 'resolve', 'submit', 'resolve', 'submit', 'resolve'] as const),
      ...(['junk', 'enter', 'rewind', 'correct', 'remove', 'settings', 'key', 'close'] as const),
    ),
    at: fc.nat(1000),
  }),
  { minLength: 6, maxLength: Math.max(...sampled([24], [18])) },
);

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

function answersOf(words: StageView['submissions'][number]['answers']): Readonly<Record<string, string>> {
  return Object.fromEntries(words.map(({ title, answer }) => [title, answer]));
}

function change(desk: DeskApi, wanted: GameChange): undefined {
  const shown = desk.previewChange({ change: wanted });
  // It may also be refused because it no longer fits.
  if (shown.ok) desk.applyChange({ change: wanted, reason: 'Because.', token: shown.value.token });
  else expect(shown.error.text).toMatch(/: .*\.$/);
}

function act(
  { desk, book, play }: { desk: DeskApi; book: Paper; play: GameView },
  { kind, at }: Action,
): unknown {
  const { stage } = play;
  const names = play.players.map(({ name }) => name);
  const past = pick(play.past, at)?.name ?? '';
  switch (kind) {
    case 'submit': {
      const sent = desk.submitForPractice({ players: at % 3 === 0 ? [] : [pick(names, at) ?? ''] });
      if (!sent.ok) expect(sent.error.code).toBe('paused');
      return;
    }
    case 'junk': {
      const ask = pick(stage?.asks ?? [], at);
      if (ask === undefined) return;
      const answers = Object.fromEntries(ask.questions.map(({ title }, index) => [title, (at + index) % 9]));
      book.land(ask.form, answers);
      return;
    }
    case 'enter':
    case 'remove': {
      const submission = pick(stage?.submissions ?? [], at);
      if (stage === null || submission === undefined) return;
      change(
        desk,
        kind === 'remove'
          ? { kind: 'remove-submission', stage: stage.name, id: submission.id }
          : {
              kind: 'submission',
              stage: stage.name,
              player: submission.inRoster ? submission.player : (names[0] ?? ''),
              answers: answersOf(submission.answers),
            },
      );
      return;
    }
    case 'resolve':
      if (stage === null) return;
      return unwrapReply(desk.resolveRound({ stage: stage.name, token: '' }));
    case 'rewind': {
      // Rewind only rarely, so that games make progress.
      if (past !== '' && at % 4 === 0) change(desk, { kind: 'rewind', toStage: past });
      return;
    }
    case 'correct': {
      if (past === '') return;
      const submission = pick(unwrapReply(desk.getPast({ stage: past })).submissions, at);
      if (submission === undefined) return;
      change(
        desk,
        at % 2 === 0
          ? { kind: 'remove-submission', stage: past, id: submission.id }
          : {
              kind: 'submission',
              stage: past,
              player: submission.player,
              answers: answersOf(submission.answers),
            },
      );
      return;
    }
    case 'settings': {
      const question = pick(
        play.settingQuestions.filter((one) => one.kind.type === 'choice'),
        at,
      );
      if (question === undefined || question.kind.type !== 'choice') return;
      const value = pick(question.kind.options, at)?.value ?? '';
      change(desk, { kind: 'settings', settings: { ...play.settings, [question.title]: value } });
      return;
    }
    case 'key':
      return stage === null
        ? undefined
        : unwrapReply(desk.replaceKey({ person: holderOf(desk, pick(names, at) ?? '') }));
    case 'close':
      return stage === null ? undefined : unwrapReply(desk.setAccepting({ accepting: at % 2 === 0 }));
  }
}

function sessionOf({ ports }: Paper): GameSession {
  const table = loadGame(ports);
  if (!table.ok) throw new Error(table.error.text);
  return table.value;
}

function matchOf(book: Paper): Match {
  return sessionOf(book).match;
}

function viewsOf(match: Match): unknown {
  const readers: readonly Reader[] = ['host', 'everyone', ...match.roster.map((player) => ({ player }))];
  return readers.map((reader) => match.view(reader));
}

test.each(GAMES.map((game) => [game.info.title, game.info.id] as const))(
  '%s: after any actions, replaying the scenario gives the same game',
  (_, game) => {
    fc.assert(
      fc.property(ACTIONS, (actions) => {
        const book = paper();
        const { desk } = book;
        unwrapReply(desk.draft({ game, practice: true }));
        unwrapReply(desk.create());
        for (const action of actions) {
          book.pass(60_000);
          act({ desk, book, play: gameIn(unwrapReply(desk.prepareNext())) }, action);
          // The last commit drew the tabs that the record produces.
          expect(book.drawn()).toEqual(hostTabs(sessionOf(book)));
        }
        const { content: scenario } = unwrapReply(desk.exportFile({ what: 'game' }));
        const played = playScenario(JSON.parse(JSON.stringify(scenario)), GAMES);
        if (!played.ok) throw new Error(JSON.stringify(played.error));
        const [now, afresh] = [matchOf(book), played.value.match];
        expect(afresh.stage?.name).toBe(now.stage?.name);
        expect(viewsOf(afresh)).toEqual(viewsOf(now));
        // Importing it into an empty spreadsheet gives the same game.
        const other = paper();
        unwrapReply(other.desk.importFile({ file: isJsonObject(scenario) ? scenario : {} }));
        expect(viewsOf(matchOf(other))).toEqual(viewsOf(now));
      }),
      // Shrinks a failing list of actions, because a short one is easier to understand.
      { ...runs(2), endOnFailure: false },
    );
  },
);
