// Which players have answered, are missing or had a submission refused, in roster order. Each state has a symbol and a word,
// so that it can be recognized without its color.
import type { GameView, PlayerView } from '../../../src/rounds/host/desk/views';
import type { StageView, SubmissionView } from '../../../src/rounds/host/stage/views';

type SubmissionState =
  | 'in'
  | 'in-and-refused'
  | 'late'
  | 'early'
  | 'refused'
  | 'missing'
  /** The player can leave every question out, so nobody waits for them. */
  | 'optional'
  | 'not-asked';

export interface PlayerStatus {
  readonly player: PlayerView;
  readonly state: SubmissionState;
  readonly submissions: readonly SubmissionView[];
}

export function playerStatuses(stage: StageView, players: readonly PlayerView[]): readonly PlayerStatus[] {
  const asked = stage.asks.flatMap((ask) => ask.players);
  const without = (name: string): SubmissionState => {
    if (stage.waitingFor.includes(name)) return 'missing';
    return asked.includes(name) ? 'optional' : 'not-asked';
  };
  return players.map((player) => {
    const submissions = stage.submissions.filter(
      ({ inRoster, player: name }) => inRoster && name === player.name,
    );
    return { player, state: getPlayerState(submissions) ?? without(player.name), submissions };
  });
}

/** A player's state according to their submissions; undefined if none of them matters. */
function getPlayerState(submissions: readonly SubmissionView[]): SubmissionState | undefined {
  const last = submissions.filter(({ byHost }) => !byHost).slice(-1)[0];
  const counted = submissions.find(({ fate }) => fate === 'counts');
  if (counted !== undefined) {
    // A host's entry replaces everything that the player sent, so nothing refused can follow it.
    return last?.fate === 'refused' && !counted.byHost ? 'in-and-refused' : 'in';
  }
  if (last?.fate !== 'refused') return undefined;
  if (!last.late) return 'refused';
  return last.early ? 'early' : 'late';
}

export function submissionsWithUnknownKey(stage: StageView): readonly SubmissionView[] {
  return stage.submissions.filter(({ inRoster }) => !inRoster);
}

/** All data that resolving depends on, as text. If it changes, a preview is out of date. */
export function previewInputs(play: GameView): string {
  const { stage } = play;
  if (stage === null) return '';
  return JSON.stringify([
    stage.name,
    stage.hostAnswers,
    stage.submissions.map(({ id, fate, answers }) => [id, fate, answers]),
    play.settings,
    play.lastHash,
  ]);
}

const STATE_SIGNS: Readonly<Record<SubmissionState, readonly [sign: string, word: string]>> = {
  in: ['✓', 'Answered'],
  'in-and-refused': ['✓', 'Answered, ✕ later answer refused'],
  late: ['◷', 'Late'],
  early: ['◷', 'Early'],
  refused: ['✕', 'Refused'],
  missing: ['…', 'Missing'],
  optional: ['', 'Optional'],
  'not-asked': ['', 'Not asked'],
};

export function StatePill({
  state,
  count,
}: {
  readonly state: SubmissionState;
  /** How many players are in this state; absent for a single player. */
  readonly count?: number;
}) {
  const [sign, word] = STATE_SIGNS[state];
  return (
    <span class={`pill ${state}`}>
      {[sign, ...(count === undefined ? [] : [String(count)]), word].filter((part) => part !== '').join(' ')}
    </span>
  );
}
