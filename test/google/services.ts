// The calls of Google's services that src/google makes, found by the type checker, and the scopes that Google
// documents for each: read from Google's reference as published with two packages of types.
import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import ts from 'typescript';
import { keptJson } from '../support/kept-json';

/** `Forms.Form.setTitle`, `Sheets.Spreadsheets.batchUpdate`. */
export type ServiceCall = string;

const AUTH = 'https://www.googleapis.com/auth/';

/** Every method of Google's that the sources of a folder call, once each, sorted; found once in a run of the tests. */
export function serviceCalls(folder: string): readonly ServiceCall[] {
  return keptJson(`service calls of ${folder}`, () => findServiceCalls(folder));
}

const TYPES = 'node_modules/@types/google-apps-script';
/** The advanced services that the add-on uses. */
const ADVANCED = /^(drive_v3|sheets_v4)\.d\.ts$/;
/** Names of Google's methods that JavaScript's objects or the program's ports have as well. */
const COMMON: readonly string[] = ['get', 'find', 'open', 'close', 'copy', 'batchUpdate'];

const typesIn = (folder: string, pattern: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => pattern.test(name))
    .map((name) => path.join(folder, name));

/**
 * Reads the folder and Google's types alone, which takes a quarter of the time of all that the folder imports. What comes
 * from elsewhere is of any type then: a call on it that may be one of Google's is an error.
 */
function findServiceCalls(folder: string): readonly ServiceCall[] {
  const google = [...typesIn(TYPES, /^google-[\w.-]+\.d\.ts$/), ...typesIn(`${TYPES}/apis`, ADVANCED)];
  const program = ts.createProgram([...typesIn(folder, /\.ts$/), ...google], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts'],
    types: [],
    noResolve: true,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const names = namesIn(google.flatMap((file) => program.getSourceFile(file) ?? []));
  const calls = new Set<ServiceCall>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      for (const declaration of declarationsOf(checker, node)) {
        const call = callOf(declaration);
        if (call !== undefined) calls.add(call);
      }
      const { expression } = node;
      if (ts.isPropertyAccessExpression(expression) && names.has(expression.name.text)) {
        const { flags } = checker.getTypeAtLocation(expression.expression);
        if ((flags & ts.TypeFlags.Any) !== 0)
          throw new Error(`${folder} itself does not say whose ${expression.getText()} is.`);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) {
    if (path.resolve(file.fileName).startsWith(path.resolve(folder) + path.sep)) visit(file);
  }
  return [...calls].sort();
}

/** The names of all methods of Google's, without those that other objects have as well. */
function namesIn(files: readonly ts.SourceFile[]): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isMethodSignature(node)) names.add(node.name.getText());
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  for (const name of COMMON) names.delete(name);
  return names;
}

/** The declarations of the method that is called: of several objects, where it may be any of them. */
function declarationsOf(
  checker: ts.TypeChecker,
  node: ts.CallExpression,
): readonly (ts.SignatureDeclaration | ts.JSDocSignature)[] {
  const declaration = checker.getResolvedSignature(node)?.declaration;
  const called = node.expression;
  const owner = ts.isPropertyAccessExpression(called)
    ? checker.getTypeAtLocation(called.expression)
    : undefined;
  const others =
    owner?.isUnion() === true && ts.isPropertyAccessExpression(called)
      ? owner.types.flatMap((type) => type.getProperty(called.name.text)?.declarations ?? [])
      : [];
  return [...(declaration === undefined ? [] : [declaration]), ...others.filter(ts.isMethodSignature)];
}

