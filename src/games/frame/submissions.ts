// What becomes of each submission of a stage (ALL-1 to ALL-4): which one counts for each player, which were replaced,
// and every reason why others were refused.
import type { Ask } from './ask';
import { once } from './lazy';
import { finder } from './names';
import { problem, type Problem } from './result';
import type { CountedOrder } from './stage';
import { quote } from './wording';

/** A submission as it was received, or entered by the host (ALL-3). */
export interface Submission {
  /** Names it wherever something is said about it. */
  readonly id: string;
  readonly player: string;
  readonly move?: unknown;
  /** True where it came after the deadline and the grace, and the host did not accept it. */
  readonly late?: boolean;
  /**
   * True of a late submission that came before the stage opened, or before its clock was started where players see it
   * only then.
   */
  readonly early?: boolean;
  /** True of a late submission that was made for a stage, or for an opening of it, that was not open any more (ALL-12). */
  readonly former?: boolean;
  /** Present where the host entered it; such submissions stand after all others, and are never late. */
  readonly byHost?: { readonly reason: string };
}

export interface Fate {
  readonly id: string;
  /** The name on the roster, or as it was given where nobody there has it. */
  readonly player: string;
  readonly known: boolean;
  readonly move: unknown;
  readonly byHost?: { readonly reason: string };
  readonly fate:
    | { readonly kind: 'counted' }
    | { readonly kind: 'replaced' }
    | { readonly kind: 'refused'; readonly problems: readonly Problem[] };
}

/** A resolved stage, with what became of each submission, and each move in the words of its form. */
export interface StageFates {
  readonly name: string;
  readonly title: string;
  readonly fates: readonly (Fate & { readonly words: string })[];
}

/** What one has to know of an open stage to judge its submissions. */
interface AskingStage<Knows> {
  readonly title: string;
  readonly asks: readonly Ask<unknown, Knows>[];
  /** The players who have given up their seats: nothing is asked of them. */
  readonly left: readonly string[];
  readonly known: (player: string) => Knows;
  /** The title of the stage before it; absent for the first. */
  readonly before?: string | undefined;
}

type Worded = Pick<AskingStage<never>, 'title' | 'before'>;

export interface Judged {
  readonly fates: readonly Fate[];
  /** In the order received, the host's entries last. */
  readonly counted: readonly CountedOrder[];
}

interface JudgedSubmission {
  readonly about: Omit<Fate, 'fate'>;
  /** The ask and the order; absent where the submission is refused. */
  readonly understood?: Pick<CountedOrder, 'ask' | 'order'>;
  readonly problems: readonly Problem[];
}

/** Judges all submissions of an open stage. `roster` is every player's name. */
export function judge<Knows>(
  stage: AskingStage<Knows>,
  roster: readonly string[],
  submissions: readonly Submission[],
): Judged {
  const playerCalled = callerIn(roster);
  const candidates = submissions.map((submission) =>
    understand(stage, playerCalled(submission.player), submission),
  );
  const latest = new Map<string, JudgedSubmission>();
  for (const candidate of candidates) {
    if (candidate.understood !== undefined) latest.set(candidate.about.player, candidate);
  }
  const fates: Fate[] = [];
  const counted: CountedOrder[] = [];
  for (const candidate of candidates) {
    const { about, understood, problems } = candidate;
    if (understood === undefined) {
      fates.push(fated(about, { kind: 'refused', problems }));
    } else if (latest.get(about.player) === candidate) {
      const { player, byHost } = about;
      fates.push(fated(about, COUNTED));
      counted.push({ player, ask: understood.ask, order: understood.order, byHost: byHost !== undefined });
    } else {
      fates.push(fated(about, REPLACED));
    }
  }
  return { fates, counted };
}

const COUNTED = { kind: 'counted' } as const;
const REPLACED = { kind: 'replaced' } as const;

function fated(about: Omit<Fate, 'fate'>, fate: Fate['fate']): Fate {
  return { ...about, fate };
}

/** Finds the players of a roster by what they are called. */
const callerIn = once((roster: readonly string[]) => finder(roster, (name) => [name]));

function understand<Knows>(
  stage: AskingStage<Knows>,
  player: string | undefined,
  submission: Submission,
): JudgedSubmission {
  const { id, move, byHost } = submission;
  const hasLeft = player !== undefined && stage.left.includes(player);
  const asked = player === undefined || hasLeft ? undefined : askOf(stage, player);
  const known = player !== undefined;
  const named = player ?? submission.player;
  const about =
    byHost === undefined ? { id, player: named, known, move } : { id, player: named, known, move, byHost };
  if (player === undefined || asked === undefined) {
    return {
      about,
      problems: [hasLeft ? seatGivenUp(stage, player) : notAsked(stage, player, submission.player)],
    };
  }
  const understood = asked.understand(player, move, () => stage.known(player));
  const late = submission.late === true && byHost === undefined;
  if (understood.ok && !late) {
    return { about, understood: { ask: asked, order: understood.value }, problems: [] };
  }
  const problems = [
    ...(late ? [outOfTime(stage, submission)] : []),
    ...(understood.ok ? [] : understood.error),
  ];
  return { about, problems };
}

function outOfTime({ title, before }: Worded, { early, former }: Submission): Problem {
  const again = `If it is meant for ${title}, send it again.`;
  if (former === true) {
    return problem('former', [], `${title}: this answers what was open before, and does not count. ${again}`);
  }
  if (early !== true) {
    return problem(
      'late',
      [],
      `${title}: this came after the deadline and does not count, unless the host accepts it.`,
    );
  }
  const why =
    before === undefined
      ? ' and does not count. Send it again.'
      : `: too late for ${before}, and no answer to ${title}. ${again}`;
  return problem('early', [], `${title}: this was sent before the stage opened${why}`);
}

/** Finds the ask of a stage that goes to this player. */
export function askOf<A extends { readonly players: readonly string[] }>(
  stage: { readonly asks: readonly A[] },
  player: string,
): A | undefined {
  return stage.asks.find(({ players }) => players.includes(player));
}

function seatGivenUp({ title }: Worded, player: string): Problem {
  const text = `${title}: ${player} has left, and is not asked for anything.`;
  return problem('not-asked', [], text);
}

function notAsked(stage: Worded, player: string | undefined, given: string): Problem {
  if (player === undefined) {
    const text =
      given === ''
        ? 'No name, or a key that is nobody’s: not a player of this game.'
        : `${quote(given)} is not a player of this game. Check the name.`;
    return problem('unknown-player', [], text);
  }
  return problem('not-asked', [], `${stage.title}: ${player} is not asked for anything in this stage.`);
}
