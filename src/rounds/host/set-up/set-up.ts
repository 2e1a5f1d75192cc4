// Setting up: the draft of a game, kept in the Roster and Settings tabs until the game is created.
import { findGame } from '../../../games/catalogue';
import { fail, ok, type Result } from '../../../games/frame/result';
import type { Commit } from '../../commit/commit';
import { freshDraft, rosterTab, savedDraft, settingsTab, type Draft } from '../../session/draft';
import type { Session } from '../../session/game-session';
import type { SaveDraft } from '../../reply/draft-view';
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
  const { game, settings } = read.value;
  return writeDraft(session, { ...freshDraft(game, false, zone), settings });
}

export function saveDraft(session: Session, input: SaveDraft): Result<Commit, CallProblem> {
  return writeDraft(session, savedDraft(input));
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
