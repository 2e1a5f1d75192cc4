// Recomputing: replays a changed record from its set-up, and finds what changes for each audience.
import {
  deadlineWarnings,
  hostEntryWarnings,
  gameEndWarnings,
  missedTurnWarnings,
  publishedGameWarnings,
  reopenedGameWarnings,
  refusedAnswerWarnings,
} from './correction-warnings';
import { ok, type Result } from '../../../games/frame/result';
import type { Commit } from '../../commit/commit';
import {
  noticeMessages,
  storedNotices,
  type Headline,
  type StoredNotices,
} from '../../outbox/correction-notices';
import type { EntryBody } from '../../record/entries';
import type { GameRecord, Notice } from '../../record/game-record';
import type { NewEntry } from '../../record/ledger';
import type { GameSession, SessionContent, PlayedGame } from '../../session/game-session';
import { latestHostFacts, applyHostFacts } from '../../session/host-part';
import { noticesWithNames, displayNames } from '../../session/display-names';
import { replayCorrected, type Replay } from '../../session/replay';
import { outdatedResultsUntil, type OutdatedResult } from '../../session/outdated-results';
import type { CallProblem } from '../../reply/reply';
import { findDifferences } from './differences';
import { reopeningDetails, reopenedStageLines } from './reopening';
import { skippedStages } from '../stage/skipped-stages';
import type { ChangeView } from './views';
import type { StageName } from '../../reply/stage-name';
import { dropUndefined } from '../../../games/frame/json';

export interface CorrectionPreview {
  readonly commit: Commit;
  readonly summary: string;
  /** True if resolved stages are replayed. Such a change must be previewed first. */
  readonly recomputes: boolean;
  readonly differences: ChangeView['differences'];
  /** Messages that the commit sends, except notifications. */
  readonly messages: ChangeView['messages'];
  readonly warnings: readonly string[];
  /** The first round that formulas computed from answers that would change; absent if there is none. */
  readonly again?: StageName;
}

/** A correction's texts and ledger entries. */
export interface Correction {
  readonly summary: string;
  readonly headline: Headline;
  /** True if an earlier stage reopens. Players are only told which stage is open and what happens to their answers. */
  readonly goesBack?: true;
  /** The ledger entries. The first contains the effects. */
  readonly entries: (effects: CorrectionEffects, after: Replay) => readonly NewEntry[];
}

/** The parts of the entry that aren't known until the game is replayed. */
export type CorrectionEffects = StoredNotices & Pick<EntryBody<'rewound'>, 'reopened'>;

/** Replays the changed record and lists the differences per audience. Later stages that no longer fit are undone. */
export function recompute(
  session: GameSession,
  record: GameRecord,
  correction: Correction,
): Result<CorrectionPreview, CallProblem> {
  const after = replayCorrected(record, session.games, session);
  const { stoppedAt } = after;
  const { match } = applyHostFacts(after.opened, hostFactsForStage(session, after.opened.stage?.name));
  const played = { match, past: after.past };
  const opens =
    correction.goesBack === true ||
    stoppedAt !== undefined ||
    match.stage?.name !== session.match.stage?.name;
  const reopened = opens ? reopeningDetails(session, played) : undefined;
  const changed = findDifferences(
    session,
    record,
    played,
    correction.headline,
    correction.goesBack === true ? (to) => reopenedStageLines(session, played, to) : undefined,
  );
  const noticesFor = (pages: boolean): readonly Notice[] =>
    changed.flatMap(({ to, notice, onPage }) =>
      notice === undefined || onPage !== pages ? [] : [{ to, ...notice }],
    );
  const notices = noticesFor(false);
  const differences = changed.map(({ notice, onPage, ...each }) => ({
    ...each,
    notice: onPage ? '' : (notice?.text ?? ''),
    onPage,
  }));
  const told = storedNotices(notices, noticesFor(true));
  const opening = reopened === undefined ? {} : { reopened };
  const corrected: readonly NewEntry[] =
    stoppedAt === undefined
      ? correction.entries({ ...told, ...opening }, after)
      : [
          ...correction.entries(told, after),
          {
            text: `Undid ${stageTitle(session, stoppedAt.stage)} and everything after it, because they no longer fit the corrected game.`,
            entry: {
              kind: 'rewound',
              body: { toStage: stoppedAt.stage, reason: 'It no longer fits the corrected game.', ...opening },
            },
          },
        ];
  // A reopened stage waits for the host, so don't resolve stages that would otherwise end at once.
  const atOnce =
    correction.goesBack === true || stoppedAt !== undefined
      ? undefined
      : skippedStages(session, after.past, after.opened);
  const entries = [...corrected, ...(atOnce?.entries ?? [])];
  return ok({
    commit: {
      entries,
      deliver: {
        kind: 'results',
        subject: after.opened.stage?.title ?? 'The end',
        messages: [
          ...noticeMessages(noticesWithNames(displayNames(session), notices)),
          ...(atOnce?.messages ?? []),
        ],
      },
    },
    summary: correction.summary,
    recomputes: true,
    ...dropUndefined({
      again: firstRecomputedStage(outdatedResultsUntil({ match, record, past: after.past })),
    }),
    differences,
    messages: atOnce?.messages ?? [],
    warnings: [
      ...gameEndWarnings(session, match, after.past),
      ...reopenedGameWarnings(session, match),
      ...(opens ? publishedGameWarnings(session, match) : []),
      ...refusedAnswerWarnings(session, match),
      ...hostEntryWarnings(session, after.past),
      ...missedTurnWarnings(session, after.past),
      ...(stoppedAt === undefined
        ? []
        : [
            `${stageTitle(session, stoppedAt.stage)} and everything after it no longer fit the corrected game, so they’ll be undone.`,
            ...stoppedAt.why.details,
          ]),
      ...(opens ? deadlineWarnings(session, match) : []),
    ],
  });
}

export function firstRecomputedStage(others: readonly OutdatedResult[]): StageName | undefined {
  const first = others.find(({ byFormulas }) => byFormulas);
  return first === undefined ? undefined : { name: first.name, title: first.title };
}

export function stageTitle(session: PlayedGame, stage: string): string {
  return session.past.find(({ recorded }) => recorded.stage === stage)?.title ?? stage;
}

/** The host's entries for the stage that would be open. A reopened stage keeps its entries (BG-14). */
function hostFactsForStage(
  { record, match }: PlayedGame & SessionContent,
  stage: string | undefined,
): unknown {
  const back = record.stages.find((recorded) => recorded.stage === stage);
  if (back !== undefined) return back.hostFacts;
  return latestHostFacts(
    match.stage?.name === stage ? record : { ...record, pending: { ...record.pending, hostFacts: [] } },
    stage,
  );
}
