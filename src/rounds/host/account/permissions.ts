// The permissions that Google asks a host for, in words.

/** The start of each scope's name. */
export const AUTH = 'https://www.googleapis.com/auth/';

/** The scopes of the manifest, and what cannot be done without each. */
export const SCOPES: Readonly<Record<string, string>> = {
  spreadsheets: 'read and write this spreadsheet',
  forms: 'make the forms that players answer',
  'drive.file': 'make and share the public book and the players’ books',
  'script.container.ui': 'show this sidebar',
  'script.external_request': 'post reminders to Discord',
  'script.scriptapp': 'close forms and remind players by itself',
  'userinfo.email': 'write into the record who did what',
};
