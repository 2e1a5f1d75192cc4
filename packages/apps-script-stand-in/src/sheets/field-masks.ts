// Google's field masks: `userEnteredValue,userEnteredFormat.textFormat(bold,italic)` or `*`.
import { invalidArgument } from '../errors';
import { isEmpty, isJsonObject, type Json, type JsonObject } from '../json';
import { typeFields } from './schema';

/** A mask as a tree of wanted parts by name. An empty node means all parts. */
export interface FieldMask {
  all: boolean;
  readonly below: Map<string, FieldMask>;
}

const emptyMask = (): FieldMask => ({ all: false, below: new Map() });

/** Parses a mask. Names in snake_case are read as camelCase, as in Google's APIs. */
export function parseMask(mask: string): FieldMask {
  const root = emptyMask();
  let at = 0;
  const fail = (): never => {
    throw invalidArgument(`Request contains an invalid argument: fields mask "${mask}".`);
  };
  const readList = (parents: readonly FieldMask[]): void => {
    for (;;) {
      readPath(parents);
      if (mask[at] !== ',') return;
      at += 1;
    }
  };
  const readPath = (parents: readonly FieldMask[]): void => {
    let nodes = parents;
    for (;;) {
      const name = /^\s*([\w]+|\*)\s*/.exec(mask.slice(at));
      if (name === null) return fail();
      at += name[0].length;
      const key = (name[1] ?? '').replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
      if (key === '*') {
        for (const node of nodes) node.all = true;
        return;
      }
      nodes = nodes.map((node) => {
        const child = node.below.get(key) ?? emptyMask();
        node.below.set(key, child);
        return child;
      });
      const next = mask[at];
      if (next === '.' || next === '/') {
        at += 1;
        continue;
      }
      if (next === '(') {
        at += 1;
        readList(nodes);
        if (mask[at] !== ')') return fail();
        at += 1;
      } else for (const node of nodes) if (node.below.size === 0) node.all = true;
      return;
    }
  };
  if (mask.trim() === '') return root;
  readList([root]);
  if (at < mask.length) fail();
  return root;
}

/** Parses a mask for an update. The mask mustn't be empty and can only contain fields of the type. */
export function parseUpdateMask(fields: string | undefined, type: string): FieldMask {
  if (fields === undefined || fields.trim() === '') {
    throw invalidArgument("At least one field must be listed in 'fields'. (Use '*' to indicate all fields.)");
  }
  const mask = parseMask(fields);
  checkMask(mask, type, '');
  return mask;
}

function checkMask(mask: FieldMask, type: string, path: string): void {
  const fields = typeFields(type);
  if (fields === undefined) return;
  for (const [name, below] of mask.below) {
    const fieldType = fields[name];
    const place = path === '' ? name : `${path}.${name}`;
    if (fieldType === undefined) throw invalidArgument(`Invalid field: ${place}`);
    checkMask(below, fieldType.replaceAll('[]', ''), place);
  }
}

/** Copies the mask's parts from `source` to `target`. Parts missing in `source` are removed. */
export function applyMask(target: JsonObject, source: JsonObject, mask: FieldMask, type: string): void {
  if (mask.all) {
    for (const name of Object.keys(typeFields(type) ?? { ...target, ...source }))
      setOrDelete(target, name, source[name]);
    return;
  }
  applyFields(target, source, mask.below);
}

function applyFields(target: JsonObject, source: JsonObject, names: FieldMask['below']): void {
  names.forEach(({ all, below }, name) => {
    const given = source[name];
    if (all || below.size === 0) {
      setOrDelete(target, name, given);
      return;
    }
    const current = target[name];
    const child: JsonObject = isJsonObject(current) ? { ...current } : {};
    applyFields(child, isJsonObject(given) ? given : {}, below);
    setOrDelete(target, name, isEmpty(child) ? undefined : child);
  });
}

function setOrDelete(target: JsonObject, name: string, value: Json | undefined): void {
  if (value !== undefined) target[name] = value;
  else if (name in target) Reflect.deleteProperty(target, name);
}

/** Keeps only a mask's parts of a response, like the `fields` parameter of Google's APIs. */
export function selectByMask(value: Json, mask: FieldMask): Json {
  if (mask.all || mask.below.size === 0) return value;
  if (Array.isArray(value)) return value.map((item) => selectByMask(item, mask));
  if (!isJsonObject(value)) return value;
  const kept: JsonObject = {};
  for (const [name, below] of mask.below) {
    const found = value[name];
    if (found !== undefined) kept[name] = selectByMask(found, below);
  }
  return kept;
}
