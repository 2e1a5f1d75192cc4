// Decides each submission's fate (ALL-1 to ALL-4): counted, replaced, or refused with all reasons.
import type { Ask } from './ask';
import { memoize } from './lazy';
import { nameFinder } from './names';
import { problem, type Problem } from './result';
import type { PlayerOrder } from './stage';
import { quote } from './wording';

/** A submission as received, or as the host entered it (ALL-3). */
export interface Submission {
  readonly id: string;
  readonly player: string;
  readonly move?: unknown;
  /** True if the submission came after deadline and grace, and the host hasn't accepted it. */
  readonly late?: boolean;
  /**
   * Set if a late submission came before players could see the stage: before it opened, or before its clock started.
   */
  readonly early?: boolean;
  /** Set for late submissions that answer an earlier stage, or an earlier opening of this stage (ALL-12). */
  readonly former?: boolean;
  /** Set if the host entered the submission. Submissions by the host come after all others and are never late. */
  readonly byHost?: { readonly reason: string };
}

export interface AnswerVerdict {
  readonly id: string;
  /** The name as spelled in the roster; a name that isn't in the roster, as received. */
  readonly player: string;
  readonly known: boolean;
  readonly move: unknown;
  readonly byHost?: { readonly reason: string };
  readonly fate:
    | { readonly kind: 'counted' }
    | { readonly kind: 'replaced' }
    | { readonly kind: 'refused'; readonly problems: readonly Problem[] };
}

/** A resolved stage with the fate of each submission; `words` is its move in the form's words. */
export interface StageVerdicts {
  readonly name: string;
  readonly title: string;
  readonly fates: readonly (AnswerVerdict & { readonly words: string })[];
}

/** What `judge` must know about the open stage. */
interface AskingStage<Knows> {
  readonly title: string;
  readonly asks: readonly Ask<unknown, Knows>[];
  /** Players who have left. They aren't asked anything. */
  readonly left: readonly string[];
  readonly knownTo: (player: string) => Knows;
  /** The previous stage's title; absent for the first. */
  readonly before?: string | undefined;
}

type StageTitles = Pick<AskingStage<never>, 'title' | 'before'>;

export interface JudgedSubmissions {
  readonly fates: readonly AnswerVerdict[];
  /** In order of arrival, with host entries last. */
  readonly counted: readonly PlayerOrder[];
}

interface JudgedSubmission {
  readonly verdict: Omit<AnswerVerdict, 'fate'>;
  /** Absent if the submission is refused. */
  readonly understood?: Pick<PlayerOrder, 'ask' | 'order'>;
  readonly problems: readonly Problem[];
}

/** Judges a stage's submissions. `roster`: every player's name. */
export function judge<Knows>(
  stage: AskingStage<Knows>,
  roster: readonly string[],
  submissions: readonly Submission[],
): JudgedSubmissions {
  const playerCalled = playerFinder(roster);
  const candidates = submissions.map((submission) =>
    judgeSubmission(stage, playerCalled(submission.player), submission),
  );
  const latest = new Map<string, JudgedSubmission>();
  for (const candidate of candidates) {
    if (candidate.understood !== undefined) latest.set(candidate.verdict.player, candidate);
  }
  const fates: AnswerVerdict[] = [];
  const counted: PlayerOrder[] = [];
  for (const candidate of candidates) {
    const { verdict, understood, problems } = candidate;
    if (understood === undefined) {
      fates.push(makeVerdict(verdict, { kind: 'refused', problems }));
    } else if (latest.get(verdict.player) === candidate) {
      const { player, byHost } = verdict;
      fates.push(makeVerdict(verdict, COUNTED_VERDICT));
      counted.push({ player, ask: understood.ask, order: understood.order, byHost: byHost !== undefined });
    } else {
      fates.push(makeVerdict(verdict, REPLACED_VERDICT));
    }
  }
  return { fates, counted };
}

const COUNTED_VERDICT = { kind: 'counted' } as const;
const REPLACED_VERDICT = { kind: 'replaced' } as const;

function makeVerdict(about: Omit<AnswerVerdict, 'fate'>, fate: AnswerVerdict['fate']): AnswerVerdict {
  return { ...about, fate };
}

const playerFinder = memoize((roster: readonly string[]) => nameFinder(roster, (name) => [name]));

function judgeSubmission<Knows>(
  stage: AskingStage<Knows>,
  player: string | undefined,
  submission: Submission,
): JudgedSubmission {
  const { id, move, byHost } = submission;
  const hasLeft = player !== undefined && stage.left.includes(player);
  const asked = player === undefined || hasLeft ? undefined : findAsk(stage, player);
  const known = player !== undefined;
  const named = player ?? submission.player;
  const verdict =
    byHost === undefined ? { id, player: named, known, move } : { id, player: named, known, move, byHost };
  if (player === undefined || asked === undefined) {
    return {
      verdict,
      problems: [
        hasLeft ? seatGivenUpProblem(stage, player) : notAskedProblem(stage, player, submission.player),
      ],
    };
  }
  const understood = asked.understand(player, move, () => stage.knownTo(player));
  const late = submission.late === true && byHost === undefined;
  if (understood.ok && !late) {
    return { verdict, understood: { ask: asked, order: understood.value }, problems: [] };
  }
  const problems = [
    ...(late ? [timingProblem(stage, submission)] : []),
    ...(understood.ok ? [] : understood.error),
  ];
  return { verdict, problems };
}

function timingProblem({ title, before }: StageTitles, { early, former }: Submission): Problem {
  const again = `If it’s meant for ${title}, send it again.`;
  if (former === true) {
    return problem('former', [], `${title}: this answer is for an earlier stage and doesn’t count. ${again}`);
  }
  if (early !== true) {
    return problem(
      'late',
      [],
      `${title}: this answer came after the deadline. It doesn’t count unless the host accepts it.`,
    );
  }
  const why =
    before === undefined
      ? ' and doesn’t count. Send it again.'
      : `. That’s too late for ${before} and too early for ${title}. ${again}`;
  return problem('early', [], `${title}: this answer was sent before the stage opened${why}`);
}

export function findAsk<A extends { readonly players: readonly string[] }>(
  stage: { readonly asks: readonly A[] },
  player: string,
): A | undefined {
  return stage.asks.find(({ players }) => players.includes(player));
}

function seatGivenUpProblem({ title }: StageTitles, player: string): Problem {
  const text = `${title}: ${player} has left, so they have nothing to answer.`;
  return problem('not-asked', [], text);
}

function notAskedProblem(stage: StageTitles, player: string | undefined, given: string): Problem {
  if (player === undefined) {
    const text =
      given === ''
        ? 'This answer has no name or an unknown key, so it isn’t from a player in this game.'
        : `${quote(given)} is not a player in this game. Check the name.`;
    return problem('unknown-player', [], text);
  }
  return problem('not-asked', [], `${stage.title}: ${player} has nothing to answer in this stage.`);
}
