// Warns that Google's version history always restores the whole spreadsheet.

export const WITH_ALL_TABS =
  'This restores every tab, so first note what was typed in since, including contacts. Answers stay in their forms.';
