// Deploying: which script is deployed to, and what a host must do first.
import { writeFileSync } from 'node:fs';
import * as path from 'node:path';
import {
  adviseOnPush,
  parseDeploymentId,
  firstStepsText,
  pageErrorText,
  parseScriptId,
  readScriptId,
} from '../../src/commands/deployment';
import { newFolder } from '../support/temp-folders';

const ID = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ-0123456789_aBcDeFgHiJkLmNoPqR';

test.each([
  [ID],
  [`  ${ID}\n`],
  [`https://script.google.com/home/projects/${ID}/edit`],
  [`https://script.google.com/u/0/home/projects/${ID}/settings`],
  [`https://script.google.com/d/${ID}/edit?usp=drive_web`],
])('%p identifies a script', (text) => expect(parseScriptId(text)).toBe(ID));

test.each([['the-script-id-goes-here'], [''], ['my script'], ['https://docs.google.com/spreadsheets/u/0/']])(
  '%p identifies no script',
  (text) => expect(parseScriptId(text)).toBeUndefined(),
);

describe('a project file', () => {
  test('has the id of a script, or none yet', () => {
    const file = path.join(newFolder(), '.clasp.json');
    expect(readScriptId(file)).toBeUndefined();
    writeFileSync(file, JSON.stringify({ scriptId: ID, rootDir: 'dist' }));
    expect(readScriptId(file)).toBe(ID);
    writeFileSync(file, JSON.stringify({ rootDir: 'dist' }));
    expect(readScriptId(file)).toBeUndefined();
  });

  test('of a fresh copy has no id, so the first steps are explained', () => {
    const file = path.join(newFolder(), '.clasp.json');
    writeFileSync(file, JSON.stringify({ scriptId: 'the-script-id-goes-here', rootDir: 'dist' }));
    expect(readScriptId(file)).toBeUndefined();
    expect(firstStepsText(false)).toContain('npm run deploy -- SCRIPT_ID');
    expect(firstStepsText(true)).toContain('npm run deploy -- --test SCRIPT_ID');
  });
});

test.each([
  ['No credentials found.', 'npx clasp login'],
  ['User has not enabled the Apps Script API. Enable it by visiting …', 'usersettings'],
  ['Requested entity was not found.', 'Script ID'],
  ['The caller does not have permission', 'Script ID'],
  ['Request had insufficient authentication scopes.', 'tick every box'],
  ['403: Insufficient Permission', 'tick every box'],
  ['"reason": "ACCESS_TOKEN_SCOPE_INSUFFICIENT"', 'tick every box'],
  ['connect ECONNREFUSED', 'The spreadsheet wasn’t changed'],
])('after “%s” the host learns what to do', (said, advice) => expect(adviseOnPush(said)).toContain(advice));

test.each([
  ['Requested entity was not found.', '--page ADDRESS'],
  ['Script has too many versions.', 'Project History'],
  ['Request had invalid authentication: invalid_grant', 'npx clasp login'],
  ['Request had insufficient authentication scopes.', 'tick every box'],
  ['socket hang up', 'safe to deploy again'],
])('after “%s” for the page, the host learns what was pushed and what to do', (said, advice) => {
  expect(pageErrorText(said)).toMatch(/^deploy: the add-on was pushed, but the players’ page still runs/);
  expect(pageErrorText(said)).toContain(advice);
});

const PAGE = 'AKfycbx0123456789-_abcdefghijklmnopqrstuvwxyz';

test.each([
  [PAGE],
  [`https://script.google.com/macros/s/${PAGE}/exec`],
  [`https://script.google.com/a/macros/x.org/s/${PAGE}/exec?key=k`],
])('%p identifies a deployment of a page', (text) => expect(parseDeploymentId(text)).toBe(PAGE));

test.each([[''], ['my page'], [`https://script.google.com/macros/s/${PAGE}/dev`], [ID]])(
  '%p identifies no deployment of a page',
  (text) => expect(parseDeploymentId(text)).toBeUndefined(),
);
