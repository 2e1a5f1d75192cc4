// The document's properties. All are read together, and written together when a call has finished with the game. A call that
// Google kills writes nothing. A visitor's call has no document, so it reads the host's copies in the script's properties.
import { rethrowBug } from './failure';

type Properties = Readonly<Record<string, string | undefined>>;

interface Store {
  getProperties(): Properties;
  getProperty(name: string): string | null;
  setProperty(name: string, value: string): unknown;
  setProperties(values: Record<string, string>): unknown;
  deleteProperty(name: string): unknown;
}

let openedStore: Store | undefined;

/** The store, opened once per call. */
function propertyStore(): Store {
  openedStore ??= documentProperties() ?? visitorProperties();
  return openedStore;
}

function documentProperties(): Store | undefined {
  const service = documentPropertiesService();
  if (service === null) return undefined;
  return {
    getProperties: () => service.getProperties(),
    getProperty: (name) => service.getProperty(name),
    setProperty: (name, value) => service.setProperty(name, value),
    setProperties: (values) => service.setProperties(values),
    deleteProperty: (name) => service.deleteProperty(name),
  };
}

/** Null if there is no document, although Google's types don't say so. */
function documentPropertiesService(): GoogleAppsScript.Properties.Properties | null {
  return PropertiesService.getDocumentProperties();
}

/** For a visitor's call: the script's properties, read-only. */
function visitorProperties(): Store {
  const service = PropertiesService.getScriptProperties();
  return {
    getProperties: () => service.getProperties(),
    getProperty: (name) => service.getProperty(name),
    setProperty: () => undefined,
    setProperties: () => undefined,
    deleteProperty: () => undefined,
  };
}

/** The properties as last read. */
let lastReadProperties: Properties = {};
let hasReadProperties = false;
/** Changes not written yet, by property name. */
const unsavedChanges = new Map<string, string>();

export function readProperties(): void {
  lastReadProperties = propertyStore().getProperties();
  hasReadProperties = true;
}

/** Reads the properties unless this call has already read them. */
export function readPropertiesOnce(): void {
  if (!hasReadProperties) readProperties();
}

/** A property as last read, or as it will be written. */
export function getProperty(name: string): string | null {
  return unsavedChanges.get(name) ?? lastReadProperties[name] ?? null;
}

/** Reads the current value, which another call may have changed. */
export function readFreshProperty(name: string): string | null {
  return propertyStore().getProperty(name);
}

/** Sets a property; `saveProperties` writes it. */
export function setProperty(name: string, value: string): void {
  if (value !== getProperty(name)) unsavedChanges.set(name, value);
}

/** Drops a change that isn't written yet. */
export function discardPropertyChange(name: string): void {
  unsavedChanges.delete(name);
}

export function writeProperty(name: string, value: string): void {
  propertyStore().setProperty(name, value);
  unsavedChanges.delete(name);
  lastReadProperties = { ...lastReadProperties, [name]: value };
}

export function deleteProperty(name: string): void {
  unsavedChanges.delete(name);
  lastReadProperties = { ...lastReadProperties, [name]: undefined };
  propertyStore().deleteProperty(name);
}

/**
 * Writes all changes in one call. A value that is too long is lost, so its old value is deleted. If Google refuses, the next
 * call finds the old values or none.
 */
export function saveProperties(): void {
  if (unsavedChanges.size === 0) return;
  const changed = [...unsavedChanges];
  unsavedChanges.clear();
  try {
    const fitting = changed.filter(([, value]) => fitsInProperty(value));
    if (fitting.length > 0) propertyStore().setProperties(Object.fromEntries(fitting));
    // If the call continues, it should read the new values.
    lastReadProperties = { ...lastReadProperties, ...Object.fromEntries(fitting) };
    for (const [name, value] of changed) if (!fitsInProperty(value)) propertyStore().deleteProperty(name);
  } catch (error) {
    rethrowBug(error);
  }
}

/** Google's limit for a value, in bytes. */
const MAX_PROPERTY_BYTES = 9 * 1024;

export function fitsInProperty(value: string): boolean {
  // In UTF-8, a non-ASCII character takes at most three bytes per UTF-16 unit.
  const others = value.match(/[^\x20-\x7e]/g)?.length ?? 0;
  return value.length + 2 * others <= MAX_PROPERTY_BYTES;
}
