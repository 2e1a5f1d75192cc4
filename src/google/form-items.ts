// The items of a form by what they ask: which item asks a question best, and how it is drawn.
import { rangeText, type Question, type QuestionKind } from '../games/frame/fields';
import { NOTHING_TO_CHOOSE, type QuestionChanges } from '../rounds/ports/forms';

type Form = GoogleAppsScript.Forms.Form;
type Item = GoogleAppsScript.Forms.Item;
export type PageBreak = GoogleAppsScript.Forms.PageBreakItem;

/** The classes of items that a game's form is made of, by Google's names for their types. */
type UsedType = 'TEXT' | 'PARAGRAPH_TEXT' | 'LIST' | 'MULTIPLE_CHOICE' | 'CHECKBOX' | 'SCALE' | 'PAGE_BREAK';

/**
 * The types that an item may have, the best first: an item that is there and has one of them is kept, and its column
 * with it.
 */
export type UsedTypes = readonly [UsedType, ...UsedType[]];

export type UsedItem =
  | { readonly type: 'TEXT'; readonly item: GoogleAppsScript.Forms.TextItem }
  | { readonly type: 'PARAGRAPH_TEXT'; readonly item: GoogleAppsScript.Forms.ParagraphTextItem }
  | { readonly type: 'LIST'; readonly item: GoogleAppsScript.Forms.ListItem }
  | { readonly type: 'MULTIPLE_CHOICE'; readonly item: GoogleAppsScript.Forms.MultipleChoiceItem }
  | { readonly type: 'CHECKBOX'; readonly item: GoogleAppsScript.Forms.CheckboxItem }
  | { readonly type: 'SCALE'; readonly item: GoogleAppsScript.Forms.ScaleItem }
  | { readonly type: 'PAGE_BREAK'; readonly item: PageBreak };

/** Gives the item as one of these types; undefined where it has none of them. */
export function asUsed(item: Item, types: readonly UsedType[] = []): UsedItem | undefined {
  if (types.length === 0) return undefined;
  const found = item.getType();
  const type = types.find((one) => FormApp.ItemType[one] === found);
  switch (type) {
    case 'TEXT':
      return { type, item: item.asTextItem() };
    case 'PARAGRAPH_TEXT':
      return { type, item: item.asParagraphTextItem() };
    case 'LIST':
      return { type, item: item.asListItem() };
    case 'MULTIPLE_CHOICE':
      return { type, item: item.asMultipleChoiceItem() };
    case 'CHECKBOX':
      return { type, item: item.asCheckboxItem() };
    case 'SCALE':
      return { type, item: item.asScaleItem() };
    case 'PAGE_BREAK':
      return { type, item: item.asPageBreakItem() };
    case undefined:
      return undefined;
  }
}

/** Adds an item at the end of the form. */
export function addItem(form: Form, type: UsedType, title: string): UsedItem {
  switch (type) {
    case 'TEXT':
      return { type, item: form.addTextItem().setTitle(title) };
    case 'PARAGRAPH_TEXT':
      return { type, item: form.addParagraphTextItem().setTitle(title) };
    case 'LIST':
      return { type, item: form.addListItem().setTitle(title) };
    case 'MULTIPLE_CHOICE':
      return { type, item: form.addMultipleChoiceItem().setTitle(title) };
    case 'CHECKBOX':
      return { type, item: form.addCheckboxItem().setTitle(title) };
    case 'SCALE':
      return { type, item: form.addScaleItem().setTitle(title) };
    case 'PAGE_BREAK':
      return { type, item: form.addPageBreakItem().setTitle(title) };
  }
}

/**
 * Copies an item to the end of the form with everything but its title. Google gives the copy an id of its own, and
 * treats it as a new item.
 */
export function copyItem({ type, item }: UsedItem, title: string): UsedItem {
  switch (type) {
    case 'TEXT':
      return { type, item: item.duplicate().setTitle(title) };
    case 'PARAGRAPH_TEXT':
      return { type, item: item.duplicate().setTitle(title) };
    case 'LIST':
      return { type, item: item.duplicate().setTitle(title) };
    case 'MULTIPLE_CHOICE':
      return { type, item: item.duplicate().setTitle(title) };
    case 'CHECKBOX':
      return { type, item: item.duplicate().setTitle(title) };
    case 'SCALE':
      return { type, item: item.duplicate().setTitle(title) };
    case 'PAGE_BREAK':
      return { type, item: item.duplicate().setTitle(title) };
  }
}

/** How many choices are shown with a circle each; more take less room in a list that opens. */
const MOST_TO_TAP = 6;

