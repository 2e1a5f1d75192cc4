// The settings for all matches of a season. They can be changed at any time; a preview shows what everyone could then see
// (SN-18).
import { fail, ok, type Result } from '../../../games/frame/result';
import { purseAmount, publicCurrencies } from '../../../seasons/people';
import { withSettings } from '../../../seasons/start';
import type { Season } from '../../../seasons/types';
import type { Commit } from '../../commit/commit';
import { copiesForHost } from '../../outbox/messages';
import { settingsMessages } from '../../outbox/season-news';
import type { BookSession } from '../../session/readers';
import { seatName } from '../../record/people';
import type { SeasonRecord } from '../../record/season-record';
import { mergeFields } from '../../reply/merged-fields';
import type { CallProblem, AnswersByTitle } from '../../reply/reply';
import type { Session } from '../../session/game-session';
import { standingsToken } from '../../session/season-state';
import { seasonProblem, seasonUnchangedSince } from './running-season';
import type { SeasonSettings } from './inputs';
import type { SettingsPreview } from './views';
import { dropUndefined } from '../../../games/frame/json';

/** Previews what everyone would be sent, and which purses everyone could see. */
export function previewSettings(
  session: BookSession,
  settings: SeasonSettings,
): Result<SettingsPreview, CallProblem> {
  const changed = settingsChange(session, settings);
  if (!changed.ok) return changed;
  const { season, after } = changed.value;
  const { standing } = season;
  const before = publicCurrencies(standing);
  return ok({
    token: standingsToken(season),
    messages: copiesForHost(session, settingsMessages(standing, settings)),
    opened: publicCurrencies(after)
      .filter((currency) => !before.includes(currency))
      .map((currency) => ({
        currency,
        purses: standing.people.map((person) => ({
          name: seatName(session.people, person.name),
          amount: purseAmount(person, currency),
        })),
      })),
  });
}

interface SettingsChange {
  readonly season: SeasonRecord;
  readonly after: Season;
  /** What changes, for the log. */
  readonly parts: readonly string[];
}

function settingsChange(session: Session, settings: SeasonSettings): Result<SettingsChange, CallProblem> {
  const tried = 'Changing the season’s settings';
  const season = seasonUnchangedSince(session, settings.token, tried);
  if (!season.ok) return season;
  const { currencies, inherit } = settings;
  const { standing } = season.value;
  const merged = mergeSettings(standing, settings, tried);
  if (!merged.ok) return merged;
  const set = withSettings(standing, {
    ...(currencies === undefined
      ? {}
      : { currencies: new Map(currencies.map(({ name, shown }) => [name, shown])) }),
    ...dropUndefined({ inherit }),
  });
  if (!set.ok) return fail(seasonProblem(tried, [set.error]));
  const parts = [
    ...(currencies ?? []).map(({ name, shown }) =>
      shown === 'public' ? `${name} are public` : `only owners see their ${name}`,
    ),
    ...(inherit === undefined
      ? []
      : [inherit === 'everything' ? 'the winner of a death match inherits everything' : 'nobody inherits']),
  ];
  return parts.length === 0
    ? fail({ code: 'nothing-changes', text: `${tried}: nothing has changed.` })
    : ok({ season: season.value, after: set.value, parts });
}

export function changeSeasonSettings(
  session: Session,
  settings: SeasonSettings,
): Result<Commit, CallProblem> {
  const changed = settingsChange(session, settings);
  if (!changed.ok) return changed;
  const { currencies, inherit } = settings;
  return ok({
    entries: [
      {
        text: `Changed the season’s settings: ${changed.value.parts.join('; ')}.`,
        entry: { kind: 'season-settings', body: dropUndefined({ currencies, inherit }) },
      },
    ],
  });
}

/** The settings to save. Fails if somebody else has changed the same settings since the window was drawn. */
function mergeSettings(
  { currencies, inherit }: Season,
  { before, ...changed }: SeasonSettings,
  tried: string,
): Result<unknown, CallProblem> {
  if (before === undefined) return ok(undefined);
  const was = settingFields(before);
  const saved = settingFields({
    currencies: [...currencies].map(([name, shown]) => ({ name, shown })),
    inherit,
  });
  return mergeFields(tried, { before: was, now: { ...was, ...settingFields(changed) }, saved });
}

function settingFields({ currencies = [], inherit }: Omit<SeasonSettings, 'before'>): AnswersByTitle {
  return Object.fromEntries([
    ...currencies.map(({ name, shown }) => [`Who sees ${name}`, shown] as const),
    ...(inherit === undefined ? [] : [['Who inherits', inherit] as const]),
  ]);
}
