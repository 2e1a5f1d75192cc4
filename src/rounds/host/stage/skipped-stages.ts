// Stages that end at once because they only ask players who have left. They are resolved in the same commit as the stage
// before, one row each (ALL-14). A stage reopened by going back waits for the host instead.
import { resolveAtOnceStages } from '../../../games/frame/at-once-stages';
import { dropUndefined } from '../../../games/frame/json';
import type { Match, OpenStage } from '../../../games/frame/match';
import type { Message } from '../../reply/reply';
import { resultMessages } from '../../outbox/messages';
import type { NewEntry } from '../../record/ledger';
import type { RecordedRound } from '../../record/game-record';
import { newsToSend } from '../../session/face-down';
import type { SessionContent, PlayedGame } from '../../session/game-session';
import { toStageInput, toStageInputs, type PastRound } from '../../session/replay';
import { resolvedRoundText } from '../../session/round-log-text';
import { newsWithNames, displayNames } from '../../session/display-names';
import { substitutesInStage } from '../../session/match-holders';

export interface SkippedStages {
  readonly entries: readonly NewEntry[];
  readonly messages: readonly Message[];
  /** The stage that is open after these stages. */
  readonly stage: OpenStage | null;
}

/** Rows and messages of all stages that end at once from here on. `past`: the stages before. */
export function skippedStages(
  session: Pick<PlayedGame & SessionContent, 'match' | 'people' | 'record' | 'season'>,
  past: readonly PastRound[],
  opened: Match,
): SkippedStages {
  const inputsFor = ({ name }: OpenStage): RecordedRound => {
    const { submissions, hostSubmissions, hostFacts, leftOut } =
      session.record.carried.get(name) ?? NO_INPUTS;
    const inputs = { submissions, hostSubmissions, hostFacts, ...dropUndefined({ leftOut }) };
    return { stage: name, ...inputs, resolvedAt: 0, row: 0 };
  };
  const passed = resolveAtOnceStages(opened, (stage) => toStageInput(toStageInputs(inputsFor(stage))));
  const { roster } = session.match;
  const entries: NewEntry[] = [];
  const messages: Message[] = [];
  const names = displayNames(session);
  let before = past;
  let now = opened;
  for (const { stage, resolved } of passed) {
    const { resolvedAt, row, left, ...inputs } = inputsFor(stage);
    entries.push({
      text: resolvedRoundText(stage, resolved, toStageInputs(inputsFor(stage))),
      entry: { kind: 'resolved', body: inputs },
    });
    const news = newsWithNames(names, newsToSend({ record: session.record, past: before }, resolved));
    const substitutes = substitutesInStage({ ...session, past: before }, stage.name);
    messages.push(...resultMessages(stage.title, roster, news, resolved.next.stage?.title, substitutes));
    before = [...before, toPastRound(stage, inputsFor(stage), resolved)];
    now = resolved.next;
  }
  return { entries, messages, stage: now.stage };
}

export function toPastRound(
  stage: OpenStage,
  recorded: RecordedRound,
  resolved: PastRound['resolved'],
): PastRound {
  return { title: stage.title, stage, recorded, resolved };
}

const NO_INPUTS: Omit<RecordedRound, 'stage'> = {
  submissions: [],
  hostSubmissions: [],
  hostFacts: {},
  resolvedAt: 0,
  row: 0,
};
