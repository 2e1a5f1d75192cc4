// Corrections: changing something that was entered. The change becomes ledger entries, everything after it is played
// again, and the differences for each audience are shown before it is applied.
import { fail, ok, type Result } from '../../../games/frame/result';
import type { EntryBody, ReceivedSubmission } from '../../record/entries';
import { withFormerFacts, type RecordedRound } from '../../record/game-record';
import { hostName } from '../../record/people';
import { asRecorded, entryRefused } from '../../session/host-part';
import { answersOf, decidedOverOthers } from '../../session/decided-over';
import { type GameSession, onTime } from '../../session/game-session';
import { withoutSubmission } from '../../session/maybe-for-previous';
import { beginning, type PastRound, inputOf, inputsOf } from '../../session/replay';
import { answerIn, type TypedAnswers, ANSWERS_CHANGED, type CallProblem } from '../../reply/reply';
import { fatesNow } from '../../session/judge';
import { changeOpenStage, type StageChange, asShownNow, asShown } from '../parts/open-stage-changes';
import { correctedStage, type CorrectedStage } from './past-stage';
import { giveUpSeat } from './give-up-seat';
import { recompute, titleOf, type CorrectionPreview } from './recomputing';
import type { WholeChange } from './whole-change';
import { noSuchStage } from '../parts/no-such-stage';
import { substitute } from '../parts/substitute';
import { askOf } from '../../../games/frame/submissions';
import type { Change } from '../parts/inputs';
import { readAgain } from '../../session/inbox';

export interface CorrectionInput {
  readonly change: WholeChange;
  readonly reason: string;
  /** Draws text that nobody can guess, for somebody who plays on for a player. */
  readonly secret: () => string;
}

/** Works out a change without writing anything. */
export function previewCorrection(
  session: GameSession,
  { change, reason, secret }: CorrectionInput,
): Result<CorrectionPreview, CallProblem> {
  switch (change.kind) {
    case 'replace-player':
      return replacePlayer(session, change, secret, reason);
    case 'seat': {
      const seat = giveUpSeat(session, change, reason);
      return seat.ok ? ok({ ...withoutRecomputing(seat.value), warnings: seat.value.warnings }) : seat;
    }
    case 'settings':
      return changeSettings(session, change.settings, reason);
    case 'rewind': {
      const from = session.record.stages.findIndex(({ stage }) => stage === change.toStage);
      if (from === -1) return fail(noSuchStage('Changing a stage'));
      const title = titleOf(session, change.toStage);
      const stages = session.record.stages.slice(0, from);
      return recompute(
        session,
        { ...session.record, stages },
        {
          summary: `Take back everything from ${title} on. What was submitted waits until its stage is open again.`,
          headline: {
            text: `${title} is open again: everything from it on was taken back.`,
            stage: '',
          },
          goesBack: true,
          entry: {
            text: `Went back to ${title}. Reason: ${reason}`,
            with: (told) => ({ kind: 'rewound', body: { toStage: change.toStage, reason, ...told } }),
          },
        },
      );
    }
    case 'stands':
      return letStand(session, change.stage, reason);
    case 'meant-before':
      return moveBack(session, change, reason);
    case 'submission':
    case 'accept-late':
    case 'remove-submission':
    case 'host-facts':
      return previewStageChange(session, change, reason);
  }
}

function replacePlayer(
  session: GameSession,
  change: Extract<WholeChange, { readonly kind: 'replace-player' }>,
  secret: () => string,
  reason: string,
): Result<CorrectionPreview, CallProblem> {
  const substitution = substitute(session, change, secret, reason);
  return substitution.ok ? ok(withoutRecomputing(substitution.value)) : substitution;
}

