// The submissions of a stage with their fates, as the sidebar shows them.
import type { Answered } from '../../../games/frame/fields';
import type { OpenStage } from '../../../games/frame/match';
import { titlesAt } from '../../../games/frame/limits';
import { problemTexts } from '../../../games/frame/result';
import { askOf, type Fate } from '../../../games/frame/submissions';
import { hostZone } from '../../contacts/contacts';
import type { ReceivedSubmission } from '../../record/entries';
import { seatsHeldBy, holder } from '../../record/people';
import { takenText } from '../../session/seat-holders';
import type { Kept, Waiting } from '../../session/game-session';
import type { MaybeForPrevious } from '../../session/maybe-for-previous';
import type { StageInputs } from '../../session/replay';
import { timeText, lengthText } from '../../time/time-zone';
import { submissionMark } from '../parts/open-stage-changes';
import type { SubmissionView } from './views';
import { arrivedThen } from '../../session/late-taps';
import { keyDigest } from '../../session/page-keys';
import type { LateTap } from '../../ports/pages';

/** Tells whose key a submission had before, in words; empty where it never was anybody's. For the host alone. */
type FormerKeyText = (from: string) => string;

/** Gives the submissions of a stage with their fates. Of a stage that is over nobody knows former keys any more. */
export function submissionViews(
  stage: Pick<OpenStage, 'asks'>,
  inputs: StageInputs,
  fates: readonly Fate[],
  formerKeyOf: FormerKeyText = () => '',
  tapTextOf: TapText = () => '',
  meantOf: (received: ReceivedSubmission) => MaybeForPrevious | undefined = () => undefined,
): readonly SubmissionView[] {
  return withinLimit(
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

/** Says of the open stage's submissions with a former key whose it was. */
export function formerKeyTexts({ inbox, people, snapshot }: Waiting & Kept): FormerKeyText {
  return (from) => {
    const person = inbox.unseated.get(from);
    if (person === undefined) return '';
    const { id, name, formerKeys } = person;
    const until = formerKeys.at(-1)?.until;
    const taken = [...people.seats].find(([, { held }]) => held.some((one) => one.person === id))?.[0];
    if (taken !== undefined && seatsHeldBy(people, id).length === 0)
      return `The key is ${name}’s. ${takenText(people, taken, hostZone(snapshot))}`;
    return until === undefined
      ? `The key is ${name}’s, who had no seat in this match then.`
      : `The key is an old one of ${name}’s, replaced on ${timeText(until, hostZone(snapshot))}: the link is an old one. If ${name} sent this, enter it for them and send them their link again.`;
  };
}

function submissionView(
  stage: Pick<OpenStage, 'asks'>,
  received: ReceivedSubmission | undefined,
  { id, player, known, move, byHost, fate }: Fate,
  formerKey: string,
): Omit<SubmissionView, 'tapText' | 'meant'> {
  // A submission by nobody known is read as its form asks.
  const asked = askOf(stage, player) ?? stage.asks.find(({ form }) => id.startsWith(`${form}:`));
  return {
    id,
    mark: submissionMark({ fate }, received?.at ?? 0),
    player: known ? player : player === '' ? 'Nobody known' : player,
    known,
    at: received?.at ?? 0,
    byHost: byHost !== undefined,
    late: received?.late === true,
    early: received?.early === true,
    former: received?.former === true,
    fate: fate.kind === 'counted' ? 'counts' : fate.kind,
    reasons: reasonsOf(fate, received, formerKey),
    words: asked?.toAnswers(move) ?? [],
    accepted: asked === undefined ? [] : titlesAt(asked.marked(move), asked),
  };
}

/** The most characters of submissions that do not count which the sidebar is sent. */
const MOST_CHARACTERS = 60_000;

const NOT_SHOWN: Answered = {
  title: 'Too much to show here',
  answer: 'All that was sent is in the tab with the responses.',
};

/** Gives the submissions; of more than the sidebar should load, older ones that do not count come without their answers. */
function withinLimit(views: readonly SubmissionView[]): readonly SubmissionView[] {
  let left = MOST_CHARACTERS;
  return [...views]
    .reverse()
    .map((view) => {
      if (view.fate === 'counts' || view.byHost) return view;
      left -= JSON.stringify([view.reasons, view.words]).length;
      return left >= 0 ? view : { ...view, reasons: view.reasons.slice(0, 1), words: [NOT_SHOWN] };
    })
    .reverse();
}

/** It never hints which player's key was nearly right, since it might be somebody's try at another's. */
const WRONG_KEY =
  'The key is nobody’s: it is missing, was changed, or is an old one. If you know who sent this, enter it for them and send them their link again.';

function reasonsOf(
  fate: Fate['fate'],
  received: ReceivedSubmission | undefined,
  formerKey: string,
): readonly string[] {
  if (fate.kind !== 'refused') return [];
  if (received?.player !== '') return problemTexts(fate.problems);
  return [formerKey === '' ? WRONG_KEY : formerKey];
}

/** Tells when a submission was tapped; empty where its phone does not say. */
type TapText = (received: ReceivedSubmission) => string;

/** Says when late submissions were tapped, by the word of the phones. */
export function tapTexts({ people, snapshot }: Kept, stage: string): TapText {
  let taps: readonly LateTap[] | undefined;
  return ({ player, at, late, early }) => {
    if (late !== true || early === true || !people.seats.has(player)) return '';
    taps ??= snapshot.taps?.() ?? [];
    const digest = keyDigest(holder(people, player).key);
    const [tap] = taps
      .filter((one) => one.stage === stage && one.digest === digest && arrivedThen(one, at))
      .sort((a, b) => Math.abs(a.from - at) - Math.abs(b.from - at));
    if (tap === undefined) return '';
    const arrived = aroundText(Math.max(tap.from, at), tap.end);
    return `It arrived ${arrived}. By the phone’s word, Send was tapped ${aroundText(tap.tapped, tap.end)}; the phone may be wrong.`;
  };
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** `0.6 s after the end`, `12 minutes before the end`. */
function aroundText(at: number, end: number): string {
  const away = Math.abs(at - end);
  const tenths = Math.round(away / 100) / 10;
  const length =
    away >= 2 * MINUTE ? lengthText(away) : `${tenths < 10 ? tenths : Math.round(away / SECOND)} s`;
  return `${length} ${at > end ? 'after' : 'before'} the end`;
}
