// A form's pages: their items, their next pages, and the pages that a person visits.
import type { Answer, FormItem, PageNavigation } from './form';

type AnswersById = Readonly<Record<string, Answer>>;

/** The items of each page. Every page except the first begins with its page break. */
export function itemsByPage(items: readonly FormItem[]): readonly (readonly FormItem[])[] {
  const pages: FormItem[][] = [[]];
  for (const item of items) {
    if (item.type === 'PAGE_BREAK') pages.push([]);
    pages[pages.length - 1]?.push(item);
  }
  return pages;
}

/** The next page; undefined if the answers are submitted instead. */
export function nextPage(items: readonly FormItem[], page: number, answers: AnswersById): number | undefined {
  const pages = itemsByPage(items);
  // Choices on the last page don't lead anywhere.
  if (page + 1 >= pages.length) return undefined;
  const chosen = (pages[page] ?? []).flatMap((item) => chosenNavigation(item, answers));
  const navigation = chosen[chosen.length - 1] ?? pages[page + 1]?.[0]?.goTo ?? 'CONTINUE';
  switch (navigation) {
    case 'CONTINUE':
      return page + 1;
    case 'RESTART':
      return 0;
    case 'SUBMIT':
      return undefined;
    default:
      return pages.findIndex(([first]) => first?.id === navigation);
  }
}

/** Where the chosen answer leads; empty if it sets no page. */
function chosenNavigation({ id, choices, leads }: FormItem, answers: AnswersById): readonly PageNavigation[] {
  const answer = answers[String(id)];
  const navigation = typeof answer === 'string' ? leads?.[choices.indexOf(answer)] : undefined;
  return navigation === undefined ? [] : [navigation];
}

/** The items of all pages that a person with these answers visits. */
export function visitedItems(items: readonly FormItem[], answers: AnswersById): readonly FormItem[] {
  const pages = itemsByPage(items);
  const visited: number[] = [];
  for (
    let page: number | undefined = 0;
    // Stops at a page visited before, since the same answers would lead in circles forever.
    page !== undefined && !visited.includes(page);
    page = nextPage(items, page, answers)
  ) {
    visited.push(page);
  }
  return visited.flatMap((page) => pages[page] ?? []);
}
