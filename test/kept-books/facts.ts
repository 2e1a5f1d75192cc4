// Facts of a kept book that no later version may change. Only the wording may change.
import { GAMES } from '../../src/games/catalogue';
import { unwrapReply } from '../../src/commands/desk-calls';
import type { Cell } from '../../src/games/frame/fields';
import { fromEntries, type JsonObject } from '../../src/games/frame/json';
import { sha256 } from 'js-sha256';
import { foldRecords, NO_RECORDS } from '../../src/rounds/record/fold';
import type { LedgerRow } from '../../src/rounds/record/ledger';
import { readLedger } from '../../src/rounds/record/ledger-tab';
import { replay } from '../../src/rounds/session/replay';
import { hostTab } from '../support/host-books';
import { playScenario, type PlayedScenario } from '../../src/rounds/proof/scenario';
import type { GameView } from '../../src/rounds/host/desk/views';
import type { SubmissionView } from '../../src/rounds/host/stage/views';
import type { TestHost } from '../support/host';

/** A warning that an opened book can show, because the cache with the time of the last resolve is gone. */
const UNNOTED = /it is forgotten how long it took/;

/** A step that an opened book can ask for, because this version words forms differently. */
const WORDING = /^Update (the stage and deadline in )?the form /;

/** The ledger's rows; each has a hash of the one before. */
export function ledgerOf(book: TestHost): readonly LedgerRow[] {
  const [, ...rows] = hostTab(book, 'Ledger');
  // The stand-in returns cells as they were written.
  const reading = readLedger(rows as readonly (readonly Cell[])[]);
  if (!reading.ok) throw new Error(reading.error.text);
  return reading.value;
}

/** A hash of the state after each resolved stage, to detect changed rules or numbers (ALL-18). */
function statesOf(book: TestHost): Readonly<Record<string, string>> {
  const { game } = foldRecords(NO_RECORDS, ledgerOf(book));
  if (game === undefined) return {};
  const replayed = replay(game, GAMES);
  if (!replayed.ok) throw new Error(replayed.error.text);
  return fromEntries(
    replayed.value.past.map(({ recorded, resolved }) => [
      recorded.stage,
      sha256(JSON.stringify(resolved.next.facts)).slice(0, 16),
    ]),
  );
}

/** The book's facts, as this program reads them. For a draft, its roster and the number of problems. */
export function factsOf(test: TestHost): object {
  const view = unwrapReply(test.desk.getDesk());
  switch (view.phase) {
    case 'empty': {
      if (view.draft === undefined) return { phase: 'empty' };
      const { game, roster, problems } = view.draft;
      return { phase: 'draft', game: game.id, roster, faults: problems.length };
    }
    case 'between':
      return { phase: 'between', season: view.season.name };
    case 'playing':
    case 'over':
      return { phase: view.phase, game: view.play.game.id, ...gameFacts(test, view.play) };
  }
}

function gameFacts(test: TestHost, play: GameView): object {
  const { desk } = test;
  const { stage, players, past, deliveries } = play;
  const last = past[past.length - 1];
  const { stages, match } = playedAgain(unwrapReply(desk.exportFile({ what: 'game' })).content);
  return {
    stage: stage?.name ?? null,
    people: players.map(({ name, person }) => (name === person ? name : `${name} by ${person}`)),
    submissions: (stage?.submissions ?? []).map(fateOf),
    waitingFor: stage?.waitingFor ?? [],
    past: fromEntries(
      stages.map(({ stage: name, fates }) => [
        name,
        fates.map(({ player, fate }) => `${player} ${fate.kind}`),
      ]),
    ),
    states: statesOf(test),
    last: last === undefined ? [] : unwrapReply(desk.getPast({ stage: last.name })).submissions.map(fateOf),
    undelivered: deliveries.flatMap(({ kind, state }) => (state === 'done' ? [] : [`${kind} ${state}`])),
    settings: play.settings,
    corrections: play.corrections.length,
    accepting: stage?.accepting ?? false,
    published: play.published,
    unprepared: play.toPrepare.some((step) => !WORDING.test(step)),
    warnings: [...play.warnings, ...(stage?.notices ?? []), ...(stage?.hostWarnings ?? [])].filter(
      (warning) => !UNNOTED.test(warning),
    ).length,
    outcome: match.outcome,
  };
}

/** Replays the exported game, because asking the desk for each stage would take too long. */
function playedAgain(json: JsonObject): PlayedScenario {
  const played = playScenario(json, GAMES);
  if (!played.ok) throw new Error(played.error.map(({ text }) => text).join(' '));
  return played.value;
}

/** A submission's player and fate: `Ana counts`, `Bo late refused`, `Chen by host replaced`. */
function fateOf({ player, inRoster, byHost, early, late, fate }: SubmissionView): string {
  const marks = [byHost ? 'by host' : '', early ? 'early' : late ? 'late' : ''];
  return [inRoster ? player : 'unknown', ...marks, fate].filter((word) => word !== '').join(' ');
}
