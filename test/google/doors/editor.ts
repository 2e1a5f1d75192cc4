// The Apps Script editor, as somebody meets it who pastes files into it: what is not there cannot be chosen, and what was
// not saved is lost.
import { readScript } from '../../../src/commands/page-script';

/** A script project. */
export interface Script {
  readonly id: string;
  readonly book: string;
  name: string;
  /** By the names that the editor shows. */
  files: Record<string, string>;
  /** The accounts that have allowed what it asks for. */
  readonly allowed: Set<string>;
}

const NEW_PROJECT = 'Untitled project';

/** The project of a spreadsheet as its editor is opened for the first time. */
export function newScript(id: string, book: string): Script {
  return {
    id,
    book,
    name: NEW_PROJECT,
    files: { 'appsscript.json': '{}', 'Code.gs': 'function myFunction() {\n\n}\n' },
    allowed: new Set(),
  };
}

const NEW_HTML = '<!DOCTYPE html>\n<html>\n  <head>\n    <base target="_top">\n  </head>\n</html>\n';

/** The text that was copied last, wherever. */
export interface Clipboard {
  text: string;
}

export class ScriptEditor {
  readonly #script: Script;
  readonly #clipboard: Clipboard;
  #isInSettings = false;
  #showsManifest = false;
  #file = 'Code.gs';
  #text: string;
  #isAllSelected = false;
  /** The box for the project's name; undefined while it is closed. */
  #renaming: { name?: string } | undefined;
  /** A new file that has no name yet; undefined for none. */
  #adding: { kind?: 'HTML'; name?: string } | undefined;

  constructor(script: Script, clipboard: Clipboard) {
    this.#script = script;
    this.#clipboard = clipboard;
    this.#text = script.files[this.#file] ?? '';
  }

  /** Chooses something by its words; false where it is not there. */
  choose(words: string): boolean {
    if (this.#isInSettings) return this.#chooseSetting(words);
    switch (words) {
      case 'Project Settings':
        this.#isInSettings = true;
        return true;
      case this.#script.name:
        this.#renaming = {};
        return true;
      case 'Files':
        return true;
      case 'Round Keeper':
        // A guide for people who know the editor only says to name the project.
        if (this.#renaming === undefined) this.#script.name = words;
        else this.#renaming.name = words;
        return true;
      case 'Rename':
        return this.#rename();
      case '+':
        this.#adding = {};
        return true;
      case 'HTML':
        if (this.#adding === undefined) return false;
        this.#adding.kind = 'HTML';
        return true;
      default:
        return false;
    }
  }

  #chooseSetting(words: string): boolean {
    switch (words) {
      case 'Script ID':
        this.#clipboard.text = this.#script.id;
        return true;
      case 'Show “appsscript.json” manifest file in editor':
        this.#showsManifest = true;
        return true;
      case 'Editor':
        this.#isInSettings = false;
        return true;
      default:
        return false;
    }
  }

  /** A file or a text that is named; false where it is neither there nor to be typed. */
  name(words: string): boolean {
    if (this.#isInSettings) return false;
    if (this.#adding?.kind !== undefined) {
      if (words === '.html') return true;
      this.#adding.name = words;
      return true;
    }
    if (words === '< >') return true;
    if (words in this.#script.files && (this.#showsManifest || words !== 'appsscript.json')) {
      this.#file = words;
      this.#text = this.#script.files[words] ?? '';
      return true;
    }
    return this.#text.startsWith(words);
  }

  /** Does something to the text that is open; false where that cannot be done. */
  do(words: string): boolean {
    switch (words) {
      case 'press enter':
        return this.#addFile();
      case 'select all':
        this.#isAllSelected = true;
        return true;
      case 'paste':
        this.#text = this.#isAllSelected ? this.#clipboard.text : this.#text + this.#clipboard.text;
        this.#isAllSelected = false;
        return true;
      case 'save':
        this.#save();
        return true;
      default:
        return false;
    }
  }

  #rename(): boolean {
    const { name } = this.#renaming ?? {};
    if (name === undefined) return false;
    this.#script.name = name;
    this.#renaming = undefined;
    return true;
  }

  #addFile(): boolean {
    const { kind, name } = this.#adding ?? {};
    if (kind === undefined || name === undefined) return false;
    const file = `${name}.html`;
    if (file in this.#script.files) throw new Error('A file with this name already exists in the project.');
    this.#script.files[file] = NEW_HTML;
    this.#adding = undefined;
    this.#file = file;
    this.#text = NEW_HTML;
    return true;
  }

  #save(): void {
    if (this.#file.endsWith('.gs')) readScript(this.#text);
    if (this.#file.endsWith('.json')) JSON.parse(this.#text);
    this.#script.files[this.#file] = this.#text;
  }
}
