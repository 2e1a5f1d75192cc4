// Google as all accounts share it: spreadsheets and their scripts.
import { copyByHand } from 'apps-script-stand-in/copied-book';
import { isJsonObject, toJson } from 'apps-script-stand-in/json';
import { MemoryStore } from 'apps-script-stand-in/memory-store';
import { newBook } from 'apps-script-stand-in/sheets/book';
import { openTestHost, type TestHost } from '../../support/host';
import { newScript, type Script } from './editor';

export interface World {
  readonly store: MemoryStore;
  /** By spreadsheet. */
  readonly scripts: Map<string, Script>;
}

export const newWorld = (): World => ({ store: new MemoryStore(), scripts: new Map() });

/** Makes an empty spreadsheet, and gives its id. */
export function newSpreadsheet(world: World, user: string): string {
  const { host } = openTestHost({ hostBookId: null, user, quiet: 'an account' }, world.store);
  const { id } = host.cloud.addBook(newBook('Untitled spreadsheet', 'Etc/UTC'), user);
  world.scripts.set(id, newScript(idOfScript(world), id));
  return id;
}

/** Copies one as Google's dialog does: the script's files come along, and nothing that it kept. Gives the copy's id. */
export function copySpreadsheet(world: World, id: string, user: string): string {
  const script = world.scripts.get(id);
  if (script === undefined) throw new Error('There is no spreadsheet to be copied.');
  const { host } = openTestHost({ hostBookId: null, user, quiet: 'an account' }, world.store);
  const copy = copyByHand(host.cloud, id, user);
  const { name, files } = script;
  world.scripts.set(copy, { ...newScript(idOfScript(world), copy), name, files: { ...files } });
  return copy;
}

function idOfScript({ scripts }: World): string {
  return `1script-${scripts.size}-`.padEnd(57, 'x');
}

/** The add-on in a spreadsheet that was just loaded: its menu is that of the files as they are saved now. */
export function opened({ book, files, id, allowed }: Script, world: World, user: string): TestHost {
  const manifest = toJson(JSON.parse(files['appsscript.json'] ?? '{}'));
  const addOn = openTestHost(
    {
      bundle: { text: files['Code.gs'] ?? '' },
      html: { sidebar: files['sidebar.html'] ?? '', player: files['player.html'] ?? '' },
      ...(isJsonObject(manifest) ? { manifest } : {}),
      hostBookId: book,
      user,
      project: id,
      quiet: 'an account',
    },
    world.store,
  );
  const { host } = addOn;
  // Before anything is allowed a script may see nothing, the harder case; later simple triggers see their document.
  const authMode = allowed.has(user) ? 'LIMITED' : 'NONE';
  if (host.functions().includes('onOpen')) host.call('onOpen', [], { authMode, event: {} });
  return addOn;
}
