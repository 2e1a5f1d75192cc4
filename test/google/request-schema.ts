// The request bodies of Google's Sheets API as JSON schemas, made from the types that Google publishes with its
// own client: a field that Google does not know, or of another type, does not fit.
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import ts from 'typescript';

const TYPES = 'node_modules/@googleapis/sheets/build/v4.d.ts';
const PREFIX = 'Schema$';

/** Gives for the name of a message, `BatchUpdateSpreadsheetRequest`, what checks it. */
export function googleSchemas(): (name: string) => ValidateFunction {
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
