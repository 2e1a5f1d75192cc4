// Corrections change something already entered. The change becomes ledger entries, and everything after it is replayed. The
// differences for each audience are previewed first.
import { fail, ok, type Result } from '../../../games/frame/result';
import { andList } from '../../../games/frame/wording';
import { seatNameForHost } from '../../record/people';
import type { NewEntry } from '../../record/ledger';
import { toRecordedValue } from '../../session/host-part';
import { stageBasis, outdatedResults } from '../../session/outdated-results';
import type { GameSession } from '../../session/game-session';
import { replaySetup } from '../../session/replay';
import { getAnswer, type AnswersByTitle, ANSWERS_CHANGED, type CallProblem } from '../../reply/reply';
import { currentFates } from '../../session/judge';
import { changeOpenStage, type StageChange } from '../parts/open-stage-changes';
import { previewRecomputed } from './recompute-results';
import { giveUpSeat } from './give-up-seat';
import { recompute, stageTitle, type CorrectionPreview } from './recomputing';
import { roundCorrection, type RoundChange } from './round-correction';
import type { MergedChange } from './merged-change';
import { noSuchStage } from '../parts/no-such-stage';
import { substitute } from '../parts/substitute';

export interface CorrectionInput {
  readonly change: MergedChange;
  readonly reason: string;
  /** Returns random text that nobody can guess, for a substitute's key. */
  readonly secret: () => string;
}

/** Computes a change's entries and effects without writing anything. */
export function previewCorrection(
  session: GameSession,
  { change, reason, secret }: CorrectionInput,
): Result<CorrectionPreview, CallProblem> {
  switch (change.kind) {
    case 'replace-player':
      return replacePlayer(session, change, secret, reason);
    case 'seat': {
      const seat = giveUpSeat(session, change, reason);
      return seat.ok ? ok({ ...previewWithoutReplay(seat.value), warnings: seat.value.warnings }) : seat;
    }
    case 'settings':
      return changeSettings(session, change.settings, reason);
    case 'rewind': {
      const from = session.record.stages.findIndex(({ stage }) => stage === change.toStage);
      if (from === -1) return fail(noSuchStage('Changing a stage'));
      const title = stageTitle(session, change.toStage);
      const stages = session.record.stages.slice(0, from);
      return recompute(
        session,
        { ...session.record, stages },
        {
          summary: `Undo everything from ${title} on. Players’ answers are kept until their stage is open again.`,
          headline: {
            text: `${title} is open again. Everything from then on was undone.`,
            stage: '',
          },
          goesBack: true,
          entries: (effects) => [
            {
              text: `Went back to ${title}. Reason: ${reason}`,
              entry: { kind: 'rewound', body: { toStage: change.toStage, reason, ...effects } },
            },
          ],
        },
      );
    }
    case 'stands':
      return keepResults(session, change.stage, reason);
    case 'meant-before':
      return correctRound(session, change, reason);
    case 'formulas-again':
      return previewRecomputed(session, change, reason);
    case 'submission':
    case 'accept-late':
    case 'remove-submission':
    case 'host-facts':
      return previewStageChange(session, change, reason);
  }
}

function replacePlayer(
  session: GameSession,
  change: Extract<MergedChange, { readonly kind: 'replace-player' }>,
  secret: () => string,
  reason: string,
): Result<CorrectionPreview, CallProblem> {
  const substitution = substitute(session, change, secret, reason);
  return substitution.ok ? ok(previewWithoutReplay(substitution.value)) : substitution;
}

function previewStageChange(
  session: GameSession,
  change: StageChange,
  reason: string,
): Result<CorrectionPreview, CallProblem> {
  const { stage } = session.match;
  const other = change.kind === 'submission' ? refuseOtherAnswer(session, change) : undefined;
  if (other !== undefined) return fail(other);
  if (stage?.name !== change.stage) return correctRound(session, change, reason);
  const commit = changeOpenStage(session, stage, change, reason);
  if (!commit.ok) return commit;
  const summary = commit.value.entries?.map(({ text }) => text).join(' ') ?? '';
  return ok(previewWithoutReplay({ commit: commit.value, summary }));
}

