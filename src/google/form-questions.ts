// Updates a form's items to match a game's questions and sections, while keeping their columns in the response tab.
import { ensure, mustGet } from '../games/frame/result';
import { formPages, type FormPage, type Question } from '../games/frame/fields';
import type { FormItems, FormSpec, QuestionChanges } from '../rounds/ports/forms';
import {
  addItem,
  asTypedItem,
  updateQuestion,
  copyItem,
  writeQuestion,
  suitableItemTypes,
  type PageBreak,
  type TypedItem,
  type SuitableItemTypes,
} from './form-items';

type Form = GoogleAppsScript.Forms.Form;
type Item = GoogleAppsScript.Forms.Item;

/** An item the form should have: its possible types and how it's filled in. */
interface WantedItem {
  readonly types: SuitableItemTypes;
  readonly help: string;
  /** A key that is equal for items that differ only in title and help; absent for items that can't be copied. */
  readonly shape?: string;
  readonly draw: (item: TypedItem, isNew: boolean, breaks: PageBreaks) => void;
}

/** Page breaks by the index of the page they start; the first page has none. */
type PageBreaks = ReadonlyMap<number, PageBreak>;

/** The first and last items of a form that has its questions. */
export interface FirstAndLastItem {
  readonly player: GoogleAppsScript.Forms.TextItem;
  readonly key: GoogleAppsScript.Forms.TextItem;
}

export interface WriteOptions {
  /** True if Drive has just created the form. Items that it has are deleted, not looked up. */
  readonly isFresh?: boolean;
  /** Called once all items have their titles, which become column headings, and before they are filled in. */
  readonly whenAllAsked?: () => void;
}

/**
 * Makes the form's items match its questions. An item and its column stay as long as the question exists. Items added by
 * hand are deleted. Each item is read only once, since a call takes a tenth of a second.
 */
export function writeQuestions(
  form: Form,
  spec: FormSpec,
  { isFresh = false, whenAllAsked = () => undefined }: WriteOptions = {},
): FirstAndLastItem {
  const pages = formPages(spec.questions);
  const wanted = wantedItems(spec, pages);
  const { kept, formerPages } = isFresh ? deleteItems(form) : reuseItems(form, wanted);
  // All items are added first, since choices lead to pages further down.
  const { items, drawn } = addMissingItems(form, wanted, kept, isFresh);
  whenAllAsked();
  const breaks = findPageBreaks(pages, items);
  for (const [title, { draw }] of wanted) {
    const item = items.get(title);
    if (item !== undefined && !drawn.has(title)) draw(item, !kept.has(title), breaks);
  }
  setNextPages(pages, breaks, (title) => !kept.has(title));
  deletePages(form, formerPages);
  const titles = [...wanted.keys()];
  const standing = [...kept.keys(), ...titles.filter((title) => !kept.has(title))];
  if (standing.join('\n') !== titles.join('\n')) reorderItems(form, titles);
  return { player: findTextItem(items, spec.playerTitle), key: findTextItem(items, spec.keyTitle) };
}

interface AllItems {
  readonly items: ReadonlyMap<string, TypedItem>;
  /** Titles of items that are already filled in. */
  readonly drawn: ReadonlySet<string>;
}

/**
 * Adds missing items. In a new form, similar items are copied to save calls. In a form that may be linked, nothing is
 * copied, since a column could get the heading of the copied question.
 */
function addMissingItems(
  form: Form,
  wanted: ReadonlyMap<string, WantedItem>,
  kept: ReadonlyMap<string, TypedItem>,
  isFresh: boolean,
): AllItems {
  const items = new Map<string, TypedItem>();
  const drawn = new Set<string>();
  for (const [title, { types, shape, help }] of wanted) {
    const there = kept.get(title);
    const like = [...items].find(
      ([other]) => isFresh && shape !== undefined && wanted.get(other)?.shape === shape,
    );
    const original = like === undefined ? undefined : wanted.get(like[0]);
    if (there !== undefined || like === undefined || original === undefined) {
      items.set(title, there ?? addItem(form, types[0], title));
      continue;
    }
    const [other, item] = like;
    if (!drawn.has(other)) original.draw(item, true, new Map());
    const copy = copyItem(item, title);
    if (help !== original.help) copy.item.setHelpText(help);
    items.set(title, copy);
    drawn.add(other).add(title);
  }
  return { items, drawn };
}

function findTextItem(items: ReadonlyMap<string, TypedItem>, title: string): GoogleAppsScript.Forms.TextItem {
  const found = items.get(title);
  return ensure(found?.type === 'TEXT' ? found.item : undefined, `the form has lost its question “${title}”`);
}

/**
 * Changes parts of questions whose titles stay the same. False if somebody has edited the form's items. Some questions may
 * have changed.
 */
export function updateQuestions(form: Form, spec: FormSpec, changes: readonly QuestionChanges[]): boolean {
  const changed = spec.questions.flatMap((question, index) => {
    const parts = changes[index];
    return parts !== undefined && (parts.options || parts.help || parts.required)
      ? [{ question, parts }]
      : [];
  });
  if (changed.length === 0) return true;
  const items = form.getItems();
  const titles = titlesIfUnchanged(items, spec);
  if (titles === undefined) return false;
  return changed.every(({ question, parts }) => {
    const item = items[titles.indexOf(question.title)];
    const found = item === undefined ? undefined : asTypedItem(item, suitableItemTypes(question.kind));
    if (found !== undefined) updateQuestion(found, question, parts);
    return found !== undefined;
  });
}

/**
 * The titles of a form's items as created; undefined if the items have changed. To save calls, only checks the number of
 * items and that the last item is the key.
 */
