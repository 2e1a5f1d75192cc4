// Finds the script to deploy to, and says what a host has to do when deploying is not possible.
import { existsSync, readFileSync } from 'node:fs';
import { parseJson } from '../games/frame/json';
import { textIn } from './text-file';

/** What stands in `.clasp.json` until a host enters the id of their own script. */
const PLACEHOLDER = 'the-script-id-goes-here';

/** Finds the id of a script in copied text, which is the id alone or the address of its editor. */
export function scriptIdIn(text: string): string | undefined {
  const inAddress = /\/(?:projects|d)\/([\w-]+)/.exec(text)?.[1];
  const id = inAddress ?? text.trim();
  // Ids are 57 characters today; Google promises no length, but none is as short as a word.
  return /^[\w-]{20,}$/.test(id) && id !== PLACEHOLDER ? id : undefined;
}

/** Finds the id of a deployment in copied text, which is the address of its page or the id alone. */
export function deploymentIdIn(text: string): string | undefined {
  const id = /\/s\/([\w-]+)\/exec\b/.exec(text)?.[1] ?? text.trim();
  return /^AKfy[\w-]{20,}$/.test(id) ? id : undefined;
}

/** Gives the id of the script that a project file names; undefined where it names none yet. */
export function scriptOf(file: string): string | undefined {
  return scriptIdIn(fieldOf(file, 'scriptId') ?? '');
}

/** Gives the id of the deployment that a file names; undefined where it names none. */
export function deploymentOf(file: string): string | undefined {
  return deploymentIdIn(fieldOf(file, 'deploymentId') ?? '');
}

/**
 * Whether clasp says, as JSON, that it has updated this deployment. Where Google refuses, some versions of clasp end as
 * if all were well.
 */
export function isUpdated(deployment: string, said: string): boolean {
  return textIn(parseJson(said), 'deploymentId') === deployment;
}

/** Gives a text from a JSON file; undefined where there is no such file or text. */
function fieldOf(file: string, name: string): string | undefined {
  return existsSync(file) ? textIn(JSON.parse(readFileSync(file, 'utf8')), name) : undefined;
}

/** Tells the first steps, where no script is named yet. */
export function firstSteps(test: boolean): string {
  return [
    'deploy: it is not known yet which Apps Script project to push to. Once only:',
    `  1. Make a new Google spreadsheet${test ? ' for trying things out' : ''}.`,
    '  2. In it, choose Extensions › Apps Script, and name the project “Round Keeper”.',
    '  3. There, choose Project Settings (the gear) and copy the Script ID.',
    `  4. Run: npm run deploy -- ${test ? '--test ' : ''}SCRIPT_ID`,
    'More in docs/deploying.md.',
    '',
  ].join('\n');
}

/** Gives the advice for an error that clasp reports while it pushes. */
export function adviceFor(said: string): string {
  const account = accountAdvice(said);
  if (account !== undefined) return `deploy: ${account}`;
  if (/not found|permission|403|404/i.test(said)) {
    return 'deploy: Google does not let this account write to that script. Check the Script ID, and that “npx clasp login” used the account that owns the spreadsheet.';
  }
  return 'deploy: clasp could not push; what it said is above. Nothing of the spreadsheet was changed.';
}

/** Gives the advice for an error of clasp while it updates the players' page, after all else was pushed. */
export function pageAdviceFor(said: string): string {
  return `deploy: the add-on was pushed, but the players’ page still runs the version before it. ${pageAdvice(said)}`;
}

function pageAdvice(said: string): string {
  const account = accountAdvice(said);
  if (account !== undefined) return `Next: ${account}`;
  if (/versions?\b.*(limit|maximum|200|too many)|(limit|maximum|200|too many).*\bversions?\b/i.test(said)) {
    return 'A script keeps 200 versions at most. In the Apps Script editor, open Project History, delete versions that no deployment uses, then deploy again.';
  }
  if (/not found|404|invalid|permission|403/i.test(said)) {
    return 'Google finds no page of this script at the address that was given. In the Apps Script editor, choose Deploy › Manage deployments, copy the Web app URL, and run: npm run deploy -- --page ADDRESS';
  }
  return 'What clasp said is above. Deploy again: that does no harm.';
}

/** Gives the advice for an account that cannot use clasp, to follow a colon; undefined for any other trouble. */
function accountAdvice(said: string): string | undefined {
  if (/no credentials|not logged in|login|invalid_grant|unauthenticated/i.test(said)) {
    return 'clasp is not signed in to Google. Run: npx clasp login — then deploy again.';
  }
  if (/insufficient[\s_]*(authentication[\s_]*scopes?|permissions?)|scope_insufficient/i.test(said)) {
    return 'clasp lacks a permission: a box of its consent screen was probably left empty. Run: npx clasp login — tick every box on that screen, then deploy again.';
  }
  if (/Apps Script API|has not been used|accessNotConfigured/i.test(said)) {
    return 'switch the Apps Script API on at https://script.google.com/home/usersettings, wait a minute, then deploy again.';
  }
  return undefined;
}
