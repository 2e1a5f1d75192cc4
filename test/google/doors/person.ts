// Somebody who follows a guide in a browser that is signed in to one account: each act of the text is done on what is
// on the screen at that moment, and one that is not possible there ends the walk.
import type { TestHost } from '../../support/host';
import { checked } from '../check-run';
import { Consent } from './consent';
import { ScriptEditor, type Clipboard, type Script } from './editor';
import { actsIn, guide, section, stepsOf, type Act } from './steps';
import { copySpreadsheet, newSpreadsheet, opened, type World } from './world';

export interface PersonOptions {
  readonly user: string;
  /** The texts of the files on the page that is open beside, by their names. */
  readonly page?: Readonly<Record<string, string>>;
  /** Runs a command in a terminal. */
  readonly run?: (command: string, person: Person) => Promise<void>;
  /** True for a file that is named and is on this machine. */
  readonly hasFile?: (name: string) => boolean;
}

const SPREADSHEET = 'https://docs.google.com/spreadsheets/d/';
const API_SWITCH = 'https://script.google.com/home/usersettings';
/** Bold words that name something and are on no screen. */
const TERMS: readonly string[] = ['host book'];

export class Person {
  readonly world: World;
  readonly clipboard: Clipboard = { text: '' };
  /** Things chosen, and commands typed. */
  readonly done = { chosen: 0, commands: [] as string[] };
  /** True once the Apps Script API is switched on. */
  hasApi = false;
  /** The pages that the add-on showed, the latest last. */
  readonly shown: string[] = [];
  book = '';
  #user: string;
  readonly #options: PersonOptions;
  #addOn: TestHost | undefined;
  #editor: ScriptEditor | undefined;
  #consent: Consent | undefined;
  #menu: readonly string[] = [];
  #lastPath: readonly string[] = [];
  #copying = '';
  #place = '';

  constructor(world: World, options: PersonOptions) {
    this.world = world;
    this.#options = options;
    this.#user = options.user;
  }

  get address(): string {
    return `${SPREADSHEET}${this.book}/edit`;
  }

  /** The add-on in the spreadsheet that is open. */
  get addOn(): TestHost {
    if (this.#addOn === undefined) throw new Error('No spreadsheet is open.');
    return this.#addOn;
  }

  /** Follows the numbered steps of a section. */
  async follow(file: string, title: string): Promise<void> {
    const steps = stepsOf(section(guide(file), title));
    for (const [index, step] of steps.entries()) await this.read(step, `${title}, ${index + 1}`);
  }

  /** Does what a text says. */
  async read(text: string, where: string): Promise<void> {
    for (const act of actsIn(text)) {
      const isDone = await this.#act(act);
      if (!isDone) throw new Error(`${where}: “${act.words}” is not possible ${this.#state()}.`);
      if (act.kind === 'choose' && !TERMS.includes(act.words)) this.done.chosen += 1;
    }
  }

  async #act(act: Act): Promise<boolean> {
    switch (act.kind) {
      case 'choose':
        return TERMS.includes(act.words) || this.#choose(act.words);
      case 'code':
        return this.#code(act.words);
      case 'address':
        return this.#goTo(act.words);
      case 'link':
        return this.#link(act.to);
      case 'do':
        return this.#do(act.words);
    }
  }