function previewStageChange(
  session: GameSession,
  change: StageChange,
  reason: string,
): Result<CorrectionPreview, CallProblem> {
  const { stage } = session.match;
  const other = change.kind === 'submission' ? otherCounts(session, change) : undefined;
  if (other !== undefined) return fail(other);
  if (stage?.name !== change.stage) return correctStage(session, change, reason);
  const commit = changeOpenStage(session, stage, change, reason);
  if (!commit.ok) return commit;
  const summary = commit.value.entries?.map(({ text }) => text).join(' ') ?? '';
  return ok(withoutRecomputing({ commit: commit.value, summary }));
}

/**
 * Refuses the host's entry for a player of whom another answer counts than the window showed. The error's `agree` is what
 * counts now: with that the entry goes through.
 */
function otherCounts(
  session: GameSession,
  { stage, player, counted }: Extract<StageChange, { readonly kind: 'submission' }>,
): CallProblem | undefined {
  const past = session.past.find(({ recorded }) => recorded.stage === stage);
  const fates = past?.resolved.fates ?? fatesNow(session);
  const now = fates.find((one) => one.player === player && one.fate.kind === 'counted')?.id ?? '';
  if (counted === undefined || counted === now) return undefined;
  const since = now === '' ? 'their answer has been set aside' : 'another answer counts for them';
  return {
    code: ANSWERS_CHANGED,
    text: `Entering an answer for ${hostName(session.people, player)}: ${since} since you opened this. Nothing was entered. Look at what is there now, or click again to enter yours anyway.`,
    agree: now,
  };
}

/** Makes the preview of a change that plays no resolved stage again: its messages tell all that it does. */
function withoutRecomputing(change: Pick<CorrectionPreview, 'commit' | 'summary'>): CorrectionPreview {
  const told = change.commit.deliver?.messages ?? [];
  return { ...change, recomputes: false, differences: [], told, warnings: [] };
}

function correctStage(
  session: GameSession,
  change: StageChange,
  reason: string,
): Result<CorrectionPreview, CallProblem> {
  const past = session.past.find(({ recorded }) => recorded.stage === change.stage);
  if (past === undefined) return fail(noSuchStage('Changing a stage'));
  const made = correctedStage(session, past, change, reason);
  if (!made.ok) return made;
  if ('id' in change) {
    const { title, recorded, resolved } = past;
    const shown = asShown({ title, inputs: recorded, fates: resolved.fates }, change);
    if (!shown.ok) return shown;
  }
  const again = change.kind === 'host-facts' && past.stage.overAnswers !== undefined;
  return correctInputs(session, past, made.value, {
    reason,
    ...(again ? { over: answersOf(session, past) } : {}),
  });
}

/** Lets the results of a stage stand that formulas decided over other answers. */
function letStand(
  session: GameSession,
  stage: string,
  reason: string,
): Result<CorrectionPreview, CallProblem> {
  const past = session.past.find(({ recorded }) => recorded.stage === stage);
  const decided = decidedOverOthers(session).find(({ name }) => name === stage);
  if (past === undefined || decided === undefined) return fail(STANDS_ALREADY);
  const { title } = past;
  const text = `Let ${title} stand as it was decided, although other answers count by now. Reason: ${reason}`;
  const body = { stage, reason, over: answersOf(session, past) };
  return ok({
    ...withoutRecomputing({
      commit: { entries: [{ text, entry: { kind: 'stands', body } }] },
      summary: `Let the results of ${title} stand as they are.`,
    }),
    // It holds for the answers that the host has seen.
    recomputes: true,
    warnings: [decided.text],
  });
}

const STANDS_ALREADY: CallProblem = {
  code: 'stands-already',
  text: 'Letting results stand: nothing has changed there since they were decided, or somebody has looked at them meanwhile. Look at what is there now.',
};

/** Lets an answer count for the stage before the open one, and takes it out of that. */
function moveBack(
  session: GameSession,
  change: Extract<WholeChange, { readonly kind: 'meant-before' }>,
  reason: string,
): Result<CorrectionPreview, CallProblem> {
  const meant = meantBefore(session, change);
  if (!meant.ok) return meant;
  const { past, corrected, player } = meant.value;
  const moved = { from: change.id, title: past.title };
  const does = `Count the answer of ${hostName(session.people, player)} for ${past.title}`;
  return correctInputs(withoutSubmission(session, change.id), past, { corrected, does }, { reason, moved });
}

