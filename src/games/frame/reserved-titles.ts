// Titles of the frame's own tabs, which games can't use.
export const FRAME_TITLES = {
  now: 'Now',
  season: 'Season',
  game: 'Game',
  rules: 'Rules',
  submissions: 'Submissions',
  ownSubmissions: 'Your submissions',
  corrections: 'Corrections',
  record: 'Record',
  proof: 'Proof',
  ledger: 'Ledger',
  links: 'Links',
  roster: 'Roster',
  settings: 'Settings',
  nextRoster: 'Next roster',
  nextSettings: 'Next settings',
  aheadRoster: 'Next episode’s roster',
  aheadSettings: 'Next episode’s settings',
  outbox: 'Outbox',
  files: 'Files',
} as const;

const FRAME_TITLES_LOWER_CASE: ReadonlySet<string> = new Set(
  Object.values(FRAME_TITLES).map((title) => title.toLowerCase()),
);

/** Whether the frame uses this title, or Google does for form responses. */
export function isReservedTitle(title: string): boolean {
  const wanted = title.trim().toLowerCase();
  return FRAME_TITLES_LOWER_CASE.has(wanted) || /^(form responses|ledger \d+|earlier ledgers)\b/.test(wanted);
}
