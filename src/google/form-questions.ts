// The questions in a form and their order: the form is made to match a game's questions and their sections, and keeps
// its columns in the tab of responses.
import { pagesOf, type FormPage, type Question } from '../games/frame/fields';
import type { FormSpec, QuestionChanges } from '../rounds/ports/ports';
import {
  addItem,
  asUsed,
  changeQuestion,
  drawQuestion,
  typesFor,
  type PageBreak,
  type UsedItem,
  type UsedTypes,
} from './form-items';

type Form = GoogleAppsScript.Forms.Form;
type Item = GoogleAppsScript.Forms.Item;

/** An item wanted in the form: the types that it may have, and the way to fill it in. */
interface Wanted {
  readonly types: UsedTypes;
  readonly draw: (item: UsedItem, isNew: boolean, breaks: Breaks) => void;
}

/** The page breaks by the index of the page that they begin; none begins the first. */
type Breaks = ReadonlyMap<number, PageBreak>;

/** The first and the last item of a drawn form. */
export interface DrawnEnds {
  readonly player: GoogleAppsScript.Forms.TextItem;
  readonly key: GoogleAppsScript.Forms.TextItem;
}

/**
 * Makes the form's items match its questions. An item stays as long as its question, and so keeps its column; what
 * somebody added by hand is deleted. Each item is asked once: a call takes a tenth of a second. `whenAllAsked` is done
 * once all of them are there with their titles, which head the columns, before they are filled in.
 */
export function drawQuestions(
  form: Form,
  spec: FormSpec,
  whenAllAsked: () => void = () => undefined,
): DrawnEnds {
  const pages = pagesOf(spec.questions);
  const wanted = wantedItems(spec, pages);
  const { kept, formerPages } = keepItems(form, wanted);
  // All are there before any is drawn: choices lead to pages further down.
  const items = new Map(
    [...wanted].map(([title, { types }]) => [title, kept.get(title) ?? addItem(form, types[0], title)]),
  );
  whenAllAsked();
  const breaks = breaksOf(pages, items);
  for (const [title, { draw }] of wanted) {
    const item = items.get(title);
    if (item !== undefined) draw(item, !kept.has(title), breaks);
  }
  leadOn(pages, breaks);
  deletePages(form, formerPages);
  const titles = [...wanted.keys()];
  const standing = [...kept.keys(), ...titles.filter((title) => !kept.has(title))];
  if (standing.join('\n') !== titles.join('\n')) order(form, titles);
  return { player: textItem(items, spec.playerTitle), key: textItem(items, spec.keyTitle) };
}

function textItem(items: ReadonlyMap<string, UsedItem>, title: string): GoogleAppsScript.Forms.TextItem {
  const found = items.get(title);
  if (found?.type !== 'TEXT') throw new Error(`the form has lost its question “${title}”`);
  return found.item;
}

/**
 * Changes the parts of questions that have changed, in a form that was drawn with the same questions. False where its
 * items are not those any more, since a hand has changed them; some may have been changed by then.
 */
export function changeQuestions(form: Form, spec: FormSpec, changes: readonly QuestionChanges[]): boolean {
  const changed = spec.questions.flatMap((question, index) => {
    const parts = changes[index];
    return parts !== undefined && (parts.options || parts.help || parts.required)
      ? [{ question, parts }]
      : [];
  });
  if (changed.length === 0) return true;
  const items = form.getItems();
  const titles = titlesAsDrawn(items, spec);
  if (titles === undefined) return false;
  return changed.every(({ question, parts }) => {
    const item = items[titles.indexOf(question.title)];
    const found = item === undefined ? undefined : asUsed(item, typesFor(question.kind));
    if (found !== undefined) changeQuestion(found, question, parts);
    return found !== undefined;
  });
}

/**
 * The titles of a form's items, in order, as they were drawn; undefined where they are others. One item is asked: the key
 * comes last, and an item more or less, or another one there, is a hand's.
 */
export function titlesAsDrawn(items: readonly Item[], spec: FormSpec): readonly string[] | undefined {
  const titles = [...wantedItems(spec, pagesOf(spec.questions)).keys()];
  const isSame = items.length === titles.length && items[items.length - 1]?.getTitle() === spec.keyTitle;
  return isSame ? titles : undefined;
}

