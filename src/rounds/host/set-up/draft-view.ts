// A drafted match as the sidebar shows it: its fields, problems and warnings.
import { dropUndefined } from '../../../games/frame/json';
import { isInSeason } from '../../../seasons/people';
import { canHaveGuests } from '../../../seasons/roster';
import { discordChannels } from '../../contacts/contacts';
import { sharedChannelWarnings, type NamedChannel } from '../../discord/shared-channels';
import type { DraftView, SeasonPlaceView } from '../../reply/draft-view';
import {
  matchFromDraft,
  draftColumns,
  draftJson,
  gameChoice,
  type Draft,
  draftMark,
} from '../../session/draft';
import { cellProblems, draftProblems, playerInRow } from '../../session/draft-problems';
import { readDraft, type DraftSlot } from '../../session/draft-tabs';
import { sessionSeason, type Session } from '../../session/game-session';
import {
  seasonRosterRows,
  completeDraft,
  seasonColumnTitles,
  standingsNotes,
} from '../../session/season-draft';
import { unsettledCountText } from '../season/counted-difference';
import { purseRevealWarnings, draftWarnings } from '../season/season-warnings';
import { winnersForDraft } from './ask-winners';

/** Shorter seeds can be guessed from their hash (ALL-5). */
const MIN_SAFE_SEED_CHARACTERS = 20;

export function draftView(session: Session, slot: DraftSlot): DraftView | undefined {
  const drafted = readDraft(session, slot);
  if (drafted === undefined) return undefined;
  const { zone: bookZone } = session.snapshot;
  const season = sessionSeason(session);
  const { draft, filled, says, problems: unready } = completeDraft(session, drafted);
  const { definition, practice, roster, seed, timings, zone, webhook } = draft;
  const begun = matchFromDraft(draft, seed === '' ? 'draft' : seed);
  const unsettled = unsettledCountText(session);
  const problems = [
    ...(unsettled === undefined ? [] : [unsettled]),
    ...unready,
    ...draftProblems(draft, begun),
  ];
  const seedWarning =
    seed !== '' && seed.length < MIN_SAFE_SEED_CHARACTERS
      ? [
          'The seed is short, so somebody could guess it from its published hash. Leave the seed empty to get a random one.',
        ]
      : [];
  const place = draftPlaceView(session, drafted, slot);
  return {
    mark: draftMark({ ...drafted, settings: filled.settings }),
    game: gameChoice(definition),
    practice,
    ...dropUndefined({ place, from: drafted.from }),
    columns: draftColumns(draft),
    roster,
    settingQuestions: definition.settingsQuestions,
    settings: filled.settings,
    seed,
    timings,
    zone,
    bookZone,
    webhook,
    problems,
    atCells: cellProblems(definition, draftJson(draft), begun),
    warnings: [
      ...(!begun.ok
        ? []
        : season === undefined
          ? begun.value.warnings
          : draftWarnings(season.standing, begun.value)),
      ...seedWarning,
      ...says,
      ...(season === undefined ? [] : purseRevealWarnings(season.standing, definition)),
      ...sharedChannelWarnings(
        place === undefined ? channelsOfDraft(draft) : discordChannels(session.snapshot),
      ),
    ],
  };
}

/** The Discord channels in a standalone game's draft. */
function channelsOfDraft(draft: Draft): readonly NamedChannel[] {
  const { roster, webhook } = draft;
  const at = draftColumns(draft).findIndex(({ title }) => title === 'Discord webhook');
  return [
    { name: '', webhook },
    ...roster.map((cells, row) => ({ name: playerInRow(roster, row), webhook: cells[at] ?? '' })),
  ];
}

/** The draft's place in the season; undefined for a standalone game. */
function draftPlaceView(session: Session, drafted: Draft, slot: DraftSlot): SeasonPlaceView | undefined {
  const { place, definition } = drafted;
  if (session.kind === 'empty' || session.season === undefined || place === undefined) return undefined;
  const { standing } = session.season;
  const { kind, guests } = place;
  return {
    kind,
    guests,
    ahead: slot === 'ahead',
    mayHaveGuests: canHaveGuests(kind, definition),
    out: standing.people.filter((person) => !isInSeason(person)).map(({ name }) => name),
    rosterRows: seasonRosterRows(standing, definition),
    ...standingsNotes(standing, { ...drafted, place }),
    ...winnersForDraft(session, drafted),
    decided: (definition.season.decided ?? []).map(({ title }) => title),
    hidden: seasonColumnTitles(
      definition,
      (take) => take.what === 'purse' && standing.currencies.get(take.currency) !== 'public',
    ),
  };
}
