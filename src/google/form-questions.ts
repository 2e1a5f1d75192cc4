// The items of a form: they are made to match a game's questions, and keep their columns in the tab of responses.
import type { Question, QuestionKind } from '../games/fields';
import { NOTHING_TO_CHOOSE, type FormSpec } from '../rounds/ports';

type Form = GoogleAppsScript.Forms.Form;
type Item = GoogleAppsScript.Forms.Item;

/** The classes of items that ask something, by Google's names for their types. */
type AskingType = 'TEXT' | 'PARAGRAPH_TEXT' | 'LIST' | 'MULTIPLE_CHOICE' | 'CHECKBOX' | 'SCALE';

/** What is to stand in the form under a title. */
interface Wanted {
  /** Of which type its item may be, the best first: one that is there and does is kept, and its column with it. */
  readonly types: readonly [AskingType, ...AskingType[]];
  readonly draw: (item: AskingItem) => void;
}

type AskingItem =
  | { readonly type: 'TEXT'; readonly item: GoogleAppsScript.Forms.TextItem }
  | { readonly type: 'PARAGRAPH_TEXT'; readonly item: GoogleAppsScript.Forms.ParagraphTextItem }
  | { readonly type: 'LIST'; readonly item: GoogleAppsScript.Forms.ListItem }
  | { readonly type: 'MULTIPLE_CHOICE'; readonly item: GoogleAppsScript.Forms.MultipleChoiceItem }
  | { readonly type: 'CHECKBOX'; readonly item: GoogleAppsScript.Forms.CheckboxItem }
  | { readonly type: 'SCALE'; readonly item: GoogleAppsScript.Forms.ScaleItem };

/**
 * Makes the form's items match its questions. An item stays as long as its question, and so keeps its column; what
 * somebody added by hand is deleted. Each item is asked once: a call takes a tenth of a second.
 */
export function drawQuestions(form: Form, spec: FormSpec): void {
  const wanted = wantedItems(spec);
  const kept = new Map<string, AskingItem>();
  for (const item of form.getItems()) {
    // An item is added first and gets its title then: one without a title is left over from an interrupted call.
    const title = item.getTitle();
    const asking = title === '' || kept.has(title) ? undefined : asWanted(item, wanted.get(title));
    if (asking === undefined) form.deleteItem(item);
    else kept.set(title, asking);
  }
  for (const [title, { types, draw }] of wanted) {
    draw(kept.get(title) ?? added(form, types[0], title));
  }
  const titles = [...wanted.keys()];
  const standing = [...kept.keys(), ...titles.filter((title) => !kept.has(title))];
  if (standing.join('\n') !== titles.join('\n')) order(form, titles);
}

/** What stands in the form, in order: who plays, the questions, and the key last. */
function wantedItems({ playerTitle, keyTitle, questions }: FormSpec): ReadonlyMap<string, Wanted> {
  return new Map([
    [playerTitle, text('Your personal link has filled this in, for you to see. Nothing reads it.', false)],
    ...questions.map((question) => [question.title, wantedItem(question)] as const),
    [keyTitle, text('Your personal link has filled this in. It says who you are: leave it as it is.', true)],
  ]);
}

function text(help: string, required: boolean): Wanted {
  return wantedItem({ help, required, kind: { type: 'text', long: false } });
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

/** The item as what it asks; undefined where nothing of its type is wanted. */
function asWanted(item: Item, wanted: Wanted | undefined): AskingItem | undefined {
  const found = item.getType();
  const type = wanted?.types.find((one) => FormApp.ItemType[one] === found);
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
    case undefined:
      return undefined;
  }
}

function added(form: Form, type: AskingType, title: string): AskingItem {
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
  }
}

function wantedItem({ help, required, kind }: Omit<Question, 'title'>): Wanted {
  const isAsked = !('options' in kind) || kind.options.length > 0;
  return {
    types: typesFor(kind),
    draw: (asking) => drawItem(asking, { help, required: isAsked && required, kind }),
  };
}

/** More choices than these take less room in a list that opens. */
const MOST_TO_TAP = 6;

function typesFor(kind: QuestionKind): Wanted['types'] {
  switch (kind.type) {
    case 'choice': {
      const { length } = kind.options;
      // How many there are changes in mid-play: an item that is there goes on asking.
      return length > 0 && length <= MOST_TO_TAP ? ['MULTIPLE_CHOICE', 'LIST'] : ['LIST', 'MULTIPLE_CHOICE'];
    }
    case 'checkboxes':
      return ['CHECKBOX'];
    case 'whole':
      return scaleOf(kind) === undefined ? ['TEXT'] : ['SCALE', 'TEXT'];
    case 'text':
      return kind.long ? ['PARAGRAPH_TEXT'] : ['TEXT'];
  }
}

function drawItem(asking: AskingItem, { help, required, kind }: Omit<Question, 'title'>): void {
  const labels = labelsOf('options' in kind ? kind.options : []);
  switch (asking.type) {
    case 'LIST':
      asking.item.setChoiceValues(labels).setHelpText(help).setRequired(required);
      return;
    case 'MULTIPLE_CHOICE':
      asking.item.setChoiceValues(labels).setHelpText(help).setRequired(required);
      return;
    case 'CHECKBOX':
      asking.item.setChoiceValues(labels).setHelpText(help).setRequired(required);
      return;
    case 'SCALE': {
      asking.item.setHelpText(help).setRequired(required);
      const scale = scaleOf(kind);
      if (scale !== undefined) asking.item.setBounds(scale.lower, scale.upper);
      return;
    }
    case 'TEXT':
      asking.item.setHelpText(help).setRequired(required);
      if (kind.type === 'whole') asking.item.setValidation(wholeNumber(kind));
      return;
    case 'PARAGRAPH_TEXT':
      asking.item.setHelpText(help).setRequired(required);
  }
}

/** Google's scales begin at 0 or 1 and end at 3 to 10. */
function scaleOf(kind: QuestionKind): { readonly lower: number; readonly upper: number } | undefined {
  if (kind.type !== 'whole') return undefined;
  const { min, max } = kind;
  if ((min !== 0 && min !== 1) || max === undefined || max < 3 || max > 10) return undefined;
  return { lower: min, upper: max };
}

/** Google Forms refuses a question without choices. Without the question its column would be gone for later stages. */
function labelsOf(options: readonly { readonly value: string; readonly label?: string }[]): string[] {
  return options.length === 0 ? [NOTHING_TO_CHOOSE] : options.map(({ label, value }) => label ?? value);
}

function wholeNumber({
  min,
  max,
}: {
  readonly min?: number;
  readonly max?: number;
}): GoogleAppsScript.Forms.TextValidation {
  const validation = FormApp.createTextValidation();
  if (min !== undefined && max !== undefined) {
    return validation
      .setHelpText(`A whole number from ${min} to ${max}.`)
      .requireNumberBetween(min, max)
      .build();
  }
  if (min !== undefined) {
    return validation
      .setHelpText(`A whole number, ${min} or more.`)
      .requireNumberGreaterThanOrEqualTo(min)
      .build();
  }
  return validation.setHelpText('A whole number.').requireWholeNumber().build();
}
