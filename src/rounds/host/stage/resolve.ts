// Resolves the open stage. Preview and Resolve share the computation; only Resolve writes.
import { mapField, object, type FieldValue } from '../../../games/frame/fields';
import { anyText, readJsonText } from '../../../games/frame/fields/data-fields';
import { sha256 } from 'js-sha256';
import type { OpenStage, StageResult } from '../../../games/frame/match';
import { unsentNews, type News } from '../../../games/frame/news';
import { fail, ok, type Result } from '../../../games/frame/result';
import type { Commit } from '../../commit/commit';
import { skippedStages, toPastRound, type SkippedStages } from './skipped-stages';
import { resultMessages } from '../../outbox/messages';
import type { UnresolvedStage } from '../../record/entries';
import { newsToSend } from '../../session/face-down';
import type { GameSession, SessionContent, OpenInputs } from '../../session/game-session';
import { findMissingPlayers } from '../../session/judge';
import { resolvedRoundText } from '../../session/round-log-text';
import { substitutesInStage } from '../../session/match-holders';
import { toStageInput } from '../../session/replay';
import { newsWithNames, displayNames } from '../../session/display-names';
import type { CallProblem } from '../../reply/reply';

/** The result of resolving the open stage, not written yet. */
export interface RoundPreview {
  readonly stage: OpenStage;
  readonly resolved: StageResult;
  /** News to send now. News sent when the host entered it isn't repeated. */
  readonly news: readonly News[];
  readonly missing: readonly string[];
  readonly token: RoundToken;
}

/** What a round depends on, to tell the host what has changed since the preview. */
const tokenField = object({
  ledger: anyText,
  facts: anyText,
  /** Id of the answer that counts, by player. */
  counted: mapField(anyText),
});
type RoundToken = FieldValue<typeof tokenField>;

/** Resolves without writing. Answers are parsed as the ledger would return them, so the commit gets the same result. */
export function previewRound(session: GameSession): Result<RoundPreview, CallProblem> {
  const { match, inputs, last, record } = session;
  const { stage } = match;
  if (stage === null) {
    return fail({ code: 'game-over', text: 'Resolving a round: the game is over, so no stage is open.' });
  }
  const resolved = match.resolve(toStageInput(inputs, record.formerFacts.get(stage.name)));
  if (!resolved.ok) {
    const details = resolved.error.map(({ text }) => text);
    const tried = `Resolving ${stage.title}`;
    return fail(
      stage.lacking.length > 0
        ? {
            code: 'host-part-needed',
            text: `${tried}: this round needs something from you first. Fill in “Your entries” on the Round screen, then try again.`,
            details,
          }
        : {
            code: 'host-facts',
            text: `${tried}: there’s a problem with your entries. Correct them, then try again.`,
            details,
          },
    );
  }
  return ok({
    stage,
    resolved: resolved.value,
    news: unsentNews(newsToSend(session, resolved.value), session.hostNews),
    missing: findMissingPlayers(stage, resolved.value.fates),
    token: {
      ledger: last?.hash ?? '',
      facts: sha256(JSON.stringify(inputs.hostFacts)),
      counted: resolved.value.counted,
    },
  });
}

/** The ledger entries with the stage's inputs, and the news for everyone. */
export function resolveRound(session: GameSession, preview: RoundPreview): Commit {
  const { stage, resolved, news } = preview;
  const further = previewSkippedStages(session, preview);
  return {
    entries: [
      {
        text: resolvedRoundText(stage, resolved, session.inputs),
        entry: {
          kind: 'resolved',
          body: {
            stage: stage.name,
            ...toStageEntries(session),
          },
        },
      },
      ...further.entries,
    ],
    deliver: {
      kind: 'results',
      subject: stage.title,
      messages: [
        ...resultMessages(
          stage.title,
          session.match.roster,
          newsWithNames(displayNames(session), news),
          resolved.next.stage?.title,
          substitutesInStage(session, stage.name),
        ),
        ...further.messages,
      ],
    },
  };
}

/** The open stage's inputs as the ledger stores them, including answers that aren't in the ledger yet. */
export function toStageEntries({
  inputs,
  inbox: { cursors, sent, ahead },
  record,
}: OpenInputs & SessionContent): Omit<UnresolvedStage, 'stage' | 'title'> {
  const moved = cursors.filter(({ sheet, rows }) => rows !== (record.cursors.get(sheet) ?? 0));
  return {
    ...inputs,
    ...(moved.length === 0 ? {} : { cursors: moved }),
    ...(sent.length === 0 ? {} : { sent }),
    ...(ahead.length === 0 ? {} : { ahead }),
  };
}

export function previewSkippedStages(session: GameSession, { stage, resolved }: RoundPreview): SkippedStages {
  const { cursors, sent, ahead, ...inputs } = toStageEntries(session);
  const recorded = { ...inputs, stage: stage.name, resolvedAt: 0, row: 0 };
  return skippedStages(session, [...session.past, toPastRound(stage, recorded, resolved)], resolved.next);
}

/** What has changed since a preview; empty if nothing, or if there was no preview. */
export function changesSince(before: string, now: RoundToken): readonly string[] {
  const old = readJsonText(tokenField, before);
  if (old === undefined) return [];
  const players = [...new Set([...old.counted.keys(), ...now.counted.keys()])];
  return [
    ...players.flatMap((player) => {
      if (old.counted.get(player) === now.counted.get(player)) return [];
      if (!now.counted.has(player)) return [`${player}'s answer no longer counts.`];
      return [`${player} ${!old.counted.has(player) ? 'answered' : 'answered again'}.`];
    }),
    ...(old.facts === now.facts ? [] : ['Your entries have changed.']),
  ];
}
