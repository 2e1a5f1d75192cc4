// The sections of a form: its questions on pages that follow the answers. What stands on which page, where each page
// leads, and which questions the answers lead to.
import { Bug } from '../result';
import { answerText, type Answers, type Question, type Section } from './field';
import { choiceFromCell } from './single';

/** One page of a form. */
export interface FormPage {
  /** Empty on the first page, which stands below the form's own title. */
  readonly title: string;
  readonly help: string;
  readonly questions: readonly Question[];
  /** The page, counted from 0, that comes next unless a choice leads elsewhere; undefined after the last. */
  readonly next: number | undefined;
  /** For the question whose answer decides what comes next: the page of each of its choices. */
  readonly branch?: { readonly question: string; readonly pages: ReadonlyMap<string, number> };
}

/** What stands above the last page where it belongs to no section. */
const LAST = { title: 'To finish', help: 'Look your answers over with “Back” if you like, then send them.' };

/** A page before it is known where it leads. */
interface Drafted {
  readonly section: Section | undefined;
  readonly questions: Question[];
}

/**
 * The pages of a form, in order. The last is visited whatever was answered, and leads nowhere: it may be empty.
 * @throws where a game asks what no form can: two sections of one title, a page that leads to different sections for
 * reasons that do not stand on it
 */
export function pagesOf(questions: readonly Question[]): readonly FormPage[] {
  const pages = draftPages(questions);
  const branching = new Set(pages.flatMap(({ section }) => section?.after?.question ?? []));
  const last = pages[pages.length - 1];
  const leadsOn =
    last?.section?.after !== undefined || last?.questions.some(({ title }) => branching.has(title)) === true;
  const all = leadsOn || last === undefined ? [...pages, { section: undefined, questions: [] }] : pages;
  checkTitles(all);
  return all.map((page, index) => pageAt(all, index, page, branching));
}

function draftPages(questions: readonly Question[]): Drafted[] {
  const pages: Drafted[] = [];
  for (const question of questions) {
    const page = pages[pages.length - 1];
    if (page !== undefined && page.section?.title === question.section?.title) page.questions.push(question);
    else pages.push({ section: question.section, questions: [question] });
  }
  return pages;
}

function pageAt(
  pages: readonly Drafted[],
  index: number,
  { section, questions }: Drafted,
  branching: ReadonlySet<string>,
): FormPage {
  const isLast = index === pages.length - 1;
  const [brancher, second] = questions.filter(({ title }) => branching.has(title));
  if (second !== undefined)
    throw new Bug(`“${second.title}” is the second on its page that leads elsewhere.`);
  return {
    ...(index === 0 ? { title: '', help: '' } : wordsAbove(section, isLast, questions)),
    questions,
    next: isLast ? undefined : nextOf(pages, index, section),
    ...(brancher === undefined ? {} : { branch: branchOf(pages, index, section, brancher) }),
  };
}

function wordsAbove(
  section: Section | undefined,
  isLast: boolean,
  [first]: readonly Question[],
): Pick<FormPage, 'title' | 'help'> {
  if (section !== undefined) return { title: section.title, help: section.help ?? '' };
  return isLast ? LAST : { title: first?.title ?? '', help: '' };
}

/** Finds the first page after this one that everybody visits who visits this one. */
function nextOf(pages: readonly Drafted[], index: number, section: Section | undefined): number {
  const own = section?.after;
  return pages.findIndex((page, at) => {
    if (at <= index) return false;
    const after = page.section?.after;
    if (after === undefined) return true;
    if (own === undefined || after.question !== own.question) return false;
    const shared = own.choices.filter((choice) => after.choices.includes(choice));
    if (shared.length > 0 && shared.length < own.choices.length) {
      throw new Bug(
        `The section “${section?.title ?? ''}” leads some to “${page.section?.title ?? ''}”, and others on.`,
      );
    }
    return shared.length > 0;
  });
}

function branchOf(
  pages: readonly Drafted[],
  index: number,
  section: Section | undefined,
  { title, kind }: Question,
): NonNullable<FormPage['branch']> {
  const options = kind.type === 'choice' ? kind.options : [];
  const leads = options.map(({ value }) => {
    const at = pages.findIndex(
      ({ section: { after } = {} }) => after?.question === title && after.choices.includes(value),
    );
    return [value, at === -1 ? nextOf(pages, index, section) : at] as const;
  });
  return { question: title, pages: new Map(leads) };
}

/** A page is found again in a form by its title, as a question is, so no two may have the same. */
function checkTitles(pages: readonly Drafted[]): void {
  const titles = pages.flatMap(({ section, questions }, index) => [
    ...(index === 0 || section === undefined ? [] : [section.title]),
    ...questions.map(({ title }) => title),
  ]);
  const twice = titles.find((title, index) => titles.indexOf(title) !== index);
  if (twice !== undefined) throw new Bug(`A form has two sections or questions with the title “${twice}”.`);
}

/** Gives the questions to which these answers lead. The columns of other questions are ignored. */
export function questionsOnPath(questions: readonly Question[], answers: Answers): readonly Question[] {
  const visited: Question[] = [];
  for (const question of questions) {
    const after = question.section?.after;
    if (after === undefined || leads(visited, after, answers)) visited.push(question);
  }
  return visited;
}

function leads(
  visited: readonly Question[],
  { question, choices }: NonNullable<Section['after']>,
  answers: Answers,
): boolean {
  const asked = visited.find(({ title }) => title === question);
  const answer = answers(question);
  if (asked?.kind.type !== 'choice' || answerText(answer) === '') return false;
  const chosen = choiceFromCell(asked.kind.options, answer);
  return choices.some((choice) => choice === chosen);
}
