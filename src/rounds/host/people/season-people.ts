// New links and substitutes for a season's people, whether or not they play the match in the book (SN-11).
import { fail, ok, type Result } from '../../../games/frame/result';
import { nameFault, shownName } from '../../../games/frame/typed-names';
import { episodeNow } from '../../../seasons/episodes';
import { personCalled } from '../../../seasons/people';
import type { CallProblem } from '../../reply/reply';
import type { NewLink as ReplacePersonKey, SubstitutePerson } from './inputs';
import type { Commit } from '../../commit/commit';
import { badContacts, NO_CONTACTS, rosterWith } from '../../contacts/contacts';
import { personOf } from '../../record/seats';
import type { Secret } from '../../record/secret';
import type { SeasonRecord } from '../../record/season-record';
import { seasonIn, type GameSession, type Session } from '../../session/game-session';
import { seatName } from '../../session/season-state';
import { replaceKey } from './keys';
import { nameTaken, substitute } from '../parts/substitute';

/** Gives a person another link, and another book where the host wants it; `key` is theirs from then on. */
export function replacePersonKey(
  session: Session,
  { player: name, newBook = false }: ReplacePersonKey,
  key: Secret,
): Result<Commit, CallProblem> {
  const found = personFor(session, name, 'Replacing a link');
  if (!found.ok) return found;
  const { season, player, playing } = found.value;
  if (playing !== undefined) return replaceKey(playing, player, newBook, key);
  const person = personOf(season, player);
  return ok({
    entries: [
      {
        text: newBook
          ? `Gave ${person} a new link and a new book. The old link no longer works, and the old book ends.`
          : `Gave ${person} a new link. The old one no longer works.`,
        entry: { kind: 'person-key', body: { player, key, ...(newBook ? { newBook } : {}) } },
      },
    ],
  });
}

/** Lets somebody else play on for a person, with contacts, a book and this key of their own. */
export function substitutePerson(
  session: Session,
  { player: name, name: newcomer, contacts = NO_CONTACTS, reason: given }: SubstitutePerson,
  key: Secret,
): Result<Commit, CallProblem> {
  const tried = 'Replacing a person';
  const found = personFor(session, name, tried);
  if (!found.ok) return found;
  const { season, player, playing } = found.value;
  const [typed, reason] = [shownName(newcomer), given.trim()];
  const fault = nameFault(newcomer);
  if (fault !== undefined) {
    const text = `${tried}: the name of who plays on for ${player} ${fault.why}. ${fault.advice}`;
    return fail({ code: fault.code, text });
  }
  if (reason === '') return fail({ code: 'no-reason', text: `${tried}: give a reason first.` });
  if (playing !== undefined) {
    const change = { kind: 'replace-player', player, name: typed, contacts } as const;
    const inMatch = substitute(playing, change, key, reason);
    return inMatch.ok ? ok(inMatch.value.commit) : inMatch;
  }
  const person = seatName(season, player, typed);
  if (person === undefined) return fail(nameTaken(tried, typed));
  const wrong = badContacts(`Replacing ${player}`, contacts);
  if (wrong !== undefined) return fail(wrong);
  const { people } = season.standing;
  const since = episodeNow(season.standing);
  const former = personOf(season, player);
  return ok({
    entries: [
      {
        text: `${typed} plays for ${player} from ${since} on, instead of ${former}. Reason: ${reason}`,
        entry: { kind: 'person-substituted', body: { player, person, key, since } },
      },
    ],
    roster: rosterWith(
      session.snapshot,
      people.map((one) => one.name),
      new Map([[player, contacts]]),
    ),
  });
}

interface Found {
  readonly season: SeasonRecord;
  readonly player: string;
  /** The match that the person plays, if it is not over. */
  readonly playing: GameSession | undefined;
}

function personFor(session: Session, name: string, tried: string): Result<Found, CallProblem> {
  const season = seasonIn(session);
  if (season === undefined) {
    return fail({ code: 'no-season', text: `${tried}: there is no season in this book. Start one first.` });
  }
  const person = personCalled(season.standing, name);
  if (person === undefined) {
    return fail({ code: 'no-such-player', text: `${tried}: choose somebody of this season.` });
  }
  const plays =
    session.kind === 'game' && session.match.stage !== null && session.match.roster.includes(person.name);
  return ok({ season, player: person.name, playing: plays ? session : undefined });
}
