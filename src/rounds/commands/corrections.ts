// Corrections: changing something that was entered. The change becomes ledger entries, everything after it is
// recomputed, and what that changes for whom is shown before it is applied.
import { fail, ok, type Result } from '../../games/result';
import type { Views } from '../../games/match';
import { cellValue, type Tab } from '../../games/tabs';
import type { Change, ChangeView, UserError } from '../view/api';
import { newKey } from './create';
import { deliveriesOf } from '../delivery/deliver';
import { EVERYONE } from '../delivery/messages';
import { wasDelivered } from '../delivery/outbox';
import type { Ports } from '../ports';
import type { GameRecord, RecordedStage } from '../record/game-record';
import type { NewEntry } from '../record/ledger';
import { replay, type Replayed, type Table } from '../session/load';

/** What a change makes of the game. */
export interface Prospect {
  readonly entries: readonly NewEntry[];
  readonly summary: string;
  /** The game recomputed; absent where a change of the open stage recomputes nothing. */
  readonly after?: Replayed;
  readonly differences: ChangeView['differences'];
  readonly warnings: readonly string[];
}

type Stages = readonly RecordedStage[];

/** Works out a change without writing anything. */
export function prospect(
  ports: Ports,
  table: Table,
  change: Change,
  reason: string,
): Result<Prospect, UserError> {
  switch (change.kind) {
    case 'replace-player':
      return replacePlayer(ports, table, change.player, change.name, reason);
    case 'settings':
      return changeSettings(table, change.settings, reason);
    case 'rewind': {
      const from = table.record.stages.findIndex(({ stage }) => stage === change.toStage);
      if (from === -1) return fail(noSuchStage(change.toStage));
      const title = titleOf(table, change.toStage);
      return recompute(table, table.record.stages.slice(0, from), table.record, {
        summary: `Take back everything from ${title} on. What was submitted waits until its stage is open again.`,
        entries: (changed) => [
          {
            text: `Went back to ${title}. Reason: ${reason}`,
            entry: { kind: 'rewound', body: { toStage: change.toStage, reason, changed } },
          },
        ],
      });
    }
    case 'submission':
    case 'accept-late':
    case 'remove-submission':
    case 'host-facts':
      return change.stage === table.match.stage?.name
        ? changeOpenStage(table, change, reason)
        : correctStage(table, change, reason);
  }
}

type StageChange = Extract<Change, { readonly stage: string }>;

function noSuchStage(stage: string): UserError {
  return {
    code: 'no-such-stage',
    text: `Changing ${stage}: it is neither open nor resolved. Reload the sidebar.`,
  };
}

function titleOf(table: Table, stage: string): string {
  return table.past.find(({ stage: past }) => past.name === stage)?.stage.title ?? stage;
}

/** The JSON of a move from the answers that the host typed into the stage's form. */
function moveOf(
  asks: Table['past'][number]['stage']['asks'],
  player: string,
  answers: Readonly<Record<string, string>>,
): unknown {
  const asked = asks.find(({ players }) => players.includes(player));
  return JSON.parse(JSON.stringify(asked?.fromAnswers((title) => answers[title] ?? '') ?? {}));
}

function hostFactsOf(table: Table, stage: string, answers: Readonly<Record<string, string>>): unknown {
  const open =
    stage === table.match.stage?.name
      ? table.match.stage
      : table.past.find((past) => past.stage.name === stage)?.stage;
  return JSON.parse(JSON.stringify(open?.hostFromAnswers((title) => answers[title] ?? '') ?? {}));
}

/** A change of the open stage publishes nothing yet: there is nothing to recompute. */
function changeOpenStage(table: Table, change: StageChange, reason: string): Result<Prospect, UserError> {
  const { stage } = table.match;
  if (stage === null) return fail(noSuchStage(change.stage));
  const name = stage.name;
  const only = (entry: NewEntry): Result<Prospect, UserError> =>
    ok({ entries: [entry], summary: entry.text, differences: [], warnings: [] });
  switch (change.kind) {
    case 'submission': {
      const body = {
        stage: name,
        player: change.player,
        move: moveOf(stage.asks, change.player, change.answers),
        reason,
      };
      return only({
        text: `Entered a submission for ${change.player} in ${stage.title}. Reason: ${reason}`,
        entry: { kind: 'entered', body },
      });
    }
    case 'accept-late':
      return only({
        text: `Accepted a late submission in ${stage.title}. Reason: ${reason}`,
        entry: { kind: 'late-accepted', body: { stage: name, from: change.id, reason } },
      });
    case 'remove-submission':
      return only({
        text: `Left out a submission in ${stage.title}. Reason: ${reason}`,
        entry: { kind: 'removed', body: { stage: name, from: change.id, reason } },
      });
    case 'host-facts':
      return only({
        text: `Entered the host's part of ${stage.title}.`,
        entry: { kind: 'host-facts', body: { stage: name, facts: hostFactsOf(table, name, change.answers) } },
      });
  }
}

function correctStage(table: Table, change: StageChange, reason: string): Result<Prospect, UserError> {
  const old = table.record.stages.find(({ stage }) => stage === change.stage);
  const past = table.past.find(({ stage }) => stage.name === change.stage);
  if (old === undefined || past === undefined) return fail(noSuchStage(change.stage));
  const corrected = correctedInputs(table, old, past.stage.asks, change, reason);
  const stages = table.record.stages.map((stage) => (stage === old ? corrected : stage));
  const { resolvedAt, ...inputs } = corrected;
  return recompute(table, stages, table.record, {
    summary: `Correct ${past.stage.title} and recompute everything after it.`,
    entries: (changed) => [
      {
        text: `Corrected ${past.stage.title}. Reason: ${reason}`,
        entry: { kind: 'corrected', body: { ...inputs, reason, changed } },
      },
    ],
  });
}

