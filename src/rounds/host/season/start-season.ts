// Starts a season in an empty book, after an ended season, or in a book whose game is over (SN-1).
import { plural } from '../../../games/frame/wording';
import { isSameName } from '../../../games/frame/names';
import { isJsonObject } from '../../../games/frame/json';
import { fail, ok, type Result } from '../../../games/frame/result';
import { cleanName, cleanPastedText } from '../../../games/frame/name-input';
import { startSeason as startOf } from '../../../seasons/start';
import type { CallProblem } from '../../reply/reply';
import type { StartSeasonInput } from './inputs';
import type { Commit } from '../../commit/commit';
import { webhookProblem, timeZoneProblem } from '../../contacts/contact-columns';
import {
  refuseBadContacts,
  HOST_TIME_ZONE_SETTING,
  PUBLIC_WEBHOOK_SETTING,
  filterRosterTab,
  rosterTabWithContacts,
  updateSettingsTab,
} from '../../contacts/contacts';
import { LEDGER_VERSION, newHeldSeat, type HeldSeat } from '../../record/entry-fields';
import { holder } from '../../record/people';
import { type SeasonRecord, toStandingEntry } from '../../record/season-record';
import { newKey } from '../../record/secret';
import { readDraft } from '../../session/draft-tabs';
import { sessionSeason, type Session } from '../../session/game-session';
import { seasonProblem } from './running-season';

/** `secret` returns unguessable text. With `practice`, the program can play for everyone. */
export function startSeason(
  session: Session,
  input: StartSeasonInput,
  secret: () => string,
  practice = false,
): Result<Commit, CallProblem> {
  const tried = 'Starting the season';
  const former = sessionSeason(session);
  if (former !== undefined && former.ended === undefined) {
    return fail({
      code: 'season-exists',
      text: `${tried}: there’s already a season in this spreadsheet. Nothing was changed.`,
    });
  }
  if (former !== undefined && session.kind === 'game') {
    return fail({ code: 'game-exists', text: `${tried}: archive the last match first.` });
  }
  if (session.kind === 'game' && session.match.stage !== null) {
    return fail({
      code: 'not-over',
      text: `${tried}: the game in this spreadsheet isn’t over. Play it to the end first, or use another spreadsheet.`,
    });
  }
  if (former === undefined && readDraft(session) !== undefined) {
    return fail({
      code: 'game-exists',
      text: `${tried}: a game is being set up in this spreadsheet. Create it or delete its draft first.`,
    });
  }
  const { snapshot } = session;
  const said = input.people
    .filter(({ name }) => name.trim() !== '')
    .map((person) => ({ ...person, name: cleanName(person.name) }));
  const seats = existingSeats(session, former);
  const unknown =
    seats === undefined ? undefined : said.find(({ name }) => !seats.some((seat) => isSameName(seat, name)));
  if (unknown !== undefined) {
    return fail({
      code: 'unknown-player',
      text: `${tried}: ${unknown.name} isn’t in this spreadsheet. Start without them, then add them by changing the standings.`,
    });
  }
  const comers = startingPeople(session, former, said, secret);
  const starters = comers.map(({ seat, was }) => {
    const own = said.find((one) => isSameName(one.name, was));
    return {
      name: seat,
      purses: new Map(Object.entries(own?.purses ?? startingPurses(session, was))),
      tokens: own?.tokens ?? 0,
      marks: own?.marks ?? [],
    };
  });
  const contacts = new Map(
    said.flatMap(({ name, contacts: own }) => (own === undefined ? [] : [[name, own] as const])),
  );
  for (const [name, own] of contacts) {
    const wrong = refuseBadContacts(`${tried}: ${name}`, own);
    if (wrong !== undefined) return fail(wrong);
  }
  const [zone, webhook] = [cleanPastedText(input.zone ?? ''), cleanPastedText(input.webhook ?? '')];
  const faults = [timeZoneProblem(zone), webhookProblem(webhook)].filter((fault) => fault !== '');
  if (faults.length > 0) {
    return fail({
      code: 'bad-contact',
      text: `${tried}: the time zone or the channel isn’t valid.`,
      details: faults,
    });
  }
  const started = startOf(
    input.name,
    { currencies: new Map(input.currencies.map(({ name, shown }) => [name, shown])), inherit: input.inherit },
    starters,
  );
  if (!started.ok) return fail(seasonProblem(tried, started.error));
  const { name: title, people } = started.value;
  const names = people.map(({ name }) => name);
  return ok({
    entries: [
      {
        text: `Started the season ${title} with ${plural(names.length, 'person', 'people')}.`,
        entry: {
          kind: 'season-started',
          body: {
            ledgerVersion: LEDGER_VERSION,
            book: snapshot.book,
            secret: newKey(secret()),
            standing: toStandingEntry(started.value),
            held: comers.map(({ was: _, ...held }) => held),
            ...(session.kind === 'game' ? { match: input.match ?? 'main' } : {}),
            ...(practice ? { practice } : {}),
          },
        },
      },
    ],
    ...(former === undefined ? {} : { roster: filterRosterTab(snapshot, names) }),
    ...(seats === undefined
      ? {
          roster: rosterTabWithContacts({ ...snapshot, roster: undefined }, names, contacts),
          settings:
            zone + webhook === ''
              ? null
              : updateSettingsTab(
                  { ...snapshot, settings: undefined },
                  { [HOST_TIME_ZONE_SETTING]: zone, [PUBLIC_WEBHOOK_SETTING]: webhook },
                ),
        }
      : {}),
  });
}

/** The seats of people already in the book; undefined if there are none. */
function existingSeats(session: Session, former: SeasonRecord | undefined): readonly string[] | undefined {
  if (former !== undefined) return former.standing.people.map(({ name }) => name);
  return session.kind === 'game' ? session.match.roster : undefined;
}

/** A person in the new season; `was` is their seat in the former season or game. */
interface StartingPerson extends HeldSeat {
  readonly was: string;
}

/**
 * The people who start the season: in an empty book, those the host listed; else the finished game's players, or the holders
 * of the former season's seats, under their own names, except those the host left out (SN-20).
 */
function startingPeople(
  session: Session,
  former: SeasonRecord | undefined,
  said: StartSeasonInput['people'],
  secret: () => string,
): readonly StartingPerson[] {
  if (session.kind === 'empty') return said.map(({ name }) => ({ ...newHeldSeat(name, secret), was: name }));
  const { people } = session;
  const comers = [...people.seats.keys()]
    .filter((seat) => said.find(({ name }) => isSameName(name, seat))?.comes !== false)
    .map((was): StartingPerson => {
      const { id, name, key } = holder(people, was);
      return { seat: former === undefined ? was : name, person: id, name, key, was };
    });
  // Include somebody who holds several seats only once.
  return comers.filter(({ person }, at) => comers.findIndex((other) => other.person === person) === at);
}

/** The amounts that a player brought into the finished game. Counting the game then changes these amounts. */
function startingPurses(session: Session, name: string): Readonly<Record<string, number>> {
  if (session.kind !== 'game') return {};
  const { game, match, record } = session;
  const row = record.setUp.players[match.roster.findIndex((player) => isSameName(player, name))];
  return Object.fromEntries(
    game.season.takes.flatMap((take) => {
      if (take.what !== 'purse') return [];
      const amount = isJsonObject(row) ? row[take.column] : undefined;
      return typeof amount === 'number' && amount > 0 ? [[take.currency, amount]] : [];
    }),
  );
}
