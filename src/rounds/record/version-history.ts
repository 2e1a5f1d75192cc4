// What a host is told who needs Google's version history for one tab: it brings back the whole spreadsheet.

/** Warns that everything else changes with the tab that is brought back. */
export const WITH_ALL_TABS =
  'That brings back all tabs as they were then, never one alone: note first what was typed in since, in the roster and its contacts too, and which answers came in, which stay in their forms.';
