// Applies a previewed change, with a reason for the record.
import { fail, ok, type Result } from '../../../games/frame/result';
import type { Commit } from '../../commit/commit';
import { parseDraft, settingsTab } from '../../session/draft-tabs';
import type { GameSession, SessionContent } from '../../session/game-session';
import type { GameChange } from '../parts/inputs';
import { type CallProblem, getAnswer, type AnswersByTitle } from '../../reply/reply';
import { mergeChange, type MergedChange } from './merged-change';
import { previewCorrection, type CorrectionInput } from './corrections';
import type { TitledAnswer } from '../../../games/frame/fields';
import { parseHostFacts } from '../../session/host-part';

/** Applies a change. If it replays stages, `token` must prove that the host previewed it and the game is still the same. */
export function applyCorrection(
  session: GameSession,
  input: Omit<CorrectionInput, 'change'> & { readonly change: GameChange; readonly token: string },
): Result<Commit, CallProblem> {
  const reason = input.reason.trim();
  if (reason === '') {
    return fail({
      code: 'no-reason',
      text: 'Applying the change: enter a reason first. The reason is kept in the record.',
    });
  }
  const change = mergeChange(session, input.change);
  if (!change.ok) return change;
  const preview = previewCorrection(session, { ...input, change: change.value, reason });
  if (!preview.ok) return preview;
  if (preview.value.recomputes && input.token !== buildChangeToken(session, input.change)) {
    return fail({
      code: 'changed-since',
      text: 'Applying the change: the game has changed since you previewed it. Nothing was changed. Preview the change again.',
    });
  }
  return ok({ ...preview.value.commit, ...settingsTabChange(session, change.value) });
}

/** The host book's Settings tab with the changed settings. */
function settingsTabChange(
  { snapshot, games }: SessionContent,
  change: MergedChange,
): Pick<Commit, 'settings'> {
  if (change.kind !== 'settings') return {};
  const draft = parseDraft(snapshot, games);
  return draft === undefined ? {} : { settings: settingsTab({ ...draft, settings: change.settings }) };
}

/** Encodes everything that a preview depends on: the change and the ledger's last row. */
export function buildChangeToken({ last }: SessionContent, change: GameChange): string {
  return JSON.stringify([last?.hash ?? '', change]);
}

/** Converts the host's typed answers to a JSON value and back. */
interface AnswersConverter {
  readonly read: (answers: AnswersByTitle) => unknown;
  readonly show: (entered: unknown) => readonly TitledAnswer[];
}

/** Uses placeholders for values that are only drawn at random when the change is applied. */
export function withPlaceholders(session: GameSession, change: MergedChange): MergedChange {
  if (change.kind !== 'formulas-again') return withUndrawnValues(session, change);
  const { change: first, ...again } = change;
  return { ...again, ...(first === undefined ? {} : { change: withUndrawnValues(session, first) }) };
}

function withUndrawnValues<C extends MergedChange>({ game, record, past }: GameSession, change: C): C {
  const { undrawn } = game;
  if (undrawn === undefined) return change;
  const hidden = (
    answers: AnswersByTitle,
    { read, show }: AnswersConverter,
    saved: unknown,
  ): AnswersByTitle => {
    const entered = read(answers);
    const plain = new Map(show(entered).map(({ title, answer }) => [title, answer]));
    const others = show(undrawn(entered, saved)).filter(({ title, answer }) => plain.get(title) !== answer);
    return { ...answers, ...Object.fromEntries(others.map(({ title, answer }) => [title, answer])) };
  };
  if (change.kind === 'settings') {
    const form: AnswersConverter = {
      read: (answers) => game.settings.fromAnswers((title) => getAnswer(answers, title), ''),
      show: (entered) => game.settings.toAnswers(entered, ''),
    };
    return { ...change, settings: hidden(change.settings, form, record.settings) };
  }
  if (change.kind !== 'host-facts') return change;
  const round = past.find(({ recorded }) => recorded.stage === change.stage);
  if (round === undefined) return change;
  const { stage, recorded } = round;
  const form: AnswersConverter = {
    read: (answers) => parseHostFacts(stage, answers),
    show: (entered) => stage.hostToAnswers(entered),
  };
  return { ...change, answers: hidden(change.answers, form, recorded.hostFacts) };
}
