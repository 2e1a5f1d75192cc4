// The service PropertiesService, with Google's limits.
import { GoogleError } from '../errors';
import { ofProject, type Execution } from '../execution';
import { anything, chained, method, resource, ServiceType, text, type ServiceObject } from '../interface';
import { without, asText } from '../json';
import type { Store } from '../store';

/** Google's limits: 9 kB per value, and 500 kB per store, including keys. */
const VALUE_BYTES = 9 * 1024;
const STORE_BYTES = 500 * 1024;

type Table = Record<string, string>;

function isTables(value: unknown): value is Record<string, Table> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The script's, a user's or a document's properties. */
interface PropertyStore {
  readonly execution: Execution;
  readonly store: Store;
  readonly name: string;
}

function tables(store: Store): Record<string, Table> {
  const value = store.read('properties') ?? {};
  if (!isTables(value)) throw new Error('properties.json is not what this version writes.');
  return value;
}

const read = ({ store, name }: PropertyStore): Table => tables(store)[name] ?? {};

function change(properties: PropertyStore, next: (table: Table) => Table): void {
  const { store, name } = properties;
  store.exclusively('properties', () => {
    const table = next({ ...read(properties) });
    check(table);
    store.write('properties', { ...tables(store), [name]: table });
  });
}

const bytes = (written: string): number => Buffer.byteLength(written, 'utf8');

function check(table: Table): void {
  let total = 0;
  for (const [key, value] of Object.entries(table)) {
    if (bytes(value) > VALUE_BYTES) throw new GoogleError('Argument too large: value');
    total += bytes(key) + bytes(value);
  }
  if (total > STORE_BYTES) {
    throw new GoogleError(
      'You have exceeded the property storage quota. Please remove some properties and try again.',
    );
  }
}

const propertiesType = new ServiceType<PropertyStore>('PropertiesService', 'Properties', {
  getProperty: method([text], (properties, key) => read(properties)[key] ?? null),
  getProperties: method([], read),
  setProperty: chained([text, anything], (properties, key, value) => {
    if (key === '') throw new GoogleError('Argument cannot be null: key');
    change(properties, (table) => ({ ...table, [key]: asText(value) }));
  }),
  setProperties: chained([resource], (properties, given) => {
    if ('' in given) throw new GoogleError('Argument cannot be null: key');
    const texts = Object.entries(given).map(([key, value]) => [key, asText(value)] as const);
    change(properties, (table) => ({ ...table, ...Object.fromEntries(texts) }));
  }),
  deleteProperty: chained([text], (properties, key) => change(properties, (table) => without(table, key))),
});

/** A store of this script project. Scripts never share properties. */
const storeOf = (execution: Execution, name: string): ServiceObject => {
  const { cloud, project } = execution;
  return propertiesType.make({ execution, store: cloud.store, name: ofProject(name, project) });
};

export const propertiesService = new ServiceType<Execution>('PropertiesService', 'PropertiesService', {
  getScriptProperties: method([], (execution) => storeOf(execution, 'script')),
  getUserProperties: method([], (execution) => storeOf(execution, `user ${execution.user}`)),
  getDocumentProperties: method([], (execution) =>
    execution.bookId === null ? null : storeOf(execution, `document ${execution.bookId}`),
  ),
});
