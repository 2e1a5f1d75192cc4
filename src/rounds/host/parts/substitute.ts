// A substitution. The seat keeps its name and standing. The new holder gets a key, book and contacts; a former holder who
// returns gets the previous ones back (SN-11).
import { fail, ok, type Result } from '../../../games/frame/result';
import { nameFault, cleanName } from '../../../games/frame/name-input';
import { openEpisodeName } from '../../../seasons/episodes';
import { isInSeason, findPerson as standingOf } from '../../../seasons/people';
import type { Commit } from '../../commit/commit';
import { refuseBadContacts, rosterTabWithContacts } from '../../contacts/contacts';
import { escapeMarkdown } from '../../discord/markup';
import { holder, personNamed, personById, seatsOfPerson, type Person } from '../../record/people';
import { seatEntry } from '../../record/left-players';
import { newKey } from '../../record/secret';
import { EVERYONE, type CallProblem } from '../../reply/reply';
import type { GameSession } from '../../session/game-session';
import { currentFates } from '../../session/judge';
import { deliverySubject, type BookSession } from '../../session/readers';
import type { GameChange } from './inputs';

type Substitution = Omit<Extract<GameChange, { readonly kind: 'replace-player' }>, 'kind'>;

interface SubstitutePreview {
  readonly commit: Commit;
  readonly summary: string;
}

/** `secret` returns unguessable text. */
export function substitute(
  session: BookSession,
  { player, name, contacts = {}, forMatch = false }: Substitution,
  secret: () => string,
  reason: string,
): Result<SubstitutePreview, CallProblem> {
  const { people, season, snapshot } = session;
  const tried = `Replacing ${player}`;
  const typed = cleanName(name);
  if (!people.seats.has(player)) {
    return fail({
      code: 'no-such-player',
      text: 'Replacing a player: choose the player, and enter the new name.',
    });
  }
  const fault = nameFault(name);
  if (fault !== undefined) {
    return fail({ code: fault.code, text: `${tried}: the new name ${fault.why}. ${fault.advice}` });
  }
  const playing =
    session.kind === 'game' && session.match.stage !== null && session.match.roster.includes(player)
      ? session
      : undefined;
  if (season === undefined && playing === undefined) {
    return fail({ code: 'game-over', text: `${tried}: the game is over.` });
  }
  if (forMatch && (season === undefined || playing === undefined)) {
    return fail({
      code: 'no-match',
      text: `${tried}: ${player} isn’t playing in a season match right now. Choose a substitute for the rest of the season.`,
    });
  }
  const former = holder(people, player);
  const known = personNamed(people, typed);
  if (known !== undefined && (known.id === former.id || !canTakeSeat(session, known))) {
    return fail(nameTakenProblem(tried, typed));
  }
  const wrong = refuseBadContacts(tried, contacts);
  if (wrong !== undefined) return fail(wrong);
  const before = people.seats.get(player)?.terms.some(({ person }) => person === known?.id) === true;
  const since = effectiveFromText(session, playing);
  const who = known?.name ?? typed;
  const says =
    who === player
      ? `${player} plays again from ${since} on`
      : `${who} plays for ${player} from ${since} on${forMatch ? ', for this match' : ''}`;
  const person =
    known === undefined ? { person: newKey(secret()), key: newKey(secret()) } : { person: known.id };
  const hasContacts = known === undefined || Object.values(contacts).some((one) => one !== '');
  return ok({
    commit: {
      entries: [
        {
          text: `${says}, instead of ${former.name}. Reason: ${reason}`,
          entry: {
            kind: 'seated',
            body: { seat: player, name: who, ...person, since, ...(forMatch ? { forMatch } : {}) },
          },
        },
        // If the seat was given up, the new holder takes it up again.
        ...(playing?.match.left.includes(player) === true && playing.match.stage !== null
          ? [seatEntry(playing.match.stage.name, player, false)]
          : []),
      ],
      ...(hasContacts ? { roster: rosterTabWithContacts(snapshot, [who], new Map([[who, contacts]])) } : {}),
      deliver: {
        kind: 'results',
        subject: deliverySubject(session),
        messages: [{ to: EVERYONE, text: escapeMarkdown(`${says}.`) }],
      },
    },
    summary: `${says}, with ${substituteAccessText(season, player, before)}. From then on, ${former.name}'s page and book will only show what everyone can read.${inheritedAnswerText(playing, player, who)}`,
  });
}

/** Whether a known person can take a seat: any seat they hold must be out or given up (ALL-16). */
function canTakeSeat(session: BookSession, { id }: Person): boolean {
  const { people, season } = session;
  // A guest who plays in the match isn't free.
  const plays = session.kind === 'game' && session.match.stage !== null ? session.match.roster : [];
  return seatsOfPerson(people, id).every((seat) => {
    const standing = season === undefined ? undefined : standingOf(season.standing, seat);
    return !plays.includes(seat) && standing !== undefined && !isInSeason(standing);
  });
}

/** The seat's former holder who can return; empty if there's none (SN-11). */
export function findFormerHolder(session: BookSession, player: string): string {
  const { people } = session;
  const now = holder(people, player).id;
  const former = (people.seats.get(player)?.terms ?? [])
    .map(({ person }) => personById(people, person))
    .filter((one) => one.id !== now && canTakeSeat(session, one));
  return former.at(-1)?.name ?? '';
}

/** When the substitution takes effect, for players. In a season, a stage's title doesn't say which match it belongs to. */
function effectiveFromText({ season }: BookSession, playing: GameSession | undefined): string {
  const stage = playing?.match.stage?.title;
  if (season === undefined) return stage ?? '';
  return stage === undefined
    ? openEpisodeName(season.standing)
    : `${stage} of ${playing?.match.info.title ?? ''}`;
}

function inheritedAnswerText(playing: GameSession | undefined, player: string, who: string): string {
  const counts =
    playing !== undefined &&
    currentFates(playing).some((one) => one.player === player && one.fate.kind === 'counted');
  return counts
    ? ` ${player}’s current answer still counts. You and ${who} can both read and replace it.`
    : '';
}

function nameTakenProblem(tried: string, name: string): CallProblem {
  return {
    code: 'name-taken',
    text: `${tried}: another player already has the name ${name}, or a name that looks the same. Use a different name, such as ${name} 2.`,
  };
}

/** Says what a substitute's link and book show. `before` is true if the substitute had the seat before. */
function substituteAccessText(season: BookSession['season'], player: string, before: boolean): string {
  if (before) return 'their own link and book, which now show this seat again';
  const what =
    season === undefined
      ? `everything ${player}'s book has shown`
      : `all of this match and what ${player} has now, but no earlier changes`;
  return `their own link and a book that shows ${what}`;
}
