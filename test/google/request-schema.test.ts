// The add-on's requests to Sheets fit Google's published schema.
import { SheetsApi } from 'apps-script-stand-in/sheets/api';
import type { JsonObject } from 'apps-script-stand-in/json';
import { quietEvenings } from '../support/evening';
import { openTestHost } from '../support/host';
import { deliverAll, practiceGame, resolveStage } from '../support/host-game';
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import ts from 'typescript';

const TYPES = 'node_modules/@googleapis/sheets/build/v4.d.ts';
const PREFIX = 'Schema$';

/** Returns the validator for a message such as `BatchUpdateSpreadsheetRequest`. */
function googleSchemas(): (name: string) => ValidateFunction {
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addSchema({ $id: 'sheets', definitions: definitions() });
  return (name) => ajv.compile({ $ref: `sheets#/definitions/${name}` });
}

function definitions(): Readonly<Record<string, object>> {
  const file = ts.createSourceFile(TYPES, readFileSync(TYPES, 'utf8'), ts.ScriptTarget.ES2022, true);
  const found: Record<string, object> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.name.text.startsWith(PREFIX)) {
      const properties = node.members.flatMap((member) =>
        ts.isPropertySignature(member) && member.type !== undefined
          ? [[member.name.getText(), schemaOf(member.type)] as const]
          : [],
      );
      found[node.name.text.slice(PREFIX.length)] = {
        type: 'object',
        properties: Object.fromEntries(properties),
        additionalProperties: false,
      };
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function schemaOf(type: ts.TypeNode): object {
  if (ts.isUnionTypeNode(type)) return { anyOf: type.types.map(schemaOf) };
  if (ts.isArrayTypeNode(type)) return { type: 'array', items: schemaOf(type.elementType) };
  if (ts.isTypeReferenceNode(type)) {
    const name = type.typeName.getText();
    if (!name.startsWith(PREFIX)) throw new Error(`The client's types use ${name}.`);
    return { $ref: `#/definitions/${name.slice(PREFIX.length)}` };
  }
  if (ts.isTypeLiteralNode(type)) return { type: 'object' };
  switch (type.getText()) {
    case 'string':
    case 'boolean':
    case 'number':
      return { type: type.getText() };
    case 'null':
      return { type: 'null' };
    case 'any':
      return {};
    default:
      throw new Error(`The client's types use ${type.getText()}.`);
  }
}

quietEvenings('bare calls');

/** Google's names for the messages that API calls take. */
const MESSAGES = {
  batchUpdate: 'BatchUpdateSpreadsheetRequest',
  valuesBatchGetByDataFilter: 'BatchGetValuesByDataFilterRequest',
} as const;

interface Sent {
  readonly message: (typeof MESSAGES)[keyof typeof MESSAGES];
  readonly body: unknown;
}

function listenToSheets(): readonly Sent[] {
  const sent: Sent[] = [];
  for (const method of ['batchUpdate', 'valuesBatchGetByDataFilter'] as const) {
    const original: unknown = Reflect.get(SheetsApi.prototype, method);
    if (typeof original !== 'function') throw new Error(`The API has no ${method}.`);
    const listened = function (this: SheetsApi, ...args: readonly unknown[]): JsonObject {
      sent.push({ message: MESSAGES[method], body: args[0] });
      return Reflect.apply(original, this, [...args]) as JsonObject;
    };
    jest.spyOn(SheetsApi.prototype, method).mockImplementation(listened);
  }
  return sent;
}

const schemas = googleSchemas();

test('every request fits Google’s published messages', () => {
  const sent = listenToSheets();
  const addOn = openTestHost();
  practiceGame(addOn, { game: 'wanted-sharpshooters' });
  for (let round = 0; round < 3; round += 1) resolveStage(addOn.desk);
  deliverAll(addOn.desk);
  jest.restoreAllMocks();
  const checks = new Map(Object.values(MESSAGES).map((message) => [message as string, schemas(message)]));
  const faults = sent.flatMap(({ message, body }) => {
    const check = checks.get(message);
    return check?.(body) === true ? [] : [[message, check?.errors]];
  });
  expect(faults).toEqual([]);
  for (const message of Object.values(MESSAGES)) {
    expect(sent.filter((one) => one.message === message).length).toBeGreaterThan(5);
  }
});

test('a misspelt request would not fit', () => {
  const fits = schemas('BatchUpdateSpreadsheetRequest');
  expect(fits({ requests: [{ deleteSheet: { sheetId: 5 } }] })).toBe(true);
  expect(fits({ requests: [{ deleteSheet: { sheetID: 5 } }] })).toBe(false);
});
