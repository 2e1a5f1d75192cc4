// Which item type suits a question, and how an item of a form is filled in.
import { rangeText, type Question, type QuestionKind } from '../games/frame/fields';
import { NOTHING_TO_CHOOSE, type QuestionChanges } from '../rounds/ports/forms';

type Form = GoogleAppsScript.Forms.Form;
type Item = GoogleAppsScript.Forms.Item;
export type PageBreak = GoogleAppsScript.Forms.PageBreakItem;

/** Google's names of the item types that forms use. */
type ItemType = 'TEXT' | 'PARAGRAPH_TEXT' | 'LIST' | 'MULTIPLE_CHOICE' | 'CHECKBOX' | 'SCALE' | 'PAGE_BREAK';

/** Types that suit a question, best first. An existing item of any of these types is kept, and so is its column. */
export type SuitableItemTypes = readonly [ItemType, ...ItemType[]];

export type TypedItem =
  | { readonly type: 'TEXT'; readonly item: GoogleAppsScript.Forms.TextItem }
  | { readonly type: 'PARAGRAPH_TEXT'; readonly item: GoogleAppsScript.Forms.ParagraphTextItem }
  | { readonly type: 'LIST'; readonly item: GoogleAppsScript.Forms.ListItem }
  | { readonly type: 'MULTIPLE_CHOICE'; readonly item: GoogleAppsScript.Forms.MultipleChoiceItem }
  | { readonly type: 'CHECKBOX'; readonly item: GoogleAppsScript.Forms.CheckboxItem }
  | { readonly type: 'SCALE'; readonly item: GoogleAppsScript.Forms.ScaleItem }
  | { readonly type: 'PAGE_BREAK'; readonly item: PageBreak };

/** The item with its type; undefined if the item has none of these types. */
export function asTypedItem(item: Item, types: readonly ItemType[] = []): TypedItem | undefined {
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

export function addItem(form: Form, type: ItemType, title: string): TypedItem {
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

/** Copies everything but the title to a new item at the end of the form. The copy has its own id. */
export function copyItem({ type, item }: TypedItem, title: string): TypedItem {
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

/** A question with more choices than this becomes a dropdown, to save space. */
const MAX_LISTED_CHOICES = 6;

/** Item types that can ask a question of this kind. */
export function suitableItemTypes(kind: QuestionKind): SuitableItemTypes {
  switch (kind.type) {
    case 'choice': {
      const { length } = kind.options;
      // The number of choices may change during a game, but an existing item of either type is kept.
      return length > 0 && length <= MAX_LISTED_CHOICES && kind.rank === undefined
        ? ['MULTIPLE_CHOICE', 'LIST']
        : ['LIST', 'MULTIPLE_CHOICE'];
    }
    case 'checkboxes':
      return ['CHECKBOX'];
    case 'whole':
      return toScaleRange(kind) === undefined ? ['TEXT'] : ['SCALE', 'TEXT'];
    case 'text':
      return kind.long ? ['PARAGRAPH_TEXT'] : ['TEXT'];
  }
}

interface QuestionOptions {
  /** Whether the item was just added, so it has no help text yet. */
  readonly isNew: boolean;
  /** The page that a choice leads to; absent if choices lead to no page. */
  readonly pageOf?: (choice: string) => PageBreak;
}

export function writeQuestion(
  { type, item }: TypedItem,
  { help, required, kind }: Omit<Question, 'title'>,
  { isNew, pageOf }: QuestionOptions,
): void {
  if (type === 'PAGE_BREAK') return;
  const options = 'options' in kind ? kind.options : [];
  if (help !== '' || !isNew) item.setHelpText(help);
  // A question without choices can't be answered, so it mustn't be required, whatever the account's default.
  item.setRequired(required && (!('options' in kind) || options.length > 0));
  switch (type) {
    case 'LIST':
      // Either all choices of a question lead to pages, or none does.
      if (pageOf === undefined || options.length === 0) item.setChoiceValues(choiceLabels(options));
      else
        item.setChoices(
          options.map((option) => item.createChoice(choiceLabel(option), pageOf(option.value))),
        );
      return;
    case 'MULTIPLE_CHOICE':
      if (pageOf === undefined || options.length === 0) item.setChoiceValues(choiceLabels(options));
      else
        item.setChoices(
          options.map((option) => item.createChoice(choiceLabel(option), pageOf(option.value))),
        );
      return;
    case 'CHECKBOX':
      item.setChoiceValues(choiceLabels(options));
      return;
    case 'SCALE': {
      const scale = toScaleRange(kind);
      if (scale !== undefined) item.setBounds(scale.lower, scale.upper);
      return;
    }
    case 'TEXT':
      if (kind.type === 'whole') item.setValidation(wholeNumberValidation(kind));
      return;
    case 'PARAGRAPH_TEXT':
      return;
  }
}

/** Writes the changed parts of a question whose choices lead to no page. */
export function updateQuestion(
  { type, item }: TypedItem,
  { help, required, kind }: Omit<Question, 'title'>,
  changes: QuestionChanges,
): void {
  if (type === 'PAGE_BREAK') return;
  const options = 'options' in kind ? kind.options : [];
  if (changes.options && (type === 'LIST' || type === 'MULTIPLE_CHOICE' || type === 'CHECKBOX')) {
    item.setChoiceValues(choiceLabels(options));
  }
  if (changes.help) item.setHelpText(help);
  if (changes.required) item.setRequired(required && (!('options' in kind) || options.length > 0));
}

/** The question as a scale, if Google supports its range: from 0 or 1, to 3–10. */
function toScaleRange(kind: QuestionKind): { readonly lower: number; readonly upper: number } | undefined {
  if (kind.type !== 'whole') return undefined;
  const { min, max } = kind;
  if ((min !== 0 && min !== 1) || max === undefined || max < 3 || max > 10) return undefined;
  return { lower: min, upper: max };
}

interface LabelledChoice {
  readonly value: string;
  readonly label?: string;
}

function choiceLabel({ label, value }: LabelledChoice): string {
  return label ?? value;
}

/** The choices' labels, or a placeholder: Google refuses an empty list, and a removed question would lose its column. */
function choiceLabels(options: readonly LabelledChoice[]): string[] {
  return options.length === 0 ? [NOTHING_TO_CHOOSE] : options.map(choiceLabel);
}

function wholeNumberValidation({
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
