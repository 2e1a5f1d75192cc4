// What became of each submission of a stage (ALL-1 to ALL-4): which one counts for each player, which were
// replaced, and every reason why others were refused.
import type { Ask, Ordered, Stage } from './contract';
import { named } from './names';
import { problem, type Problem } from './problems';
import { quote } from './wording';

/** A submission as it was received. */
export interface Submission {
  readonly player: string;
  readonly move?: unknown;
  /** It came after the deadline and the grace, and the host did not accept it. */
  readonly late?: boolean;
}

/** A submission that the host entered (ALL-3). */
export interface HostSubmission {
  readonly player: string;
  readonly move?: unknown;
  readonly reason?: string;
}

/** Where a submission stands: its index among the players' own, or `host-0` for the host's. */
export type SubmissionIndex = number | `host-${number}`;

export interface Fate {
  readonly index: SubmissionIndex;
  /** The name on the roster; as it was given when nobody is called so. */
  readonly player: string;
  readonly known: boolean;
  readonly move: unknown;
  /** Present on the host's entries. */
  readonly hostReason?: string;
  readonly fate:
    | { readonly kind: 'counted' }
    | { readonly kind: 'replaced' }
    | { readonly kind: 'refused'; readonly problems: readonly Problem[] };
}

export interface Judged<Order> {
  readonly fates: readonly Fate[];
  /** The counted ones in the order received, the host's entries last. */
  readonly orders: readonly Ordered<Order>[];
}

interface Candidate<Order> extends Omit<Fate, 'fate'> {
  readonly order: Order | undefined;
  readonly problems: readonly Problem[];
}

/** Judges all submissions of an open stage. `roster` is every player's name. */
export function judge<Order>(
  stage: Stage<Order>,
  roster: readonly string[],
  submissions: readonly Submission[],
  hostSubmissions: readonly HostSubmission[],
): Judged<Order> {
  const candidates: readonly Candidate<Order>[] = [
    ...submissions.map((submission, index) => ({
      index,
      ...understand(stage, roster, submission, submission.late === true),
    })),
    ...hostSubmissions.map((submission, index) => ({
      index: `host-${index}` as const,
      ...understand(stage, roster, submission, false),
      hostReason: submission.reason ?? '',
    })),
  ];
  const latest = new Map<string, SubmissionIndex>();
  for (const { player, order, index } of candidates) {
    if (order !== undefined) latest.set(player, index);
  }
  return {
    fates: candidates.map(({ order, problems, ...rest }) => ({
      ...rest,
      fate:
        order === undefined
          ? { kind: 'refused', problems }
          : { kind: latest.get(rest.player) === rest.index ? 'counted' : 'replaced' },
    })),
    orders: candidates.flatMap(({ player, order, index }) =>
      order !== undefined && latest.get(player) === index
        ? [{ player, order, byHost: typeof index === 'string' }]
        : [],
    ),
  };
}

function understand<Order>(
  stage: Stage<Order>,
  roster: readonly string[],
  submission: Submission,
  late: boolean,
): Omit<Candidate<Order>, 'index'> {
  const player = named(roster, submission.player, (name) => [name]);
  const asked = player === undefined ? undefined : askOf(stage, player);
  const base = { player: player ?? submission.player, known: player !== undefined, move: submission.move };
  if (player === undefined || asked === undefined) {
    return { ...base, order: undefined, problems: [notAsked(stage, player, submission.player)] };
  }
  const understood = asked.understand(player, submission.move);
  const problems = [
    ...(late
      ? [problem('late', [], `${stage.title}: this came after the deadline and does not count.`)]
      : []),
    ...(understood.ok ? [] : understood.error),
  ];
  return { ...base, order: understood.ok && !late ? understood.value : undefined, problems };
}

/** The ask of a stage that goes to this player. */
export function askOf<Order>(stage: Stage<Order>, player: string): Ask<Order> | undefined {
  return stage.asks.find((ask) => ask.players.includes(player));
}

function notAsked(stage: { readonly title: string }, player: string | undefined, given: string): Problem {
  return player === undefined
    ? problem('unknown-player', [], `${quote(given)} is not a player of this game. Check the name.`)
    : problem('not-asked', [], `${stage.title}: ${player} is not asked for anything in this stage.`);
}
