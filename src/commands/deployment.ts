// Finds the script to deploy to, and says what a host has to do when deploying is not possible.
import { existsSync, readFileSync } from 'node:fs';

/** The placeholder in `.clasp.json`, until a host enters the id of their own script. */
const PLACEHOLDER = 'the-script-id-goes-here';

/** The id of a script in copied text: the id alone, or the address of its editor. */
export function scriptIdIn(text: string): string | undefined {
  const inAddress = /\/(?:projects|d)\/([\w-]+)/.exec(text)?.[1];
  const id = inAddress ?? text.trim();
  // Ids are 57 characters today; Google promises no length, but none is as short as a word.
  return /^[\w-]{20,}$/.test(id) && id !== PLACEHOLDER ? id : undefined;
}

/** The id of a deployment in copied text: the address of its page, or the id alone. */
export function deploymentIdIn(text: string): string | undefined {
  const id = /\/s\/([\w-]+)\/exec\b/.exec(text)?.[1] ?? text.trim();
  return /^AKfy[\w-]{20,}$/.test(id) ? id : undefined;
}

/** The script that a project file names; undefined where none is named yet. */
export function scriptOf(file: string): string | undefined {
  return scriptIdIn(fieldOf(file, 'scriptId') ?? '');
}

/** The deployment that a file names; undefined where none is named. */
export function deploymentOf(file: string): string | undefined {
  return deploymentIdIn(fieldOf(file, 'deploymentId') ?? '');
}

/** A text of a JSON file; undefined where the file or the text is not there. */
function fieldOf(file: string, name: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const found: unknown =
    typeof json === 'object' && json !== null
      ? Object.entries(json).find(([key]) => key === name)?.[1]
      : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** What to do first, where no script is named yet. */
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

/** What to do about an error of clasp's. */
export function adviceFor(said: string): string {
  if (/no credentials|not logged in|login|invalid_grant|unauthenticated/i.test(said)) {
    return 'deploy: clasp is not signed in to Google. Run: npx clasp login — then deploy again.';
  }
  if (/Apps Script API|has not been used|accessNotConfigured/i.test(said)) {
    return 'deploy: switch the Apps Script API on at https://script.google.com/home/usersettings, wait a minute, then deploy again.';
  }
  if (/not found|permission|403|404/i.test(said)) {
    return 'deploy: Google does not let this account write to that script. Check the Script ID, and that “npx clasp login” used the account that owns the spreadsheet.';
  }
  return 'deploy: clasp could not push; what it said is above. Nothing of the spreadsheet was changed.';
}
