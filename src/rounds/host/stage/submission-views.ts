// A stage's answers and whether they count, as the sidebar shows them.
import type { TitledAnswer } from '../../../games/frame/fields';
import type { OpenStage } from '../../../games/frame/match';
import { questionTitles } from '../../../games/frame/limits';
import { problemTexts } from '../../../games/frame/result';
import { findAsk, type AnswerVerdict } from '../../../games/frame/submissions';
import { hostTimeZone } from '../../contacts/contacts';
import type { ReceivedSubmission } from '../../record/entries';
import { seatsOfPerson, holder } from '../../record/people';
import { takenOverText } from '../../session/seat-holders';
import type { SessionContent, OpenInputs } from '../../session/game-session';
import type { PreviousStageGuess } from '../../session/previous-stage-guess';
import type { StageInputs } from '../../session/replay';
import { timeText } from '../../time/time-zone';
import { submissionMark } from '../parts/open-stage-changes';
import type { SubmissionView } from './views';
import { isPossibleArrival } from '../../session/late-send-times';
import { keyDigest } from '../../session/page-keys';
import type { LateSendTime } from '../../ports/pages';
import { MINUTE_MS, durationText } from '../../time/duration';

/** Says whose former key an answer was sent with; empty if nobody's. Only for the host. */
type FormerKeyText = (from: string) => string;

/** `formerKeyOf` only works for the open stage. */
export function submissionViews(
  stage: Pick<OpenStage, 'asks'>,
  inputs: StageInputs,
  fates: readonly AnswerVerdict[],
  formerKeyOf: FormerKeyText = () => '',
  tapTextOf: SendTimeText = () => '',
  meantOf: (received: ReceivedSubmission) => PreviousStageGuess | undefined = () => undefined,
): readonly SubmissionView[] {
  return limitDetails(
    fates.map((fate) => {
      const received = inputs.submissions.find(({ from }) => from === fate.id);
      const tapText = received === undefined ? '' : tapTextOf(received);
      const meant = received === undefined ? undefined : meantOf(received);
      return {
        ...submissionView(stage, received, fate, formerKeyOf(fate.id)),
        tapText,
        meant: meant ?? null,
      };
    }),
  );
}

/** Texts for the open stage's answers that were sent with a former key. */
export function makeFormerKeyText({ inbox, people, snapshot }: OpenInputs & SessionContent): FormerKeyText {
  return (from) => {
    const person = inbox.unseated.get(from);
    if (person === undefined) return '';
    const { id, name, formerKeys } = person;
    const until = formerKeys.at(-1)?.until;
    const taken = [...people.seats].find(([, { terms }]) => terms.some((one) => one.person === id))?.[0];
    if (taken !== undefined && seatsOfPerson(people, id).length === 0)
      return `This answer was sent with ${name}’s key. ${takenOverText(people, taken, hostTimeZone(snapshot))}`;
    return until === undefined
      ? `This answer was sent with the key of ${name}, who had no seat in this match at the time.`
      : `This answer was sent with ${name}’s old key, replaced on ${timeText(until, hostTimeZone(snapshot))}. If ${name} sent this answer, enter it for them and send them their new link.`;
  };
}

function submissionView(
  stage: Pick<OpenStage, 'asks'>,
  received: ReceivedSubmission | undefined,
  { id, player, known: inRoster, move, byHost, fate }: AnswerVerdict,
  formerKey: string,
): Omit<SubmissionView, 'tapText' | 'meant'> {
  // If the sender is unknown, parse the answer by its form.
  const asked = findAsk(stage, player) ?? stage.asks.find(({ form }) => id.startsWith(`${form}:`));
  return {
    id,
    mark: submissionMark(fate, received),
    player: inRoster ? player : player === '' ? 'Unknown' : player,
    inRoster,
    at: received?.at ?? 0,
    byHost: byHost !== undefined,
    late: received?.late === true,
    early: received?.early === true,
    former: received?.former === true,
    fate: fate.kind === 'counted' ? 'counts' : fate.kind,
    reasons: refusalReasons(fate, received, formerKey),
    answers: asked?.toAnswers(move) ?? [],
    accepted: asked === undefined ? [] : questionTitles(asked.acceptedPlaces(move), asked),
  };
}

/** Maximum total length of the answers that don't count, to keep the sidebar fast. */
const MAX_UNCOUNTED_CHARACTERS = 60_000;

const OMITTED_ANSWER: TitledAnswer = {
  title: 'Too much to show here',
  answer: 'The whole answer is in the form’s response tab.',
};

/** Once the limit is reached, older answers that don't count are listed without their content. */
function limitDetails(views: readonly SubmissionView[]): readonly SubmissionView[] {
  let left = MAX_UNCOUNTED_CHARACTERS;
  return [...views]
    .reverse()
    .map((view) => {
      if (view.fate === 'counts' || view.byHost) return view;
      left -= JSON.stringify([view.reasons, view.answers]).length;
      return left >= 0 ? view : { ...view, reasons: view.reasons.slice(0, 1), answers: [OMITTED_ANSWER] };
    })
    .reverse();
}

/** Doesn't hint at whose key was nearly right, because somebody may be trying another player's key. */
const WRONG_KEY_REASON =
  'This answer’s key is missing, wrong or out of date. If you know who sent this answer, enter it for them and send them their link again.';

function refusalReasons(
  fate: AnswerVerdict['fate'],
  received: ReceivedSubmission | undefined,
  formerKey: string,
): readonly string[] {
  if (fate.kind !== 'refused') return [];
  if (received?.player !== '') return problemTexts(fate.problems);
  return [formerKey === '' ? WRONG_KEY_REASON : formerKey];
}

/** Says when Send was tapped; empty if unknown. */
type SendTimeText = (received: ReceivedSubmission) => string;

/** For late answers: the time of the tap as the phone reported it. */
export function makeSendTimeText({ people, snapshot }: SessionContent, stage: string): SendTimeText {
  let taps: readonly LateSendTime[] | undefined;
  return ({ player, at, late, early }) => {
    if (late !== true || early === true || !people.seats.has(player)) return '';
    taps ??= snapshot.taps?.() ?? [];
    const digest = keyDigest(holder(people, player).key);
    const [tap] = taps
      .filter((one) => one.stage === stage && one.digest === digest && isPossibleArrival(one, at))
      .sort((a, b) => Math.abs(a.from - at) - Math.abs(b.from - at));
    if (tap === undefined) return '';
    const arrived = offsetText(Math.max(tap.from, at), tap.end);
    return `The answer arrived ${arrived}. According to the phone, “Send” was tapped ${offsetText(tap.tapped, tap.end)}. The phone’s clock may be wrong.`;
  };
}

/** `0.6 s after time was up`, `12 min before time was up`. */
function offsetText(at: number, end: number): string {
  const away = Math.abs(at - end);
  const length = away >= 2 * MINUTE_MS ? durationText(away) : `${Math.round(away / 100) / 10} s`;
  return `${length} ${at > end ? 'after' : 'before'} time was up`;
}
