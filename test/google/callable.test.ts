// Every function that Google calls by name is a top-level function of the bundle: menu items, triggers, the sidebar's calls.
import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { HOST_CALL_NAMES } from '../../src/rounds/host/calls';
import ts from 'typescript';
import { quietEvenings } from '../support/evening';
import { openTestHost } from '../support/host';

quietEvenings('bare calls');

/** Methods that take a function's name, and which argument that is. */
const TAKES_A_NAME: Readonly<Record<string, number>> = { addItem: 1, newTrigger: 0 };

/** Functions whose names Google prescribes. */
const SIMPLE_TRIGGERS = ['onOpen', 'onInstall', 'doGet'];

/** All names of functions that these sources pass to Google. */
function namesGiven(folder: string): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const place = TAKES_A_NAME[node.expression.name.text];
      const argument = place === undefined ? undefined : node.arguments[place];
      if (argument !== undefined) {
        // Only literal names can be checked here.
        if (!ts.isStringLiteral(argument)) throw new Error(`Not a plain text: ${node.getText()}`);
        names.push(argument.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.ts')) visit(parse(path.join(folder, name)));
  }
  return names;
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
}

/** True if the add-on's page contains the function's name. */
function isNamedInPage(name: string): boolean {
  return readdirSync('sidebar', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .some((file) => new RegExp(`\\b${name}\\b`).test(readFileSync(path.join('sidebar', file), 'utf8')));
}

test('is a top-level function, and nothing else is one', () => {
  const wanted = [...SIMPLE_TRIGGERS, ...namesGiven('src/google'), ...HOST_CALL_NAMES];
  expect(wanted).toContain('openRoundKeeper');
  const functions = openTestHost().host.functions();
  expect(functions).toEqual(expect.arrayContaining(wanted));
  expect(functions.filter((name) => !wanted.includes(name) && !isNamedInPage(name))).toEqual([]);
});

describe('the menu', () => {
  test('is all that opening a book does, before anything was authorized', () => {
    const addOn = openTestHost();
    addOn.host.call('onOpen', [], { authMode: 'NONE', event: {} });
    expect(addOn.host.ui.menus.map(({ entries }) => entries.map(({ caption }) => caption))).toEqual([
      ['Open Round Keeper', 'Resolve round', 'Check this account', 'Help'],
      ['Open Round Keeper', 'Resolve round', 'Check this account', 'Help'],
    ]);
    expect(Object.keys(addOn.host.faults.counts())).toEqual([
      'Menu.addItem',
      'Menu.addToUi',
      'SpreadsheetApp.getUi',
      'Ui.createAddonMenu',
      'Ui.createMenu',
    ]);
  });

  test('is there at once after installing', () => {
    const addOn = openTestHost();
    addOn.host.call('onInstall', [], { authMode: 'FULL', event: {} });
    expect(addOn.host.ui.menus.map(({ title }) => title)).toEqual(['Add-on', 'Round Keeper']);
  });

  test.each([
    ['openRoundKeeper', 'desk', 'Round Keeper'],
    ['openResolveRound', 'resolve', 'Round Keeper'],
    ['openAccountCheck', 'account', 'Round Keeper'],
    ['openHelp', 'help', 'Round Keeper'],
    ['openTable', 'table', 'The table'],
    ['openTabsPreview', 'tabs', 'Preview'],
  ])('%s opens %s, titled “%s”', (name, screen, title) => {
    const addOn = openTestHost();
    addOn.host.call(name);
    const [shown] = addOn.host.ui.shown;
    expect(shown).toMatchObject({ kind: title === 'Round Keeper' ? 'sidebar' : 'modeless', title });
    expect(shown?.html).toContain(`"ROUND_KEEPER_SCREEN":"${screen}"`);
  });
});
