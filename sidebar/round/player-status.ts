// Who is in, who is missing and whose submission was refused, in the order of the roster.
import type { GameView, PlayerView, StageView, SubmissionView } from '../../src/rounds/view/api';

export type StandingState = 'in' | 'refused' | 'missing' | 'not-asked';

export interface Standing {
  readonly player: PlayerView;
  readonly state: StandingState;
  readonly submissions: readonly SubmissionView[];
}

/** One standing a player. */
export function standings(stage: StageView, players: readonly PlayerView[]): readonly Standing[] {
  const asked = new Set(stage.asks.flatMap((ask) => ask.players));
  return players.map((player) => {
    const submissions = stage.submissions.filter(({ known, player: name }) => known && name === player.name);
    return { player, state: stateOf(asked.has(player.name), submissions), submissions };
  });
}

function stateOf(asked: boolean, submissions: readonly SubmissionView[]): StandingState {
  if (submissions.some(({ fate }) => fate === 'counts')) return 'in';
  if (submissions.some(({ fate }) => fate === 'refused')) return 'refused';
  return asked ? 'missing' : 'not-asked';
}

/** Submissions by nobody on the roster. */
export function strangers(stage: StageView): readonly SubmissionView[] {
  return stage.submissions.filter(({ known }) => !known);
}

/** What the next Resolve depends on, as far as the desk can see: when this changes, a preview is old. */
export function basisOf(play: GameView): string {
  const { stage } = play;
  if (stage === null) return '';
  return JSON.stringify([
    stage.name,
    stage.hostAnswers,
    stage.submissions.map(({ id, fate, words }) => [id, fate, words]),
    play.settings,
    play.lastHash,
  ]);
}
