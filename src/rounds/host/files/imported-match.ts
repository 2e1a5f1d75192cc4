// The ledger entries of a match that was played elsewhere: those that hosting it here would have written.
import { findGame } from '../../../games/catalogue';
import { Bug } from '../../../games/frame/bug';
import { sameName } from '../../../games/frame/names';
import type { PlayedScenario, SeatHolder } from '../../proof/scenario';
import type { Entry, EntryBody } from '../../record/entries';
import { LEDGER_VERSION } from '../../record/entry-fields';
import { commitment, type NewEntry } from '../../record/ledger';
import { leftEntries } from '../../record/left';
import { forText, personOf, standInName } from '../../record/seats';
import type { SeasonRecord } from '../../record/season-record';
import type { Secret } from '../../record/secret';
import type { TimingEntry } from '../../record/timing-entry';
import type { TimingView } from '../../reply/draft-view';
import { LONGEST_STAGE, usualTimings } from '../../session/draft';
import { importedText } from '../../session/round-words';
import { timingEntries } from '../set-up/create';

/** What the entries of a file need and the file doesn't have. */
export interface ImportSetting {
  readonly book: Secret;
  /** The time zone of times in cells of the book. */
  readonly stampZone: string;
  /** UTC instant in milliseconds. */
  readonly at: number;
  readonly key: () => Secret;
  /** Times of stages, and the zone of those at a time of day; absent for a practice copy. */
  readonly going?: { readonly timings: readonly TimingView[]; readonly zone: string };
}

/** A match's place in its season, and the season before it. */
export interface MatchPlace {
  readonly place: NonNullable<EntryBody<'set-up'>['season']>;
  readonly before: SeasonRecord;
}

/** Gives the times that were given for the game's kinds of stages, or the usual ones. */
function timingsOf(
  id: string,
  { timings, zone }: NonNullable<ImportSetting['going']>,
): readonly TimingEntry[] {
  const game = findGame(id);
  // The match was played, so its game is in the catalogue.
  if (game === undefined) throw new Bug(`${id}: there is no such game.`);
  const own = usualTimings(game).map((usual) => {
    const given = timings.find(({ title }) => title === usual.title) ?? usual;
    return {
      ...given,
      seconds: Math.min(Math.round(given.seconds), LONGEST_STAGE),
      graceSeconds: Math.min(Math.round(given.graceSeconds), LONGEST_STAGE),
    };
  });
  return timingEntries(own, zone);
}

/**
 * Lists who takes over a seat in a match: substitutes of its file who didn't hold the seat in the match before, and
 * players who play for themselves again. Somebody with another's name is told apart, since books are found by their
 * readers' names: `Zoe (for Ana)`.
 */
function holdersOf(
  { match: { roster }, substitutes }: PlayedScenario,
  before?: SeasonRecord,
): readonly SeatHolder[] {
  const people = before?.standing.people.map(({ name }) => name) ?? [];
  const known = before?.substitutes ?? [];
  const taken = (player: string, person: string): boolean =>
    [...roster, ...people].some((name) => name !== player && sameName(name, person)) ||
    [...known, ...substitutes].some((one) => one.player !== player && sameName(one.person, person));
  const holders = substitutes.map((holder) =>
    holder.person !== holder.player && taken(holder.player, holder.person)
      ? { ...holder, person: forText(holder) }
      : holder,
  );
  const heldBefore = (player: string): string => personOf({ substitutes: known }, player);
  return [
    ...roster.flatMap((player) =>
      heldBefore(player) === player || holders.some((one) => one.player === player && one.from === 0)
        ? []
        : [{ player, person: player, from: 0 }],
    ),
    ...holders.filter((one) => one.from > 0 || one.person !== heldBefore(one.player)),
  ];
}

/** Makes the ledger entries of a match; `text` says how it came here. */
export function matchEntries(
  played: PlayedScenario,
  { book, stampZone, key, going }: ImportSetting,
  text: string,
  inSeason?: MatchPlace,
): readonly NewEntry[] {
  const { scenario, match, stages, entered: rounds } = played;
  const holders = holdersOf(played, inSeason?.before);
  const seatedAt = (place: number, title: string): readonly NewEntry[] =>
    holders.filter(({ from }) => from === place).map((holder) => seatedEntry(holder, title, key()));
  const setUp: Entry = {
    kind: 'set-up',
    body: {
      book,
      zone: stampZone,
      ...(going === undefined
        ? { timings: [], practice: true }
        : { timings: timingsOf(match.info.id, going), practice: false, invites: true, continued: true }),
      ...(inSeason === undefined ? {} : { season: inSeason.place }),
      keys: match.roster.map((player) => ({ player, key: inSeason?.before.keys.get(player) ?? key() })),
      ledgerVersion: LEDGER_VERSION,
      game: match.info.id,
      rulesVersion: match.info.rulesVersion,
      seed: scenario.seed,
      settings: match.settings,
      players: scenario.players,
    },
  };
  return [
    { entry: setUp, text: `${text} Seed commitment: ${commitment(scenario.seed)}` },
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
        ...leftEntries(stage.stage, rounds[index - 1]?.left ?? [], stage.left),
        { text: importedText(stages[index]?.stage ?? stage.stage), entry: resolved },
      ];
    }),
    ...seatedAt(rounds.length, match.stage?.title ?? ''),
  ];
}

/** Makes the entry with which somebody plays for a player from a stage on, in a match that was played elsewhere. */
function seatedEntry({ player, person }: SeatHolder, since: string, key: Secret): NewEntry {
  const entry = { kind: 'substituted', body: { player, person, key, since } } as const;
  return { entry, text: `${standInName({ person, player })} plays for ${player} from ${since} on.` };
}
