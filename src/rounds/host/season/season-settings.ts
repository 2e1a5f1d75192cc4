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
import { mergeFields } from '../../reply/merged-fields';
import type { CallProblem, AnswersByTitle } from '../../reply/reply';
import type { Session } from '../../session/game-session';
import { standingsToken } from '../../session/season-state';
import { requireOpenEpisode, seasonProblem, seasonUnchangedSince } from './running-season';
import type { SeasonSettings } from './inputs';
import type { SettingsPreview } from './views';
import { dropUndefined } from '../../../games/frame/json';

/** Previews what everyone would be sent, and which purses everyone could see. */
export function previewSettings(
  session: BookSession,
  settings: SeasonSettings,
): Result<SettingsPreview, CallProblem> {
  const done = changeSeasonSettings(session, settings);
  const season = requireOpenEpisode(session, 'Previewing the settings');
  if (!done.ok) return done;
  if (!season.ok) return season;
  const { standing } = season.value;
  const after = withSettings(standing, newSettings(settings));
  if (!after.ok) return fail(seasonProblem('Previewing the settings', [after.error]));
  const before = publicCurrencies(standing);
  return ok({
    token: standingsToken(season.value),
    messages: copiesForHost(session, settingsMessages(standing, settings)),
    opened: publicCurrencies(after.value)
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

function newSettings({ currencies, inherit }: SeasonSettings): Parameters<typeof withSettings>[1] {
  return {
    ...(currencies === undefined
      ? {}
      : { currencies: new Map(currencies.map(({ name, shown }) => [name, shown])) }),
    ...dropUndefined({ inherit }),
  };
}

export function changeSeasonSettings(
  session: Session,
  settings: SeasonSettings,
): Result<Commit, CallProblem> {
  const tried = 'Changing the season’s settings';
  const season = requireOpenEpisode(session, tried);
  if (!season.ok) return season;
  const unchanged =
    settings.token === undefined ? season : seasonUnchangedSince(session, settings.token, tried);
  if (!unchanged.ok) return unchanged;
  const { currencies, inherit } = settings;
  const merged = mergeSettings(season.value.standing, settings, tried);
  if (!merged.ok) return merged;
  const set = withSettings(season.value.standing, newSettings(settings));
  if (!set.ok) return fail(seasonProblem(tried, [set.error]));
  const parts = [
    ...(currencies ?? []).map(({ name, shown }) =>
      shown === 'public' ? `${name} are public` : `only owners see their ${name}`,
    ),
    ...(inherit === undefined
      ? []
      : [inherit === 'everything' ? 'the winner of a death match inherits everything' : 'nobody inherits']),
  ];
  if (parts.length === 0) return fail({ code: 'nothing-changes', text: `${tried}: nothing has changed.` });
  return ok({
    entries: [
      {
        text: `Changed the season’s settings: ${parts.join('; ')}.`,
        entry: {
          kind: 'season-settings',
          body: {
            ...dropUndefined({ currencies, inherit }),
          },
        },
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
  const stands = settingFields({
    currencies: [...currencies].map(([name, shown]) => ({ name, shown })),
    inherit,
  });
  return mergeFields(tried, { before: was, now: { ...was, ...settingFields(changed) }, stands });
}

function settingFields({ currencies = [], inherit }: Omit<SeasonSettings, 'before'>): AnswersByTitle {
  return Object.fromEntries([
    ...currencies.map(({ name, shown }) => [`Who sees ${name}`, shown] as const),
    ...(inherit === undefined ? [] : [['Who inherits', inherit] as const]),
  ]);
}
