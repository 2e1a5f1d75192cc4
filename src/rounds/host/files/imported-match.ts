// The ledger entries of an imported match, as if it had been hosted here.
import { dropUndefined } from '../../../games/frame/json';
import type { PlayableGame } from '../../../games/frame/playable';
import { nameKey } from '../../../games/frame/names';
import type { PlayedScenario, SeatHolder } from '../../proof/scenario';
import type { Entry, EntryBody } from '../../record/entries';
import {
  LEDGER_VERSION,
  type TimingEntry,
  heldSeat,
  newHeldSeat,
  type HeldSeat,
} from '../../record/entry-fields';
import { seedCommitment, type NewEntry } from '../../record/ledger';
import { seatChangeEntries } from '../../record/left-players';
import { NO_PEOPLE, type People } from '../../record/people';
import { newKey, type Secret } from '../../record/secret';
import type { TimingView } from '../../reply/draft-view';
import { usualTimings } from '../../session/draft';
import { MAX_STAGE_SECONDS } from '../../session/draft-tabs';
import { importedStageText } from '../../session/round-log-text';
import { timingEntries } from '../set-up/create';

/** What the entries need that isn't in the file. */
export interface ImportContext {
  readonly book: Secret;
  /** Time zone of the response tabs. */
  readonly stampZone: string;
  /** UTC instant in milliseconds. */
  readonly at: number;
  readonly secret: () => string;
  /** Absent for a practice copy. Times of day in `timings` are in `zone`. */
  readonly going?: { readonly timings: readonly TimingView[]; readonly zone: string };
}

/** The match's place in the season, and everyone who was in the season before it. */
export interface MatchPlace {
  readonly place: NonNullable<EntryBody<'set-up'>['season']>;
  readonly people: People;
}

/** The stage times given for this game, and the usual times for other stages. */
function stageTimings(
  game: PlayableGame,
  { timings, zone }: NonNullable<ImportContext['going']>,
): readonly TimingEntry[] {
  const own = usualTimings(game).map((usual) => {
    const given = timings.find(({ title }) => title === usual.title) ?? usual;
    return {
      ...given,
      seconds: Math.min(Math.round(given.seconds), MAX_STAGE_SECONDS),
      graceSeconds: Math.min(Math.round(given.graceSeconds), MAX_STAGE_SECONDS),
    };
  });
  return timingEntries(own, zone);
}

/** Seats that change hands with this match: to its substitutes, and back to players who play for themselves again. */
function newSeatHolders({ substitutes }: PlayedScenario, held: readonly HeldSeat[]): readonly SeatHolder[] {
  const isHeld = ({ player, person }: SeatHolder): boolean =>
    held.some(({ seat, name }) => seat === player && name === person);
  const back = held
    .map(({ seat }): SeatHolder => ({ player: seat, person: seat, from: 0 }))
    .filter(
      (one) => !isHeld(one) && !substitutes.some(({ player, from }) => player === one.player && from === 0),
    );
  return [...back, ...substitutes.filter((one) => one.from > 0 || !isHeld(one))];
}

/** `text` is the Log text, which says where the match came from. */
export function matchEntries(
  played: PlayedScenario,
  { book, stampZone, secret, going }: ImportContext,
  text: string,
  inSeason?: MatchPlace,
): readonly NewEntry[] {
  const { scenario, game, match, entered: rounds } = played;
  const { place, people = NO_PEOPLE } = inSeason ?? {};
  const held = match.roster.map((seat) =>
    people.seats.has(seat) ? heldSeat(people, seat) : newHeldSeat(seat, secret),
  );
  const holders = newSeatHolders(played, held);
  const ids = new Map(
    [...people.persons.values(), ...held.map(({ person: id, name }) => ({ id, name }))].map(
      ({ id, name }) => [nameKey(name), id] as const,
    ),
  );
  // Within a file, the same name means the same person.
  const seatedEntry = ({ player: seat, person: name }: SeatHolder, since: string): NewEntry => {
    const known = ids.get(nameKey(name));
    const person = known ?? newKey(secret());
    ids.set(nameKey(name), person);
    const key = known === undefined ? { key: newKey(secret()) } : {};
    return {
      entry: { kind: 'seated', body: { seat, person, name, ...key, since } },
      text:
        name === seat
          ? `${seat} plays again from ${since} on.`
          : `${name} plays for ${seat} from ${since} on.`,
    };
  };
  const seatedAt = (index: number, title: string): readonly NewEntry[] =>
    holders.filter(({ from }) => from === index).map((one) => seatedEntry(one, title));
  const setUp: Entry = {
    kind: 'set-up',
    body: {
      book,
      zone: stampZone,
      ...(going === undefined
        ? { timings: [], practice: true }
        : { timings: stageTimings(game, going), practice: false, invites: true, continued: true }),
      ...dropUndefined({ season: place }),
      held,
      ledgerVersion: LEDGER_VERSION,
      game: match.info.id,
      rulesVersion: match.info.rulesVersion,
      seed: scenario.seed,
      settings: match.settings,
      players: scenario.players,
    },
  };
  return [
    { entry: setUp, text: `${text} Seed commitment: ${seedCommitment(scenario.seed)}` },
    ...rounds.flatMap((stage, index): readonly NewEntry[] => {
      const { submissions = [], host } = stage;
      const received = submissions.map((submission, at) => ({
        ...submission,
        from: `import:${at + 1}`,
        at: 0,
      }));
      const entered = host?.submissions.map(({ reason = '', ...entry }) => ({ ...entry, reason })) ?? [];
      const resolved: Entry = {
        kind: 'resolved',
        body: {
          stage: stage.stage,
          submissions: received,
          hostSubmissions: entered,
          hostFacts: host?.facts ?? {},
        },
      };
      return [
        ...seatedAt(index, stage.title),
        ...seatChangeEntries(stage.stage, rounds[index - 1]?.left ?? [], stage.left),
        { text: importedStageText(stage.stage), entry: resolved },
      ];
    }),
    ...seatedAt(rounds.length, match.stage?.title ?? ''),
  ];
}