  async #code(words: string): Promise<boolean> {
    if (/^(cd|npm|npx) /.test(words)) {
      const { run } = this.#options;
      if (run === undefined) return false;
      // Said twice, it is once to be done and once for when it went wrong.
      if (!this.done.commands.includes(words)) this.done.commands.push(words);
      const command = words.replace('SCRIPT_ID', this.clipboard.text).replace('ADDRESS', this.address);
      await run(command, this);
      return true;
    }
    if (words === '/copy') return this.#goTo(`${SPREADSHEET}${this.book}/copy`);
    return this.#editor?.name(words) === true || this.#options.hasFile?.(words) === true;
  }

  async #link(to: string): Promise<boolean> {
    if (to.endsWith('/copy')) return this.#goTo(to);
    // Two sections are part of the way; every other link is to be read when somebody likes to.
    if (to.endsWith('#what-google-asks-the-first-time')) {
      await this.follow('docs/deploying.md', 'What Google asks the first time');
    }
    if (to.endsWith('#check-your-account')) {
      const [, paragraph = ''] = section(guide('docs/deploying.md'), 'Check your account').split('\n\n');
      await this.read(paragraph, 'Check your account');
    }
    return true;
  }

  #goTo(address: string): boolean {
    if (address === 'https://sheets.new') return this.#newSpreadsheet();
    if (address === API_SWITCH) {
      this.#place = 'settings of scripts';
      return true;
    }
    const copied = /\/spreadsheets\/d\/([\w-]+)\/copy$/.exec(address)?.[1];
    if (copied === undefined) return false;
    this.#copying = copied;
    return true;
  }

  #do(words: string): boolean {
    switch (words) {
      case 'make a new spreadsheet':
      case 'make a new google spreadsheet':
        return this.#newSpreadsheet();
      case 'set your time zone':
        return this.#place === 'settings of the spreadsheet';
      case 'share it with nobody':
        return true;
      case 'then your account':
        return this.#consent?.chooseAccount() === true;
      case 'close the editor':
        this.#editor = undefined;
        return true;
      case 'reload':
        this.#load();
        return true;
      case 'choose the same menu entry once more':
        return this.#openEntry(this.#lastPath);
      case 'make a copy':
        return this.#copy('another@example.org');
      default:
        return this.#editor?.do(words) === true;
    }
  }

  #choose(words: string): boolean {
    const { page = {} } = this.#options;
    const copied = page[words.replace(/^Copy /, '')];
    if (copied !== undefined && words.startsWith('Copy ')) {
      this.clipboard.text = copied;
      return true;
    }
    if (this.#consent !== undefined) return this.#consent.choose(words);
    if (this.#place === 'settings of scripts' && words === 'Google Apps Script API')
      return (this.hasApi = true);
    if (words === 'Make a copy' && this.#copying !== '') return this.#copy(this.#user);
    if (words === 'File' || words === 'Extensions') {
      this.#editor = undefined;
      this.#menu = [words];
      return true;
    }
    if (this.#menu.length > 0) return this.#chooseInMenu(words);
    return this.#editor?.choose(words) === true || this.#chooseOnSheet(words);
  }

  #chooseInMenu(words: string): boolean {
    const path = [...this.#menu, words];
    if (path.join() === 'File,Settings') this.#place = 'settings of the spreadsheet';
    else if (path.join() === 'Extensions,Apps Script') {
      this.#editor = new ScriptEditor(this.#script(), this.clipboard);
    } else if (path.length === 2) {
      // The menu is called what the project is called.
      if (this.addOn.host.ui.menus.length === 0 || this.#script().name !== words) return false;
      this.#menu = path;
      return true;
    } else if (!this.#openEntry(path)) return false;
    this.#menu = [];
    return true;
  }

  #openEntry(path: readonly string[]): boolean {
    const entries = this.addOn.host.ui.menus.flatMap(({ entries: all }) => all);
    const entry = entries.find(({ caption }) => caption === path[2]);
    if (entry === undefined) return false;
    this.#lastPath = path;
    const { allowed } = this.#script();
    if (!allowed.has(this.#user)) {
      this.#consent = new Consent((all) => {
        if (all) allowed.add(this.#user);
        this.#consent = undefined;
      });
      return true;
    }
    this.addOn.host.call(entry.handler);
    this.shown.push(this.addOn.host.ui.shown.at(-1)?.html ?? '');
    return true;
  }

  #chooseOnSheet(words: string): boolean {
    const isAtCheck = this.#lastPath[2] === 'Check this account' && this.shown.length > 0;
    switch (words) {
      case 'Check':
        if (isAtCheck) this.clipboard.text = checked(this.addOn).report;
        return isAtCheck;
      case 'Copy the report':
        return isAtCheck && this.clipboard.text.startsWith('Round Keeper account check');
      case 'Share':
      case 'General access':
      case 'Anyone with the link':
        this.#place = words;
        return true;
      case 'Viewer':
        if (this.#place !== 'Anyone with the link') return false;
        this.addOn.host.cloud.changeFiles((files) => {
          files[this.book]?.permissions.push({ id: 'anyoneWithLink', type: 'anyone', role: 'reader' });
        });
        return true;
      default:
        return false;
    }
  }

  #newSpreadsheet(): boolean {
    // Said and linked in one sentence, it is one.
    if (this.book === '') this.#open(newSpreadsheet(this.world, this.#user));
    return true;
  }

  #copy(user: string): boolean {
    const copy = copySpreadsheet(this.world, this.#copying, user);
    this.#copying = '';
    if (user === this.#user) this.#open(copy);
    return true;
  }

  #open(book: string): void {
    this.book = book;
    this.#load();
  }

  #load(): void {
    this.#addOn = opened(this.#script(), this.world, this.#user);
  }

  #script(): Script {
    const script = this.world.scripts.get(this.book);
    if (script === undefined) throw new Error('No spreadsheet is open.');
    return script;
  }

  #state(): string {
    if (this.#consent !== undefined) return 'on the screens of consent';
    if (this.#editor !== undefined) return 'in the editor';
    return `in the spreadsheet${this.#menu.length === 0 ? '' : `, menu ${this.#menu.join(' › ')}`}`;
  }
}
