// Somebody else plays on for a player: the player of the roster keeps name and standing, and whoever plays now gets a
// key, a book and contacts of their own. The former person's book and page show nothing from then on.
import { fail, ok, type Result } from '../../../games/frame/result';
import { sameName } from '../../../games/frame/names';
import { nameFault, shownName } from '../../../games/frame/typed-names';
import type { Commit } from '../../commit/commit';
import { badContacts, rosterWith, NO_CONTACTS } from '../../contacts/contacts';
import { escapeMarkdown } from '../../discord/markup';
import { EVERYONE } from '../../reply/messages';
import type { Change } from './inputs';
import type { CallProblem } from '../../reply/reply';
import { personOf, sameNameIn } from '../../record/seats';
import { seatEntry } from '../../record/left';
import type { Secret } from '../../record/secret';
import type { GameSession } from '../../session/game-session';
import { fatesNow } from '../../session/judge';
import { seatName } from '../../session/season-state';

type Substitution = Extract<Change, { readonly kind: 'replace-player' }>;

/** The commit of a substitution, and a sentence on what it does. */
interface SubstitutePreview {
  readonly commit: Commit;
  readonly summary: string;
}

/** Works a substitution out; `key` is the newcomer's. */
export function substitute(
  session: GameSession,
  { player, name, contacts = NO_CONTACTS }: Substitution,
  key: Secret,
  reason: string,
): Result<SubstitutePreview, CallProblem> {
  const { match, record, snapshot } = session;
  const typed = shownName(name);
  if (!match.roster.includes(player)) {
    return fail({
      code: 'no-such-player',
      text: 'Replacing a player: choose the player, and give the new name.',
    });
  }
  const fault = nameFault(name);
  if (fault !== undefined) {
    return fail({
      code: fault.code,
      text: `Replacing ${player}: the new name ${fault.why}. ${fault.advice}`,
    });
  }
  if (match.stage === null) {
    return fail({ code: 'game-over', text: 'Replacing a player: the game is over, nobody plays on.' });
  }
  const { season } = session;
  const same = sameNameIn(record, match.roster, typed);
  const person =
    season === undefined ? (same === undefined ? typed : undefined) : seatName(season, player, typed);
  // A guest plays in the match already, and cannot play for another.
  if (person === undefined || match.roster.some((one) => sameName(one, typed))) {
    return fail(nameTaken('Replacing a player', typed));
  }
  const wrong = badContacts(`Replacing ${player}`, contacts);
  if (wrong !== undefined) return fail(wrong);
  const since = match.stage.title;
  // In a season of several matches a stage alone says little.
  const from = season === undefined ? since : `${since} of ${match.info.title}`;
  const former = personOf(record, player);
  const counts = fatesNow(session).some((one) => one.player === player && one.fate.kind === 'counted');
  const inherits = counts
    ? ` What counts for ${player} in ${since} still does: ${typed} reads it, and either of you may replace it.`
    : '';
  return ok({
    commit: {
      entries: [
        {
          text: `${typed} plays for ${player} from ${from} on, instead of ${former}. Reason: ${reason}`,
          entry: { kind: 'substituted', body: { player, person, key, since } },
        },
        // Whoever comes takes the seat again where it was given up.
        ...(match.left.includes(player) ? [seatEntry(match.stage.name, player, false)] : []),
      ],
      roster: rosterWith(snapshot, match.roster, new Map([[player, contacts]])),
      deliver: {
        kind: 'results',
        about: since,
        messages: [{ to: EVERYONE, text: escapeMarkdown(`${typed} plays for ${player} from ${from} on.`) }],
      },
    },
    summary: `${typed} plays for ${player} from ${from} on, with a link and a book of their own that shows ${shows(season, player)}. ${former}'s link stops working; ${former}'s book ends, and its sharing is taken back.${inherits}`,
  });
}

/** Gives the refusal of a name that somebody else has. */
export function nameTaken(tried: string, name: string): CallProblem {
  return {
    code: 'name-taken',
    text: `${tried}: somebody who plays, or played, has a name that reads the same as ${name}. Give the new player another name, such as ${name} 2.`,
  };
}

/** Says how much of what the player's book has shown the newcomer's book will show. */
function shows(season: GameSession['season'], player: string): string {
  return season === undefined
    ? `all that ${player}'s book has shown`
    : `all of this match and what ${player} carries now, and no earlier change or cause`;
}
