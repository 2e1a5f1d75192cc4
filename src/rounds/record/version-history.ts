// Warns that Google's version history always restores the whole spreadsheet.

export const RESTORES_ALL_TABS =
  'This restores every tab, so first note anything entered since then, including contacts. Answers stay in their forms.';