export function titlesIfUnchanged(items: readonly Item[], known: FormItems): readonly string[] | undefined {
  const titles = itemTitles(known);
  const isSame = items.length === titles.length && items[items.length - 1]?.getTitle() === known.keyTitle;
  return isSame ? titles : undefined;
}

function itemTitles(known: FormItems): readonly string[] {
  return [...wantedItems(known, formPages(known.questions)).keys()];
}

/** The items that the form should have, by title and in order: the player, the questions page by page, and the key. */
function wantedItems(
  { playerTitle, keyTitle }: FormItems,
  pages: readonly FormPage[],
): ReadonlyMap<string, WantedItem> {
  return new Map([
    [playerTitle, wantedPlayerItem('Your personal link filled this in to show you whose form this is.')],
    ...pages.flatMap((page, index) => [
      ...(index === 0 ? [] : [[page.title, wantedPageBreak(page)] as const]),
      ...page.questions.map((question) => [question.title, wantedQuestionItem(question, page)] as const),
    ]),
    [
      keyTitle,
      wantedQuestionItem({
        title: keyTitle,
        help: 'Your personal link filled this in. It says who you are, so don’t change it.',
        required: true,
        kind: { type: 'text', long: false },
      }),
    ],
  ]);
}

/** The player's name. This item needn't be required, since the link fills it in. */
function wantedPlayerItem(help: string): WantedItem {
  return { types: ['TEXT'], help, draw: ({ item }) => item.setHelpText(help) };
}

function wantedPageBreak({ help }: FormPage): WantedItem {
  return {
    types: ['PAGE_BREAK'],
    help,
    // The next page is set once all pages exist.
    ...(help === '' ? {} : { shape: `page: ${help}` }),
    draw: ({ item }, isNew) => {
      if (help !== '' || !isNew) item.setHelpText(help);
    },
  };
}

function wantedQuestionItem(question: Question, page?: FormPage): WantedItem {
  const { kind, help, required } = question;
  const branch = page?.branch;
  const leads = branch?.question === question.title ? branch.pages : undefined;
  return {
    types: suitableItemTypes(kind),
    help,
    ...(leads === undefined ? { shape: JSON.stringify([kind, required]) } : {}),
    draw: (item, isNew, breaks) => {
      const pageOf = (choice: string): PageBreak => getPageBreak(breaks, leads?.get(choice));
      writeQuestion(item, question, { isNew, ...(leads === undefined ? {} : { pageOf }) });
    },
  };
}

/** Removes any item that Drive put into a new form. */
function deleteItems(form: Form): ReusedItems {
  for (const item of form.getItems()) form.deleteItem(item);
  return { kept: new Map(), formerPages: [] };
}

interface ReusedItems {
  readonly kept: ReadonlyMap<string, TypedItem>;
  /** Page breaks that are no longer wanted. */
  readonly formerPages: readonly Item[];
}

/** Keeps wanted items by title and deletes the rest, except page breaks, since choices may still lead to them. */
function reuseItems(form: Form, wanted: ReadonlyMap<string, WantedItem>): ReusedItems {
  const kept = new Map<string, TypedItem>();
  const formerPages: Item[] = [];
  for (const item of form.getItems()) {
    // Items are added before they get a title, so an item without a title is left over from an interrupted call.
    const title = item.getTitle();
    const found = title === '' || kept.has(title) ? undefined : asTypedItem(item, wanted.get(title)?.types);
    if (found !== undefined) kept.set(title, found);
    else if (item.getType() === FormApp.ItemType.PAGE_BREAK) formerPages.push(item);
    else form.deleteItem(item);
  }
  return { kept, formerPages };
}

function findPageBreaks(pages: readonly FormPage[], items: ReadonlyMap<string, TypedItem>): PageBreaks {
  return new Map(
    pages.flatMap(({ title }, index) => {
      const item = index === 0 ? undefined : items.get(title);
      return item?.type === 'PAGE_BREAK' ? [[index, item.item] as const] : [];
    }),
  );
}

function getPageBreak(breaks: PageBreaks, page: number | undefined): PageBreak {
  const found = mustGet(breaks, page ?? 0);
  return found;
}

/**
 * Sets each page's next page for answers that don't lead elsewhere. Forms stores the next page in the following page break.
 * A new page break continues to the next page by default.
 */
function setNextPages(
  pages: readonly FormPage[],
  breaks: PageBreaks,
  isNew: (title: string) => boolean,
): void {
  pages.forEach(({ next }, index) => {
    if (next === undefined) return;
    const following = getPageBreak(breaks, index + 1);
    if (next !== index + 1) following.setGoToPage(getPageBreak(breaks, next));
    else if (!isNew(pages[index + 1]?.title ?? '')) {
      following.setGoToPage(FormApp.PageNavigationType.CONTINUE);
    }
  });
}

function deletePages(form: Form, pages: readonly Item[]): void {
  // Page breaks may lead to each other, so these links are cleared first.
  for (const page of pages) page.asPageBreakItem().setGoToPage(FormApp.PageNavigationType.CONTINUE);
  for (const page of pages) form.deleteItem(page);
}

function reorderItems(form: Form, titles: readonly string[]): void {
  const items = form.getItems().map((item) => ({ item, title: item.getTitle() }));
  titles.forEach((title, index) => {
    const from = items.findIndex((candidate) => candidate.title === title);
    if (from === -1 || from === index) return;
    for (const moved of items.splice(from, 1)) {
      form.moveItem(moved.item, index);
      items.splice(index, 0, moved);
    }
  });
}