/** The name of a method that Google's types declare, or what the add-on adds to them; undefined for all others. */
function callOf(declaration: ts.SignatureDeclaration | ts.JSDocSignature): ServiceCall | undefined {
  if (!ts.isMethodSignature(declaration)) return undefined;
  const file = declaration.getSourceFile().fileName;
  if (!file.includes('@types/google-apps-script') && !file.endsWith('src/google/apps-script-types.d.ts'))
    return undefined;
  const owner = declaration.parent;
  if (!ts.isInterfaceDeclaration(owner)) return undefined;
  const spaces: string[] = [];
  for (let node: ts.Node = owner; !ts.isSourceFile(node); node = node.parent) {
    // `namespace A.B` is two nodes, and so is it where it is written in two steps.
    if (ts.isModuleDeclaration(node)) spaces.unshift(node.name.getText());
  }
  // `console` is a service of no name.
  if (spaces.length === 0) return undefined;
  const method = declaration.name.getText();
  // The advanced services: `Drive_v3.Drive.V3.Collection.FilesCollection`.
  const collection = /^(\w+?)Collection$/.exec(owner.name.text)?.[1];
  if (collection !== undefined && spaces.includes('Collection')) {
    return [spaces.find((name) => name === 'Sheets' || name === 'Drive') ?? '', collection, method].join('.');
  }
  return [...spaces.slice(1), owner.name.text, method].join('.');
}

/** The scopes of which Google documents that one is enough for a call; none needed where empty. */
export type Documents = ReadonlyMap<ServiceCall, readonly string[]>;

/** Google's reference of the services of Apps Script to which these calls go, with the scopes of each method. */
export function scriptReference(calls: readonly ServiceCall[]): Documents {
  const folder = path.resolve('node_modules/gas-types-detailed');
  const found = new Map<ServiceCall, readonly string[]>();
  const spaces = new Set(calls.map((call) => call.split('.')[0] ?? ''));
  const isCalled = (text: string): boolean =>
    [...text.matchAll(/^ *namespace (\w+)/gm)].some(([, space = '']) => spaces.has(space));
  for (const name of readdirSync(folder).filter((file) => /^google-apps-script\..*\.d\.ts$/.test(file))) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    // The others are as large again, and nothing of them is asked.
    if (!isCalled(text)) continue;
    const file = parse(name, text);
    const visit = (node: ts.Node, space: string): void => {
      if (ts.isModuleDeclaration(node)) {
        const inner = node.name.getText(file) === 'GoogleAppsScript' ? '' : `${node.name.getText(file)}.`;
        ts.forEachChild(node, (child) => visit(child, space + inner));
      } else if (ts.isInterfaceDeclaration(node)) {
        for (const member of node.members) {
          if (!ts.isMethodSignature(member)) continue;
          const call = `${space}${node.name.text}.${member.name.getText(file)}`;
          const scopes = authorization(file.text.slice(member.getFullStart(), member.getStart(file)));
          // Of several forms of a method, the widest list.
          if ((found.get(call)?.length ?? -1) < scopes.length) found.set(call, scopes);
        }
      } else ts.forEachChild(node, (child) => visit(child, space));
    };
    visit(file, '');
  }
  return found;
}

/** The list under “Authorization” in a comment of the reference. */
function authorization(comment: string): readonly string[] {
  return [...comment.matchAll(/^\s*\* - (https:\/\/\S+)\s*$/gm)].map(([, scope = '']) => scope);
}

/** The reference of an API of Google's, as its own Node client is generated from it. */
export function apiReference(service: 'Sheets' | 'Drive', typesFile: string): Documents {
  const file = parse(typesFile, readFileSync(typesFile, 'utf8'));
  const found = new Map<ServiceCall, readonly string[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isClassDeclaration(node) && node.name?.text.startsWith('Resource$') === true) {
      const resource = node.name.text.slice('Resource$'.length).replace(/^Spreadsheets\$/, '');
      for (const member of node.members) {
        if (!ts.isMethodDeclaration(member)) continue;
        const comment = file.text.slice(member.getFullStart(), member.getStart(file));
        const listed = /scopes: \[([^\]]*)\]/.exec(comment)?.[1];
        if (listed === undefined) continue;
        const scopes = [...listed.matchAll(/'([^']+)'/g)].map(([, scope = '']) => scope);
        const method = member.name.getText(file);
        // `delete` is a word of JavaScript's: Apps Script has another name for it.
        found.set(`${service}.${resource}.${method === 'delete' ? 'remove' : method}`, scopes);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function parse(name: string, text: string): ts.SourceFile {
  return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
}

/** `…/auth/forms` as `forms`. */
export function shortScope(scope: string): string {
  return scope.startsWith(AUTH) ? scope.slice(AUTH.length) : scope;
}
