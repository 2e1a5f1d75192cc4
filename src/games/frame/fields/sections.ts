// Splits a form's questions into pages, with the branches between them. Also finds the questions that someone with
// these answers is asked.
import { Bug } from '../result';
import { answerText, type AnswerLookup, type Question, type Section } from './field';
import { choiceFromCell } from './single';

export interface FormPage {
  /** Empty on the first page, below the form's title. */
  readonly title: string;
  readonly help: string;
  readonly questions: readonly Question[];
  /** Index of the next page, unless a choice branches elsewhere; undefined on the last page. */
  readonly next: number | undefined;
  /** The question on this page that decides which page is next, with the page index for each choice. */
  readonly branch?: { readonly question: string; readonly pages: ReadonlyMap<string, number> };
}

/** The heading of a last page that isn't part of a section. */
const LAST_PAGE_HEADING = { title: 'To finish', help: '' };

/** A page before its next page is known. */
interface DraftPage {
  readonly section: Section | undefined;
  readonly questions: Question[];
}

/**
 * A form's pages, in order. Everyone visits the last page, which can be empty. @throws if no form can do this: two
 * sections have the same title, or a page's branch depends on a question of another page
 */
export function formPages(questions: readonly Question[]): readonly FormPage[] {
  const pages = draftPages(questions);
  const branching = new Set(pages.flatMap(({ section }) => section?.after?.question ?? []));
  const last = pages[pages.length - 1];
  const all =
    last === undefined || last.section?.after !== undefined
      ? [...pages, { section: undefined, questions: [] }]
      : pages;
  checkTitles(all);
  return all.map((page, index) => buildPage(all, index, page, branching));
}

function draftPages(questions: readonly Question[]): DraftPage[] {
  const pages: DraftPage[] = [];
  for (const question of questions) {
    const page = pages[pages.length - 1];
    if (page !== undefined && page.section?.title === question.section?.title) page.questions.push(question);
    else pages.push({ section: question.section, questions: [question] });
  }
  return pages;
}

function buildPage(
  pages: readonly DraftPage[],
  index: number,
  { section, questions }: DraftPage,
  branching: ReadonlySet<string>,
): FormPage {
  const isLast = index === pages.length - 1;
  const [brancher, second] = questions.filter(({ title }) => branching.has(title));
  if (second !== undefined)
    throw new Bug(`“${second.title}” is the second question on its page that leads to another page.`);
  return {
    ...(index === 0 ? { title: '', help: '' } : pageHeading(section, isLast, questions)),
    questions,
    next: isLast ? undefined : nextPageIndex(pages, index, section),
    ...(brancher === undefined ? {} : { branch: pageBranch(pages, index, section, brancher) }),
  };
}

function pageHeading(
  section: Section | undefined,
  isLast: boolean,
  [first]: readonly Question[],
): Pick<FormPage, 'title' | 'help'> {
  if (section !== undefined) return { title: section.title, help: section.help ?? '' };
  return isLast ? LAST_PAGE_HEADING : { title: first?.title ?? '', help: '' };
}

/** The next page that everyone who visits this page also visits. */
function nextPageIndex(pages: readonly DraftPage[], index: number, section: Section | undefined): number {
  const own = section?.after;
  return pages.findIndex((page, at) => {
    if (at <= index) return false;
    const after = page.section?.after;
    if (after === undefined) return true;
    if (own === undefined || after.question !== own.question) return false;
    const shared = own.choices.filter((choice) => after.choices.includes(choice));
    if (shared.length > 0 && shared.length < own.choices.length) {
      throw new Bug(
        `The section “${section?.title ?? ''}” leads only some answers to “${page.section?.title ?? ''}”.`,
      );
    }
    return shared.length > 0;
  });
}

function pageBranch(
  pages: readonly DraftPage[],
  index: number,
  section: Section | undefined,
  { title, kind }: Question,
): NonNullable<FormPage['branch']> {
  const options = kind.type === 'choice' ? kind.options : [];
  const leads = options.map(({ value }) => {
    const at = pages.findIndex(
      ({ section: { after } = {} }) => after?.question === title && after.choices.includes(value),
    );
    return [value, at === -1 ? nextPageIndex(pages, index, section) : at] as const;
  });
  return { question: title, pages: new Map(leads) };
}

/** Forms find pages and questions by title, so titles must be unique. */
function checkTitles(pages: readonly DraftPage[]): void {
  const titles = pages.flatMap(({ section, questions }, index) => [
    ...(index === 0 || section === undefined ? [] : [section.title]),
    ...questions.map(({ title }) => title),
  ]);
  const twice = titles.find((title, index) => titles.indexOf(title) !== index);
  if (twice !== undefined) throw new Bug(`A form has two sections or questions with the title “${twice}”.`);
}

/** The questions that these answers lead to. Answers in other columns are ignored. */
export function questionsOnPath(questions: readonly Question[], answers: AnswerLookup): readonly Question[] {
  const visited: Question[] = [];
  for (const question of questions) {
    const after = question.section?.after;
    if (after === undefined || isBranchTaken(visited, after, answers)) visited.push(question);
  }
  return visited;
}

function isBranchTaken(
  visited: readonly Question[],
  { question, choices }: NonNullable<Section['after']>,
  answers: AnswerLookup,
): boolean {
  const asked = visited.find(({ title }) => title === question);
  const answer = answers(question);
  if (asked?.kind.type !== 'choice' || answerText(answer) === '') return false;
  const chosen = choiceFromCell(asked.kind.options, answer);
  return choices.some((choice) => choice === chosen);
}
