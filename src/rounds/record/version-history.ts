// Warns that Google's version history always restores the whole spreadsheet.

export const RESTORE_WARNING =
  'This restores every tab, so first note anything entered since then, including contacts. Answers stay in their forms.';
