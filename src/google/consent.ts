// The permissions that the host did not give: Google's page lets people tick them one by one, and asks for none of
// them again by itself. Services without their permission throw, in the language of the account.
import type { Consent } from '../rounds/reply/account';
import { throwMistake } from './failure';

/** What the name of each scope begins with. */
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

/** Gives the permissions that were not given; undefined where Google cannot tell. */
export function missingConsent(): Consent | undefined {
  const scopes = Object.keys(SCOPES).map((scope) => AUTH + scope);
  try {
    const info = ScriptApp.getAuthorizationInfo(ScriptApp.AuthMode.FULL, scopes);
    // Older services do not list granted scopes.
    if (typeof info.getAuthorizedScopes !== 'function') return undefined;
    const granted = info.getAuthorizedScopes();
    const missing = Object.entries(SCOPES).flatMap(([scope, words]) =>
      granted.includes(AUTH + scope) ? [] : [words],
    );
    return { missing, page: missing.length === 0 ? '' : (pageOf(info) ?? '') };
  } catch (error) {
    throwMistake(error);
    // A failure to find out what is missing must not keep anything else from working.
    return undefined;
  }
}

/** Gives the address of the page for allowing it; null where nothing has to be allowed, which Google's types leave out. */
function pageOf(info: GoogleAppsScript.Script.AuthorizationInfo): string | null {
  return info.getAuthorizationUrl();
}
