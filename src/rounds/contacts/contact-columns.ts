// The Roster tab's contact columns, which follow the game's own. Their cells are checked the same way in sidebar and tabs.
import type { Question } from '../../games/frame/fields';
import { cleanPastedText } from '../../games/frame/name-input';
import { quote } from '../../games/frame/wording';
import { isTimeZone, timeText, zoneOfCity } from '../time/time-zone';
import { idFault } from '../discord/markup';
import { FORUM_HELP, webhookFault } from '../discord/webhook';

export const CONTACT_COLUMNS = ['E-mail', 'Discord webhook', 'Time zone', 'Discord id'] as const;
export type ContactColumn = (typeof CONTACT_COLUMNS)[number];

const TITLES: readonly string[] = CONTACT_COLUMNS;

export function isContactColumn(title: string): title is ContactColumn {
  return TITLES.includes(title);
}

const CONTACT_HELP: Readonly<Record<ContactColumn, string>> = {
  'E-mail': 'Shares the player’s book with this Google account. Leave empty to share it by link.',
  'Discord webhook': `Private messages are posted to this channel. Leave empty to post nothing. ${FORUM_HELP}`,
  'Time zone': 'The time zone for this player’s deadlines, such as Europe/Berlin. Leave empty to use yours.',
  'Discord id':
    'Round Keeper @mentions the player in their own channel when a stage opens or a deadline is near. Leave empty for no mentions.',
};

export const CONTACT_QUESTIONS = CONTACT_COLUMNS.map((title): Question => ({
  title,
  help: CONTACT_HELP[title],
  required: false,
  kind: { type: 'text', long: false },
}));

/** An e-mail address: something before one @, and a domain with a dot. Only Google knows whether it exists. */
const EMAIL_REGEX = /^[^\s@,;:<>()"\\]+@[^\s@,;:<>()"\\.]+(?:\.[^\s@,;:<>()"\\.]+)+$/;

/** What is wrong with a contact cell; empty if nothing, or if it isn't a contact column. */
export function contactProblem(column: string, text: string): string {
  const given = cleanPastedText(text);
  return given === '' || !isContactColumn(column) ? '' : CONTACT_CHECKS[column](given);
}

/** Like `contactProblem`, but explains that Sheets may turn a typed address into a chip with a person's name. */
export function rosterCellProblem(column: string, text: string): string {
  const problem = contactProblem(column, text);
  return problem === '' || column !== 'E-mail' || text.includes('@')
    ? problem
    : `${problem} If you typed an address, Sheets turned it into a chip. Enter it in the sidebar instead.`;
}

export function webhookProblem(text: string): string {
  return cleanPastedText(text) === '' ? '' : webhookFault(text);
}

export function timeZoneProblem(text: string): string {
  const given = cleanPastedText(text);
  if (given === '') return '';
  if (isTimeZone(given)) {
    return isTimeZoneAbbreviation(given)
      ? `${quote(given)} is ambiguous because of daylight saving time. Enter a place’s time zone, like America/New_York, or leave it empty.`
      : '';
  }
  const meant = zoneOfCity(given);
  const advice =
    meant === undefined ? 'Enter one like Europe/Berlin, or leave it empty.' : `Did you mean ${meant}?`;
  return `${quote(given)} isn’t a time zone. ${advice}`;
}

/** An instant for checking abbreviations: in January no European zone shows its summer name. */
const WINTER_TIME_MS = Date.UTC(2026, 0, 1);

/** Whether the zone is an abbreviation that JavaScript accepts but shows under another name: `PST`, not `CET`. */
function isTimeZoneAbbreviation(zone: string): boolean {
  const shown = timeText(WINTER_TIME_MS, zone).split(' ').at(-1) ?? '';
  return /^[a-z]{3,4}$/i.test(zone) && ![zone.toUpperCase(), 'UTC', 'GMT'].includes(shown);
}

const CONTACT_CHECKS: Readonly<Record<ContactColumn, (text: string) => string>> = {
  'E-mail': (text) =>
    EMAIL_REGEX.test(text)
      ? ''
      : `${quote(text)} isn’t an e-mail address. Enter one like ann@gmail.com, or leave it empty to share by link.`,
  'Discord webhook': webhookProblem,
  'Time zone': timeZoneProblem,
  'Discord id': idFault,
};