/**
 * Refuses the host's entry for a player if the window showed an answer that no longer counts. The refusal's `agree` is the
 * id of the answer that counts now. Sending `agree` back confirms the entry.
 */
function refuseOtherAnswer(
  session: GameSession,
  { stage, player, counted }: Extract<StageChange, { readonly kind: 'submission' }>,
): CallProblem | undefined {
  const past = session.past.find(({ recorded }) => recorded.stage === stage);
  const fates = past?.resolved.fates ?? currentFates(session);
  const now = fates.find((one) => one.player === player && one.fate.kind === 'counted')?.id ?? '';
  // If nobody has this seat, the entry itself is refused.
  if (counted === undefined || counted === now || !session.people.seats.has(player)) return undefined;
  const since = now === '' ? 'their answer has been excluded' : 'their answer has changed';
  return {
    code: ANSWERS_CHANGED,
    text: `Entering an answer for ${seatNameForHost(session.people, player)}: ${since} since you opened this. Nothing was entered. Check which answer counts now, or click again to enter yours anyway.`,
    agree: now,
  };
}

/** The preview of a change that replays nothing. It only lists the messages that players get. */
function previewWithoutReplay(change: Pick<CorrectionPreview, 'commit' | 'summary'>): CorrectionPreview {
  const messages = change.commit.deliver?.messages ?? [];
  return { ...change, recomputes: false, differences: [], messages, warnings: [] };
}

function correctRound(
  session: GameSession,
  change: RoundChange,
  reason: string,
): Result<CorrectionPreview, CallProblem> {
  const made = roundCorrection(session, change, reason);
  return made.ok ? recompute(made.value.session, made.value.record, made.value.correction) : made;
}

/** Keeps the results of this stage and later ones, although formulas computed them from answers that have changed since. */
function keepResults(
  session: GameSession,
  stage: string,
  reason: string,
): Result<CorrectionPreview, CallProblem> {
  const others = outdatedResults(session);
  const decided = others.slice(others.findIndex(({ name }) => name === stage));
  if (!others.some(({ name }) => name === stage)) return fail(NOTHING_TO_KEEP);
  const entries = session.past
    .filter(({ recorded }) => decided.some(({ name }) => name === recorded.stage))
    .map((past): NewEntry => ({
      text: `Kept the results of ${past.title}, although answers have changed since. Reason: ${reason}`,
      entry: {
        kind: 'stands',
        body: { stage: past.recorded.stage, reason, over: stageBasis(session, past) },
      },
    }));
  return ok({
    ...previewWithoutReplay({
      commit: { entries },
      summary: `Keep the results of ${andList(decided.map(({ title }) => title))} as they are.`,
    }),
    // Requires a preview, because the host must see which answers have changed.
    recomputes: true,
    warnings: decided.map(({ text }) => text),
  });
}

const NOTHING_TO_KEEP: CallProblem = {
  code: 'stands-already',
  text: 'Keeping results: no answers have changed since the results were decided, or somebody else has already dealt with the change. Reload the sidebar.',
};

function changeSettings(
  session: GameSession,
  answers: AnswersByTitle,
  reason: string,
): Result<CorrectionPreview, CallProblem> {
  const { setUp } = session.record;
  const given = session.game.fromTyped((title) => getAnswer(answers, title), setUp.players);
  const begun = replaySetup({ setUp, settings: toRecordedValue(given) }, session.games);
  if (!begun.ok) return begun;
  // The row contains all settings, like the set-up row (ALL-18).
  const settings = toRecordedValue(begun.value.begun.settings);
  return recompute(
    session,
    { ...session.record, settings },
    {
      summary: 'Change the settings and recompute the whole game.',
      headline: {
        text: 'The settings were changed, and the game was recomputed.',
        stage: '',
      },
      entries: (effects) => [
        {
          text: `Changed the settings. Reason: ${reason}`,
          entry: { kind: 'settings', body: { settings, reason, ...effects } },
        },
      ],
    },
  );
}
