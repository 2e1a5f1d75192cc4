// The columns of the Roster tab that say how a player is reached; they stand after the game's own.

export const CONTACT_COLUMNS = ['E-mail', 'Discord webhook', 'Time zone'] as const;
export type ContactColumn = (typeof CONTACT_COLUMNS)[number];

const TITLES: readonly string[] = CONTACT_COLUMNS;

export function isContactColumn(title: string): title is ContactColumn {
  return TITLES.includes(title);
}
