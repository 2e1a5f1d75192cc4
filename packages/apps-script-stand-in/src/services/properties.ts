// The service PropertiesService, with Google's limits.
import { GoogleError } from '../errors';
import { nameInProject, type Execution } from '../execution';
import { anything, chained, method, resource, ServiceType, text, type ServiceObject } from '../service-types';
import { without, asText } from '../json';
import type { Store } from '../store';

/** Google's limits: 9 kB per value, and 500 kB per store, including keys. */
const MAX_VALUE_BYTES = 9 * 1024;
const MAX_STORE_BYTES = 500 * 1024;

type PropertyTable = Record<string, string>;

function isPropertyTables(value: unknown): value is Record<string, PropertyTable> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The script's, a user's or a document's properties. */
interface PropertyStore {
  readonly execution: Execution;
  readonly store: Store;
  readonly name: string;
}

function propertyTables(store: Store): Record<string, PropertyTable> {
  const value = store.read('properties') ?? {};
  if (!isPropertyTables(value)) throw new Error('properties.json is not what this version writes.');
  return value;
}

const readProperties = ({ store, name }: PropertyStore): PropertyTable => propertyTables(store)[name] ?? {};

function changeProperties(properties: PropertyStore, next: (table: PropertyTable) => PropertyTable): void {
  const { store, name } = properties;
  store.exclusively('properties', () => {
    const table = next({ ...readProperties(properties) });
    checkSizes(table);
    store.write('properties', { ...propertyTables(store), [name]: table });
  });
}

const byteLength = (written: string): number => Buffer.byteLength(written, 'utf8');

function checkSizes(table: PropertyTable): void {
  let total = 0;
  for (const [key, value] of Object.entries(table)) {
    if (byteLength(value) > MAX_VALUE_BYTES) throw new GoogleError('Argument too large: value');
    total += byteLength(key) + byteLength(value);
  }
  if (total > MAX_STORE_BYTES) {
    throw new GoogleError(
      'You have exceeded the property storage quota. Please remove some properties and try again.',
    );
  }
}

const propertiesType = new ServiceType<PropertyStore>('PropertiesService', 'Properties', {
  getProperty: method([text], (properties, key) => readProperties(properties)[key] ?? null),
  getProperties: method([], readProperties),
  setProperty: chained([text, anything], (properties, key, value) => {
    if (key === '') throw new GoogleError('Argument cannot be null: key');
    changeProperties(properties, (table) => ({ ...table, [key]: asText(value) }));
  }),
  setProperties: chained([resource], (properties, given) => {
    if ('' in given) throw new GoogleError('Argument cannot be null: key');
    const texts = Object.entries(given).map(([key, value]) => [key, asText(value)] as const);
    changeProperties(properties, (table) => ({ ...table, ...Object.fromEntries(texts) }));
  }),
  deleteProperty: chained([text], (properties, key) =>
    changeProperties(properties, (table) => without(table, key)),
  ),
});

/** A store of this script project. Scripts never share properties. */
const propertiesObject = (execution: Execution, name: string): ServiceObject => {
  const { cloud, project } = execution;
  return propertiesType.make({ execution, store: cloud.store, name: nameInProject(name, project) });
};

export const propertiesService = new ServiceType<Execution>('PropertiesService', 'PropertiesService', {
  getScriptProperties: method([], (execution) => propertiesObject(execution, 'script')),
  getUserProperties: method([], (execution) => propertiesObject(execution, `user ${execution.user}`)),
  getDocumentProperties: method([], (execution) =>
    execution.bookId === null ? null : propertiesObject(execution, `document ${execution.bookId}`),
  ),
});
