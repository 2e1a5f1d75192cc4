// Finds the script to deploy to, and tells hosts what to do if deploying fails.
import { existsSync, readFileSync } from 'node:fs';
import { parseJson } from '../games/frame/json';
import { textProperty } from './text-file';

/** The id in `.clasp.json` until a host enters their own script's id. */
const PLACEHOLDER = 'the-script-id-goes-here';

/** The script's id in copied text, which can be the id or the address of its editor. */
export function parseScriptId(text: string): string | undefined {
  const inAddress = /\/(?:projects|d)\/([\w-]+)/.exec(text)?.[1];
  const id = inAddress ?? text.trim();
  // Ids have 57 characters today. Google guarantees no length, but no id is as short as a word.
  return /^[\w-]{20,}$/.test(id) && id !== PLACEHOLDER ? id : undefined;
}

/** The deployment's id in copied text, which can be the id or the address of its page. */
export function parseDeploymentId(text: string): string | undefined {
  const id = /\/s\/([\w-]+)\/exec\b/.exec(text)?.[1] ?? text.trim();
  return /^AKfy[\w-]{20,}$/.test(id) ? id : undefined;
}

/** The script id in a project file, if any. */
export function readScriptId(file: string): string | undefined {
  return parseScriptId(readField(file, 'scriptId') ?? '');
}

/** The deployment id in a file, if any. */
export function readDeploymentId(file: string): string | undefined {
  return parseDeploymentId(readField(file, 'deploymentId') ?? '');
}

/** Whether clasp's JSON says that it updated this deployment. Some versions of clasp exit with 0 even if Google refuses. */
export function hasClaspUpdated(deployment: string, said: string): boolean {
  return textProperty(parseJson(said), 'deploymentId') === deployment;
}

/** A text from a JSON file; undefined if the file or text is missing. */
function readField(file: string, name: string): string | undefined {
  return existsSync(file) ? textProperty(JSON.parse(readFileSync(file, 'utf8')), name) : undefined;
}

/** The instructions shown until a script id is known. */
export function firstStepsText(test: boolean): string {
  return [
    'deploy: no Apps Script project to push to yet. Do this once:',
    `  1. Create a new Google spreadsheet${test ? ' for testing' : ''}.`,
    '  2. In the spreadsheet, choose Extensions › Apps Script, and name the project “Round Keeper”.',
    '  3. Choose Project Settings (the gear) and copy the Script ID.',
    `  4. Run: npm run deploy -- ${test ? '--test ' : ''}SCRIPT_ID`,
    'For more, see docs/deploying.md.',
    '',
  ].join('\n');
}

/** Advice for an error that clasp reports when pushing. */
export function adviseOnPush(said: string): string {
  const account = adviseOnAccount(said);
  if (account !== undefined) return `deploy: ${account}`;
  if (/not found|permission|403|404/i.test(said)) {
    return 'deploy: this account isn’t allowed to edit that script. Check the Script ID, and log in with “npx clasp login” as the account that owns the spreadsheet.';
  }
  return 'deploy: clasp couldn’t push. Its error is shown above. The spreadsheet wasn’t changed.';
}

/** Advice for an error that clasp reports when updating the players' page, after everything else was pushed. */
export function pageErrorText(said: string): string {
  return `deploy: the add-on was pushed, but the players’ page still runs the previous version. ${adviseOnPage(said)}`;
}

function adviseOnPage(said: string): string {
  const account = adviseOnAccount(said);
  if (account !== undefined) return `Next: ${account}`;
  if (/versions?\b.*(limit|maximum|200|too many)|(limit|maximum|200|too many).*\bversions?\b/i.test(said)) {
    return 'A script can have 200 versions. In the Apps Script editor, open Project History, delete versions that no deployment uses, then deploy again.';
  }
  if (/not found|404|invalid|permission|403/i.test(said)) {
    return 'Google can’t find this script’s page at that address. In the Apps Script editor, choose Deploy › Manage deployments, copy the Web app URL, and run: npm run deploy -- --page ADDRESS';
  }
  return 'Clasp’s error is shown above. It’s safe to deploy again.';
}

/** Advice if the account can't use clasp, worded to follow a colon; undefined for other problems. */
function adviseOnAccount(said: string): string | undefined {
  if (/no credentials|not logged in|login|invalid_grant|unauthenticated/i.test(said)) {
    return 'clasp isn’t signed in to Google. Run: npx clasp login — then deploy again.';
  }
  if (/insufficient[\s_]*(authentication[\s_]*scopes?|permissions?)|scope_insufficient/i.test(said)) {
    return 'clasp is missing a permission, probably because a box on its consent screen wasn’t ticked. Run: npx clasp login — tick every box, then deploy again.';
  }
  if (/Apps Script API|has not been used|accessNotConfigured/i.test(said)) {
    return 'turn on the Apps Script API at https://script.google.com/home/usersettings, wait a minute, then deploy again.';
  }
  return undefined;
}
