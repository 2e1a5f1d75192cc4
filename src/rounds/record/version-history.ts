// Google's version history, which brings back a whole spreadsheet: said wherever one is sent there for one tab.

/** All else that changes with the tab that is to be brought back. */
export const WITH_ALL_TABS =
  'That brings back all tabs as they were then, never one alone: note first what was typed in since, in the roster and its contacts too, and which answers came in, which stay in their forms.';
