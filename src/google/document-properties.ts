// The document's properties: read all at once, and written all at once when a call is done with the game. What is kept
// here may be lost: a call that is killed has written none of it. A visitor's call has no document, and
// reads what of them the host's side has left in the script's properties.
import { throwMistake } from './failure';

type Properties = Readonly<Record<string, string | undefined>>;

interface Store {
  getProperties(): Properties;
  getProperty(name: string): string | null;
  setProperty(name: string, value: string): unknown;
  setProperties(values: Record<string, string>): unknown;
  deleteProperty(name: string): unknown;
}

let store: Store | undefined;

/** Gives the service, which is asked for once in a call. */
function properties(): Store {
  store ??= documentProperties() ?? leftForVisitors();
  return store;
}

/** Gives the document's properties; undefined in a call without a document. */
function documentProperties(): Store | undefined {
  const service = serviceOfDocument();
  if (service === null) return undefined;
  return {
    getProperties: () => service.getProperties(),
    getProperty: (name) => service.getProperty(name),
    setProperty: (name, value) => service.setProperty(name, value),
    setProperties: (values) => service.setProperties(values),
    deleteProperty: (name) => service.deleteProperty(name),
  };
}

/** Gives the document's properties; null without a document, which Google's types leave out. */
function serviceOfDocument(): GoogleAppsScript.Properties.Properties | null {
  return PropertiesService.getDocumentProperties();
}

/**
 * Gives, in a visitor's call, what the host's calls have left in the script's properties; a visitor changes none of it.
 */
function leftForVisitors(): Store {
  const service = PropertiesService.getScriptProperties();
  return {
    getProperties: () => service.getProperties(),
    getProperty: (name) => service.getProperty(name),
    setProperty: () => undefined,
    setProperties: () => undefined,
    deleteProperty: () => undefined,
  };
}

/** The properties as they were read last. */
let read: Properties = {};
let wasRead = false;
/** The properties that are still to be written, by name. */
const unsaved = new Map<string, string>();

/** Reads the properties anew. */
export function readProperties(): void {
  read = properties().getProperties();
  wasRead = true;
}

/** Reads the properties, unless this call has read them. */
export function readPropertiesOnce(): void {
  if (!wasRead) readProperties();
}

/** Gives a property as it was last read, or as it is to be written. */
export function property(name: string): string | null {
  return unsaved.get(name) ?? read[name] ?? null;
}

/** Reads a property as it is now, since another call may have changed it. */
export function propertyNow(name: string): string | null {
  return properties().getProperty(name);
}

/** Changes a property; `saveProperties` writes it. */
export function keepProperty(name: string, value: string): void {
  if (value !== property(name)) unsaved.set(name, value);
}

/** Leaves a property as it is, even if it was to be written. */
export function leaveProperty(name: string): void {
  unsaved.delete(name);
}

/** Writes a property now. */
export function writeProperty(name: string, value: string): void {
  properties().setProperty(name, value);
  unsaved.delete(name);
  read = { ...read, [name]: value };
}

/** Deletes a property now. */
export function deleteProperty(name: string): void {
  unsaved.delete(name);
  read = { ...read, [name]: undefined };
  properties().deleteProperty(name);
}

/**
 * Writes the changed properties, in one call. A value that does not fit counts as lost: it is deleted. Where Google does not
 * take them, the next call finds the values from before, or none.
 */
export function saveProperties(): void {
  if (unsaved.size === 0) return;
  const changed = [...unsaved];
  unsaved.clear();
  try {
    const fitting = changed.filter(([, value]) => fits(value));
    if (fitting.length > 0) properties().setProperties(Object.fromEntries(fitting));
    // A call may go on after it has saved something: it finds what it has just written.
    read = { ...read, ...Object.fromEntries(fitting) };
    for (const [name, value] of changed) if (!fits(value)) properties().deleteProperty(name);
  } catch (error) {
    throwMistake(error);
  }
}

/** The longest value that Google takes, in bytes. */
const LONGEST_BYTES = 9 * 1024;

const ASCII = /^[\x20-\x7e]*$/;

/** Whether a value is short enough for Google. */
export function fits(value: string): boolean {
  if (ASCII.test(value)) return value.length <= LONGEST_BYTES;
  // In UTF-8 a letter that is not of ASCII takes three bytes at most for each unit.
  const others = value.length - (value.match(/[\x20-\x7e]/g)?.length ?? 0);
  return value.length + 2 * others <= LONGEST_BYTES;
}
