// Google's version history restores the whole spreadsheet, not one tab. The host is warned of that.

export const WITH_ALL_TABS =
  'This restores every tab, so first note what was typed in since, including contacts. Answers stay in their forms.';