/** Gives the types of items that can ask a question of this kind. */
export function typesFor(kind: QuestionKind): UsedTypes {
  switch (kind.type) {
    case 'choice': {
      const { length } = kind.options;
      // The number of choices may change during a game; an item that is there is kept.
      return length > 0 && length <= MOST_TO_TAP && kind.rank === undefined
        ? ['MULTIPLE_CHOICE', 'LIST']
        : ['LIST', 'MULTIPLE_CHOICE'];
    }
    case 'checkboxes':
      return ['CHECKBOX'];
    case 'whole':
      return scaleOf(kind) === undefined ? ['TEXT'] : ['SCALE', 'TEXT'];
    case 'text':
      return kind.long ? ['PARAGRAPH_TEXT'] : ['TEXT'];
  }
}

/** How a question is drawn. */
interface Drawing {
  /** Whether the item was just added, so that it has no help yet. */
  readonly isNew: boolean;
  /** Gives the page to which a choice leads; absent where choices lead nowhere. */
  readonly pageOf?: (choice: string) => PageBreak;
}

/** Draws a question in its item. */
export function drawQuestion(
  { type, item }: UsedItem,
  { help, required, kind }: Omit<Question, 'title'>,
  { isNew, pageOf }: Drawing,
): void {
  // A page break asks nothing.
  if (type === 'PAGE_BREAK') return;
  const options = 'options' in kind ? kind.options : [];
  if (help !== '' || !isNew) item.setHelpText(help);
  // A question without choices cannot be answered, so it must not be required; the account may make questions required
  // by default.
  item.setRequired(required && (!('options' in kind) || options.length > 0));
  switch (type) {
    case 'LIST':
      // In a question either all choices lead to pages, or none does.
      if (pageOf === undefined || options.length === 0) item.setChoiceValues(labelsOf(options));
      else item.setChoices(options.map((option) => item.createChoice(labelOf(option), pageOf(option.value))));
      return;
    case 'MULTIPLE_CHOICE':
      if (pageOf === undefined || options.length === 0) item.setChoiceValues(labelsOf(options));
      else item.setChoices(options.map((option) => item.createChoice(labelOf(option), pageOf(option.value))));
      return;
    case 'CHECKBOX':
      item.setChoiceValues(labelsOf(options));
      return;
    case 'SCALE': {
      const scale = scaleOf(kind);
      if (scale !== undefined) item.setBounds(scale.lower, scale.upper);
      return;
    }
    case 'TEXT':
      if (kind.type === 'whole') item.setValidation(wholeNumber(kind));
      return;
    case 'PARAGRAPH_TEXT':
      return;
  }
}

/** Writes the parts of a question that have changed, for one whose choices lead nowhere. */
export function changeQuestion(
  { type, item }: UsedItem,
  { help, required, kind }: Omit<Question, 'title'>,
  changes: QuestionChanges,
): void {
  if (type === 'PAGE_BREAK') return;
  const options = 'options' in kind ? kind.options : [];
  if (changes.options && (type === 'LIST' || type === 'MULTIPLE_CHOICE' || type === 'CHECKBOX')) {
    item.setChoiceValues(labelsOf(options));
  }
  if (changes.help) item.setHelpText(help);
  if (changes.required) item.setRequired(required && (!('options' in kind) || options.length > 0));
}

/** Gives a scale that Google has: one that begins at 0 or 1 and ends at 3 to 10. */
function scaleOf(kind: QuestionKind): { readonly lower: number; readonly upper: number } | undefined {
  if (kind.type !== 'whole') return undefined;
  const { min, max } = kind;
  if ((min !== 0 && min !== 1) || max === undefined || max < 3 || max > 10) return undefined;
  return { lower: min, upper: max };
}

interface Labelled {
  readonly value: string;
  readonly label?: string;
}

function labelOf({ label, value }: Labelled): string {
  return label ?? value;
}

/**
 * Gives the labels of choices, with a placeholder where there are none: Google refuses a question without choices, and
 * without the question its column would be gone for later stages.
 */
function labelsOf(options: readonly Labelled[]): string[] {
  return options.length === 0 ? [NOTHING_TO_CHOOSE] : options.map(labelOf);
}

function wholeNumber({
  min,
  max,
}: {
  readonly min?: number;
  readonly max?: number;
}): GoogleAppsScript.Forms.TextValidation {
  const validation = FormApp.createTextValidation();
  if (min !== undefined) {
    const described = validation.setHelpText(`A whole number${rangeText(min, max)}.`);
    return max === undefined
      ? described.requireNumberGreaterThanOrEqualTo(min).build()
      : described.requireNumberBetween(min, max).build();
  }
  return validation.setHelpText('A whole number.').requireWholeNumber().build();
}