function correctInputs(
  session: GameSession,
  past: PastRound,
  { corrected, does }: CorrectedStage,
  why: Pick<EntryBody<'corrected'>, 'reason' | 'moved' | 'over'>,
): Result<CorrectionPreview, CallProblem> {
  const { reason } = why;
  const stages = session.record.stages.map((stage) => (stage === past.recorded ? corrected : stage));
  const { resolvedAt, row, left, ...inputs } = corrected;
  return recompute(
    session,
    {
      ...session.record,
      stages,
      formerFacts: withFormerFacts(session.record, past.recorded.stage, past.recorded.hostFacts),
    },
    {
      summary: `${does} and recompute everything after it.`,
      headline: { text: `${past.title} was corrected.`, stage: past.title },
      entry: {
        text: `Corrected ${past.title}. Reason: ${reason}`,
        with: (told) => ({ kind: 'corrected', body: { ...inputs, ...why, ...told } }),
      },
    },
  );
}

function changeSettings(
  session: GameSession,
  answers: TypedAnswers,
  reason: string,
): Result<CorrectionPreview, CallProblem> {
  const given = session.game.settings.fromAnswers((title) => answerIn(answers, title), '');
  const begun = beginning({ setUp: session.record.setUp, settings: asRecorded(given) }, session.games);
  if (!begun.ok) return begun;
  // Every setting in force, as the set-up row has them (ALL-18).
  const settings = asRecorded(begun.value.begun.settings);
  return recompute(
    session,
    { ...session.record, settings },
    {
      summary: 'Change the settings and recompute the whole game with them.',
      headline: {
        text: 'The settings were changed, and the game was worked out again with them.',
        stage: '',
      },
      entry: {
        text: `Changed the settings. Reason: ${reason}`,
        with: (told) => ({ kind: 'settings', body: { settings, reason, ...told } }),
      },
    },
  );
}

interface MeantBefore {
  /** The stage for which it was meant. */
  readonly past: PastRound;
  /** That stage's entries together with the answer. */
  readonly corrected: RecordedRound;
  readonly player: string;
}

/** Reads the answer as one to the stage before the open one; refuses it where it would not count there. */
function meantBefore(
  session: GameSession,
  change: Extract<Change, { readonly kind: 'meant-before' }>,
): Result<MeantBefore, CallProblem> {
  const { stage, id } = change;
  const shown = asShownNow(session, session.match.stage?.title ?? '', change);
  if (!shown.ok) return shown;
  const past = session.past[session.past.length - 1];
  const isOpen = session.match.stage?.name === stage && session.inbox.marks.has(id);
  const found = past === undefined || !isOpen ? undefined : readFor(session, past, id);
  if (past === undefined || found === undefined) return fail(NOT_THERE);
  const received = onTime(found);
  const corrected = { ...past.recorded, submissions: [...past.recorded.submissions, received] };
  const match = session.past[session.past.length - 2]?.resolved.next ?? session.begun;
  const fate = match.judge(inputOf(inputsOf(corrected))).fates.find((one) => one.id === id)?.fate;
  return fate?.kind === 'refused'
    ? fail(entryRefused(past.stage, { player: received.player, move: received.move }, fate.problems))
    : ok({ past, corrected, player: received.player });
}

function readFor(
  { snapshot, people, record }: GameSession,
  { stage }: PastRound,
  id: string,
): ReceivedSubmission | undefined {
  const found = readAgain(snapshot.responses, { people, record, stage, now: snapshot.readAt }, id);
  return found === undefined || askOf(stage, found.player) === undefined ? undefined : found;
}

const NOT_THERE: CallProblem = {
  code: 'no-such-submission',
  text: 'Counting an answer for the stage before: the answer is not there any more, or its sender was not asked then. Reload the sidebar.',
};