function correctedInputs(
  table: Table,
  old: RecordedStage,
  asks: Table['past'][number]['stage']['asks'],
  change: StageChange,
  reason: string,
): RecordedStage {
  switch (change.kind) {
    case 'submission': {
      const move = moveOf(asks, change.player, change.answers);
      return { ...old, hostSubmissions: [...old.hostSubmissions, { player: change.player, move, reason }] };
    }
    case 'accept-late':
      return {
        ...old,
        submissions: old.submissions.map(({ late, ...rest }) =>
          late === true && rest.from !== change.id ? { ...rest, late } : rest,
        ),
      };
    case 'remove-submission':
      return {
        ...old,
        submissions: old.submissions.filter(({ from }) => from !== change.id),
        hostSubmissions: old.hostSubmissions.filter((_, index) => `host-${index}` !== change.id),
      };
    case 'host-facts':
      return { ...old, hostFacts: hostFactsOf(table, old.stage, change.answers) };
  }
}

function changeSettings(
  table: Table,
  answers: Readonly<Record<string, string>>,
  reason: string,
): Result<Prospect, UserError> {
  const settings: unknown = JSON.parse(
    JSON.stringify(table.game.settings.fromAnswers((title) => answers[title] ?? '', '') ?? {}),
  );
  return recompute(
    table,
    table.record.stages,
    { ...table.record, settings },
    {
      summary: 'Change the settings and recompute the whole game with them.',
      entries: (changed) => [
        {
          text: `Changed the settings. Reason: ${reason}`,
          entry: { kind: 'settings', body: { settings, reason, changed } },
        },
      ],
    },
  );
}

/** Somebody else plays on for a player: the seat keeps its name, the key is new, so the old link is dead. */
function replacePlayer(
  ports: Ports,
  table: Table,
  player: string,
  name: string,
  reason: string,
): Result<Prospect, UserError> {
  if (!table.match.roster.includes(player) || name.trim() === '') {
    return fail({
      code: 'no-such-player',
      text: 'Replacing a player: choose the player, and give the new name.',
    });
  }
  return ok({
    entries: [
      {
        text: `${name.trim()} plays for ${player} from now on. Reason: ${reason}`,
        entry: { kind: 'key', body: { player, key: newKey(ports), playedBy: name.trim() } },
      },
    ],
    summary: `${name.trim()} plays for ${player} from now on, with a new link. The old link stops working.`,
    differences: [],
    warnings: [`Change the e-mail in the Roster tab, and the sharing of ${player}'s book.`],
  });
}

interface Plan {
  readonly summary: string;
  readonly entries: (changed: readonly string[]) => readonly NewEntry[];
}

/** Plays the changed record and says what differs for whom. Later stages that no longer follow are taken back. */
function recompute(
  table: Table,
  stages: Stages,
  record: Pick<GameRecord, 'setUp' | 'settings'>,
  plan: Plan,
): Result<Prospect, UserError> {
  const after = replay(record, stages);
  if (!after.ok) return after;
  const { stoppedAt } = after.value;
  if (stoppedAt !== undefined && stages.findIndex(({ stage }) => stage === stoppedAt.stage) === -1) {
    return fail(stoppedAt.why);
  }
  const differences = differencesOf(table, table.match.views(), after.value.match.views());
  const changed = differences.filter(({ seen }) => seen).map(({ to }) => to);
  const back: readonly NewEntry[] =
    stoppedAt === undefined
      ? []
      : [
          {
            text: `Took back ${stoppedAt.stage} and what came after: it no longer follows.`,
            entry: {
              kind: 'rewound',
              body: { toStage: stoppedAt.stage, reason: 'no longer follows', changed: [] },
            },
          },
        ];
  return ok({
    entries: [...plan.entries(changed), ...back],
    summary: plan.summary,
    after: after.value,
    differences,
    warnings:
      stoppedAt === undefined
        ? []
        : [
            `${titleOf(table, stoppedAt.stage)} and what came after no longer follow and are taken back.`,
            ...(stoppedAt.why.details ?? []),
          ],
  });
}

/** Lines of each audience's tabs that go and come. */
function differencesOf(table: Table, before: Views, after: Views): ChangeView['differences'] {
  const outbox = deliveriesOf(table);
  const seen = (player: string): boolean =>
    outbox.some((delivery) => delivery.player === player && wasDelivered(delivery));
  const audiences = [
    { to: EVERYONE, seen: seen(''), before: before.public, after: after.public },
    ...after.players.map(({ name, tabs }) => ({
      to: name,
      seen: seen(name),
      before: before.players.find((player) => player.name === name)?.tabs ?? [],
      after: tabs,
    })),
  ];
  return audiences.flatMap(({ to, seen: delivered, ...tabs }) => {
    const [old, now] = [linesOf(tabs.before), linesOf(tabs.after)];
    const removed = without(old, now);
    const added = without(now, old);
    return removed.length + added.length === 0 ? [] : [{ to, seen: delivered, removed, added }];
  });
}

function linesOf(tabs: readonly Tab[]): readonly string[] {
  return tabs.flatMap(({ title, rows }) =>
    rows.map((cells) => `${title}: ${cells.map((cell) => String(cellValue(cell))).join(' | ')}`),
  );
}

/** The lines of `list` that `other` has fewer of. */
function without(list: readonly string[], other: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const line of other) left.set(line, (left.get(line) ?? 0) + 1);
  return list.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