/** The items of the form by title, in order: who plays, the questions page by page, and the key last. */
function wantedItems(
  { playerTitle, keyTitle }: FormSpec,
  pages: readonly FormPage[],
): ReadonlyMap<string, Wanted> {
  return new Map([
    [playerTitle, text('Your personal link has filled this in, for you to see. Nothing reads it.', false)],
    ...pages.flatMap((page, index) => [
      ...(index === 0 ? [] : [[page.title, wantedBreak(page)] as const]),
      ...page.questions.map((question) => [question.title, wantedQuestion(question, page)] as const),
    ]),
    [keyTitle, text('Your personal link has filled this in. It says who you are: leave it as it is.', true)],
  ]);
}

function text(help: string, required: boolean): Wanted {
  const kind = { type: 'text', long: false } as const;
  return {
    types: typesFor(kind),
    draw: (item, isNew) => drawQuestion(item, { help, required, kind }, { isNew }),
  };
}

function wantedBreak({ help }: FormPage): Wanted {
  return {
    types: ['PAGE_BREAK'],
    draw: ({ type, item }) => {
      if (type === 'PAGE_BREAK') item.setHelpText(help);
    },
  };
}

function wantedQuestion(question: Question, { branch }: FormPage): Wanted {
  return {
    types: typesFor(question.kind),
    draw: (item, isNew, breaks) => {
      const leads = branch?.question === question.title ? branch.pages : undefined;
      const pageOf = (choice: string): PageBreak => breakAt(breaks, leads?.get(choice));
      drawQuestion(item, question, { isNew, ...(leads === undefined ? {} : { pageOf }) });
    },
  };
}

interface Kept {
  readonly kept: ReadonlyMap<string, UsedItem>;
  /** Page breaks that nothing is to lead to any more. */
  readonly formerPages: readonly Item[];
}

/** The items that are wanted, by title. Others are deleted, but for pages: choices may lead to them as yet. */
function keepItems(form: Form, wanted: ReadonlyMap<string, Wanted>): Kept {
  const kept = new Map<string, UsedItem>();
  const formerPages: Item[] = [];
  for (const item of form.getItems()) {
    // An item is added first and gets its title then: one without a title is left over from an interrupted call.
    const title = item.getTitle();
    const found = title === '' || kept.has(title) ? undefined : asUsed(item, wanted.get(title)?.types);
    if (found !== undefined) kept.set(title, found);
    else if (item.getType() === FormApp.ItemType.PAGE_BREAK) formerPages.push(item);
    else form.deleteItem(item);
  }
  return { kept, formerPages };
}

function breaksOf(pages: readonly FormPage[], items: ReadonlyMap<string, UsedItem>): Breaks {
  return new Map(
    pages.flatMap(({ title }, index) => {
      const item = index === 0 ? undefined : items.get(title);
      return item?.type === 'PAGE_BREAK' ? [[index, item.item] as const] : [];
    }),
  );
}

function breakAt(breaks: Breaks, page: number | undefined): PageBreak {
  const found = breaks.get(page ?? 0);
  if (found === undefined) throw new Error(`No page break begins page ${page ?? 0}.`);
  return found;
}

/** Says of each page where it leads when no choice on it does: that is kept with the page break after it. */
function leadOn(pages: readonly FormPage[], breaks: Breaks): void {
  pages.forEach(({ next }, index) => {
    if (next === undefined) return;
    const following = breakAt(breaks, index + 1);
    if (next === index + 1) following.setGoToPage(FormApp.PageNavigationType.CONTINUE);
    else following.setGoToPage(breakAt(breaks, next));
  });
}

function deletePages(form: Form, pages: readonly Item[]): void {
  // One may lead to another.
  for (const page of pages) page.asPageBreakItem().setGoToPage(FormApp.PageNavigationType.CONTINUE);
  for (const page of pages) form.deleteItem(page);
}

/** Moves the items into the order of the questions. */
function order(form: Form, titles: readonly string[]): void {
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
