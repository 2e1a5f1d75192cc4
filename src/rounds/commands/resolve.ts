// A round: what it would give, and resolving it. Preview and Resolve are the same computation; Resolve also
// writes it, in one commit, and a second click finds it done and changes nothing.
import { sha256 } from 'js-sha256';
import type { Answered } from '../../games/fields';
import type { OpenStage, Resolved } from '../../games/match';
import { fail, ok, type Result } from '../../games/result';
import type { Fate } from '../../games/submissions';
import { cellValue, plainTab } from '../../games/tabs';
import type { RoundView, SubmissionView, UserError } from '../view/api';
import { channelsOf } from '../delivery/contacts';
import type { Entered, Received } from '../record/entries';
import { continueLedger, type NewEntry } from '../record/ledger';
import { EVERYONE, messagesOf } from '../delivery/messages';
import { enqueue, outboxTab, readOutbox } from '../delivery/outbox';
import type { HostCommit, Ports } from '../ports';
import { assemble, inputOf, readingOf, type Loaded, type OpenInputs, type Table } from '../session/load';

/** The open stage resolved as it stands, nothing written. */
export interface Trial {
  readonly stage: OpenStage;
  readonly resolved: Resolved;
  readonly missing: readonly string[];
  readonly token: Token;
}

/** What a round depends on, so that a change since its preview can be told in words. */
export interface Token {
  readonly ledger: string;
  readonly facts: string;
  /** The counted submission of each player. */
  readonly counted: Readonly<Record<string, string>>;
}

/** Resolves the open stage in memory. */
export function tryRound(table: Table): Result<Trial, UserError> {
  const { stage } = table.match;
  if (stage === null) {
    return fail({ code: 'game-over', text: 'Resolving a round: the game is over, no stage is open.' });
  }
  const resolved = table.match.resolve(inputOf(table.inputs));
  if (!resolved.ok) {
    return fail({
      code: 'host-facts',
      text: `Resolving ${stage.title}: what you entered for it as the host does not fit. Change it, then try again.`,
      details: resolved.error.map(({ text }) => text),
    });
  }
  const counted = new Map(
    resolved.value.counted.map(([player, index]) => [player, idOf(table.inputs, index)]),
  );
  const asked = stage.asks.flatMap(({ players }) => players);
  return ok({
    stage,
    resolved: resolved.value,
    missing: asked.filter((player) => !counted.has(player)),
    token: {
      ledger: table.ledger[table.ledger.length - 1]?.hash ?? '',
      facts: sha256(JSON.stringify(table.inputs.hostFacts)),
      counted: Object.fromEntries(counted),
    },
  });
}

/** The name of a submission in calls: its form and row, or its place among the host's. */
function idOf(inputs: OpenInputs, index: Fate['index']): string {
  return typeof index === 'string' ? index : (inputs.submissions[index]?.from ?? '');
}

/** The submissions of a stage with their fates. */
export function submissionViews(
  stage: {
    readonly asks: readonly {
      readonly players: readonly string[];
      readonly toAnswers: (move: unknown) => readonly Answered[];
    }[];
  },
  inputs: { readonly submissions: readonly Received[]; readonly hostSubmissions: readonly Entered[] },
  fates: readonly Fate[],
): readonly SubmissionView[] {
  return fates.map(({ index, player, known, move, fate }) => {
    const received = typeof index === 'number' ? inputs.submissions[index] : undefined;
    const asked = stage.asks.find(({ players }) => players.includes(player));
    return {
      id: received?.from ?? String(index),
      player: known ? player : player === '' ? 'Nobody known' : player,
      known,
      at: received?.at ?? 0,
      byHost: received === undefined,
      late: received?.late === true,
      fate: fate.kind === 'counted' ? 'counts' : fate.kind,
      reasons: reasonsOf(fate, received),
      words: asked?.toAnswers(move) ?? [],
    };
  });
}

/** Which player a wrong key nearly is, nobody is told: it might be somebody's try at another's. */
const WRONG_KEY =
  'The key is nobody’s: it was changed, or the link is an old one. If you know who sent this, enter it for them and send them their link again.';

function reasonsOf(fate: Fate['fate'], received: Received | undefined): readonly string[] {
  if (fate.kind !== 'refused') return [];
  return received?.player === '' ? [WRONG_KEY] : fate.problems.map(({ text }) => text);
}

/** What Resolve round would do. */
export function roundView(table: Table, { stage, resolved, missing, token }: Trial): RoundView {
  const views = resolved.next.views();
  return {
    stage: stage.name,
    title: stage.title,
    token: JSON.stringify(token),
    submissions: submissionViews(stage, table.inputs, resolved.fates),
    missing,
    messages: messagesOf(stage.title, table.match.roster, resolved.news, resolved.next.stage?.title),
    tabs: [
      { to: EVERYONE, tabs: views.public.map(plainTab) },
      ...views.players.map(({ name, tabs }) => ({ to: name, tabs: tabs.map(plainTab) })),
      { to: 'You, the host', tabs: views.host.map(plainTab) },
    ],
    warnings: resolved.warnings,
    next: resolved.next.stage?.title ?? 'The game is over',
  };
}

/**
 * Writes a round: the ledger row, every redrawn tab and the outbox, all at once or not at all. Gives the game as
 * it is then, without reading it again.
 */
export function commitRound(ports: Ports, table: Table, trial: Trial): Result<Loaded, UserError> {
  const { stage, resolved } = trial;
  const entry: NewEntry = {
    text: `Resolved ${stage.title}: ${resolved.counted.length} counted, ${trial.missing.length} missing.`,
    entry: {
      kind: 'resolved',
      body: { stage: stage.name, ...table.inputs, cursors: table.inbox.cursors },
    },
  };
  const rows = continueLedger(table.ledger, [entry], ports.now(), ports.who());
  const outbox = enqueue(
    readOutbox(table.snapshot.outbox, table.match.roster, stage.title),
    rows[0]?.number ?? 0,
    stage.title,
    table.match.roster,
    messagesOf(stage.title, table.match.roster, resolved.news, resolved.next.stage?.title),
    channelsOf(table.snapshot),
  );
  const commit: HostCommit = {
    ledger: rows,
    tabs: resolved.next.views().host,
    outbox: outboxTab(outbox),
    reading: readingOf(
      table.record.places,
      new Map(table.inbox.cursors.map(({ form, rows: done }) => [form, done])),
    ),
  };
  const written = ports.book.write(commit);
  if (!written.ok) return written;
  const outboxGrid = outboxTab(outbox).rows.map((cells) => cells.map(cellValue));
  return assemble(ports, { ...table.snapshot, outbox: outboxGrid }, [...table.ledger, ...rows]);
}

/** What changed between a preview and now, in words; empty when nothing did. */
export function changesSince(before: string, now: Token): readonly string[] {
  const old = readToken(before);
  if (old === undefined) return [];
  const players = [...new Set([...Object.keys(old.counted), ...Object.keys(now.counted)])];
  return [
    ...players.flatMap((player) => {
      if (old.counted[player] === now.counted[player]) return [];
      if (now.counted[player] === undefined) return [`${player}'s submission no longer counts.`];
      return [`${player} ${old.counted[player] === undefined ? 'submitted' : 'submitted again'}.`];
    }),
    ...(old.facts === now.facts ? [] : ['What you entered as the host has changed.']),
  ];
}

function readToken(text: string): Token | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isToken(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isToken(value: unknown): value is Token {
  return typeof value === 'object' && value !== null && 'counted' in value && 'facts' in value;
}
