// Setting up: the draft of a game, kept in the Roster and Settings tabs until the game is created.
import { findGame } from '../../../games/catalogue';
import { fail, ok, type Result } from '../../../games/frame/result';
import type { Commit } from '../../commit/commit';
import {
  draftTitles,
  freshDraft,
  readDraft,
  rosterTab,
  savedDraft,
  settingsTab,
  type Draft,
} from '../../session/draft';
import { draftFields, draftOfFields, mergedDraft } from '../../reply/draft-fields';
import { refusedFor } from '../../reply/merged-fields';
import type { TypedAnswers } from '../../reply/typed-answers';
import { present } from '../../../games/frame/present';
import { draftGone } from '../parts/draft-gone';
import type { Session } from '../../session/game-session';
import type { Saved, SaveDraft } from '../../reply/draft-view';
import type { CallProblem } from '../../reply/reply';
import { readTemplate } from '../../session/template';
import { existsIn } from '../parts/book-in-use';

export function startDraft(
  session: Session,
  id: string,
  practice: boolean,
  zone: string,
): Result<Commit, CallProblem> {
  const game = findGame(id);
  return writeDraft(session, game === undefined ? undefined : freshDraft(game, practice, zone));
}

/** Begins the draft of a match with a template's settings; nobody is on its roster yet. */
export function draftFromTemplate(
  session: Session,
  template: unknown,
  zone: string,
): Result<Commit, CallProblem> {
  const read = readTemplate(template);
  if (!read.ok) return read;
  const { game, settings, later } = read.value;
  return writeDraft(session, { ...freshDraft(game, false, zone), settings, later });
}

/** Saves the fields that the window changed; those that others changed meanwhile stay. */
export function saveDraft(
  session: Session,
  { before, ...typed }: Saved<SaveDraft>,
): Result<Commit, CallProblem> {
  const merged = before === undefined ? ok(typed) : mergedWith(session, before, typed);
  if (!merged.ok) return merged;
  const draft = savedDraft(merged.value);
  const stands = readDraft(session.snapshot);
  const isSame = draft !== undefined && stands?.game === draft.game;
  return writeDraft(session, isSame ? { ...draft, ...present({ later: stands.later }) } : draft);
}

const SAVING = 'Saving the set-up';

function mergedWith(session: Session, before: SaveDraft, typed: SaveDraft): Result<SaveDraft, CallProblem> {
  const stands = readDraft(session.snapshot);
  if (stands?.game !== typed.game) return fail(draftGone(SAVING));
  const { columns, settings } = draftTitles(stands.definition);
  const fieldsOf = (draft: Omit<SaveDraft, 'game' | 'practice'>): TypedAnswers =>
    draftFields(draft, columns, before);
  const { merged, clashes } = mergedDraft(
    { before: fieldsOf(before), now: fieldsOf(typed), stands: fieldsOf(stands) },
    columns,
  );
  return clashes.length === 0
    ? ok(draftOfFields(typed, merged, columns, settings))
    : refusedFor(SAVING, clashes);
}

export function discardDraft(session: Session): Result<Commit, CallProblem> {
  return session.kind !== 'empty' ? fail(existsIn(session)) : ok({ roster: null, settings: null });
}

function writeDraft(session: Session, draft: Draft | undefined): Result<Commit, CallProblem> {
  if (session.kind !== 'empty') return fail(existsIn(session));
  if (draft === undefined) {
    return fail({ code: 'no-such-game', text: 'Setting up a game: choose one of the list.' });
  }
  return ok({ roster: rosterTab(draft), settings: settingsTab(draft) });
}
