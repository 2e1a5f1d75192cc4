// The columns of the Roster tab for players' contacts, after the game's own, and the problems with their cells, in
// words: the sidebar and the tabs are checked by the same.
import type { Question } from '../../games/frame/fields';
import { pastedText } from '../../games/frame/typed-names';
import { quote } from '../../games/frame/wording';
import { isZone, timeText, zoneLike } from '../time/time-zone';
import { idFault } from '../discord/markup';
import { FORUM_HELP, webhookFault } from '../discord/webhook';

export const CONTACT_COLUMNS = ['E-mail', 'Discord webhook', 'Time zone', 'Discord id'] as const;
export type ContactColumn = (typeof CONTACT_COLUMNS)[number];

const TITLES: readonly string[] = CONTACT_COLUMNS;

export function isContactColumn(title: string): title is ContactColumn {
  return TITLES.includes(title);
}

const CONTACT_HELP: Readonly<Record<ContactColumn, string>> = {
  'E-mail': "Shares the player's own book with this Google account. Empty: shared by link.",
  'Discord webhook': `Of the player's private channel. Empty: nothing is posted there. ${FORUM_HELP}`,
  'Time zone': 'Such as Europe/Berlin, for deadlines in their own time. Empty: yours.',
  'Discord id':
    'Mentions the player where a stage opens and where a deadline is near, in their own channel alone. Empty: nobody is mentioned.',
};

/** The questions for a player's contacts. */
export const CONTACT_QUESTIONS = CONTACT_COLUMNS.map((title): Question => ({
  title,
  help: CONTACT_HELP[title],
  required: false,
  kind: { type: 'text', long: false },
}));

/** Something before one @, and a domain with a dot after it: whether it is somebody's only Google knows. */
const EMAIL = /^[^\s@,;:<>()"\\]+@[^\s@,;:<>()"\\.]+(?:\.[^\s@,;:<>()"\\.]+)+$/;

/**
 * Gives the problem with the text in a column of the roster; empty where there is none, or the column is a game's own.
 */
export function contactProblem(column: string, text: string): string {
  const given = pastedText(text);
  return given === '' || !isContactColumn(column) ? '' : FAULTS[column](given);
}

/**
 * Finds the problem with a cell of the Roster tab; of an address typed there Sheets may make a chip with a person's
 * name.
 */
export function rosterProblem(column: string, text: string): string {
  const problem = contactProblem(column, text);
  return problem === '' || column !== 'E-mail' || text.includes('@')
    ? problem
    : `${problem} If you typed an address, Sheets has made a chip with a name of it: enter the address in the sidebar.`;
}

/** Gives the problem with the webhook of the public channel; empty where there is none. */
export function webhookProblem(text: string): string {
  return pastedText(text) === '' ? '' : webhookFault(text);
}

/** Gives the problem with the name of a time zone; empty where there is none. */
export function zoneProblem(text: string): string {
  const given = pastedText(text);
  if (given === '') return '';
  if (isZone(given)) {
    return isNamedShort(given)
      ? `${quote(given)} does not say where, and some clocks there change twice a year. Enter the zone of a place, such as America/New_York, or leave it empty.`
      : '';
  }
  const meant = zoneLike(given);
  const advice =
    meant === undefined ? 'Enter one such as Europe/Berlin, or leave it empty.' : `Did you mean ${meant}?`;
  return `${quote(given)} is not the name of a time zone. ${advice}`;
}

/** A day on which no zone of Europe is known by its summer name. */
const WINTER = Date.UTC(2026, 0, 1);

/** True for a few letters that the platform takes for some place, and shows by another name: `PST`, not `CET`. */
function isNamedShort(zone: string): boolean {
  const shown = timeText(WINTER, zone).split(' ').at(-1) ?? '';
  return /^[a-z]{3,4}$/i.test(zone) && ![zone.toUpperCase(), 'UTC', 'GMT'].includes(shown);
}

const FAULTS: Readonly<Record<ContactColumn, (text: string) => string>> = {
  'E-mail': (text) =>
    EMAIL.test(text)
      ? ''
      : `${quote(text)} is not an e-mail address. Enter one such as ann@gmail.com, or leave it empty to share by link.`,
  'Discord webhook': webhookProblem,
  'Time zone': zoneProblem,
  'Discord id': idFault,
};
