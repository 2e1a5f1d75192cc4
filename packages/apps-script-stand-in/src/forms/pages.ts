// The pages of a form: which items are on each, where a page leads, and which pages somebody visits.
import type { Answer, FormItem, Navigation } from './form';

type Answers = Readonly<Record<string, Answer>>;

/** Gives the items of each page; every page but the first begins with its page break. */
export function itemsByPage(items: readonly FormItem[]): readonly (readonly FormItem[])[] {
  const pages: FormItem[][] = [[]];
  for (const item of items) {
    if (item.type === 'PAGE_BREAK') pages.push([]);
    pages[pages.length - 1]?.push(item);
  }
  return pages;
}

/** Gives the page that comes after this one; undefined where the answers are sent instead. */
export function pageAfter(items: readonly FormItem[], page: number, answers: Answers): number | undefined {
  const pages = itemsByPage(items);
  // Choices on the last page lead nowhere.
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

/** Gives where the choice made at a question leads; nothing where it leads nowhere special. */
function chosenNavigation({ id, choices, leads }: FormItem, answers: Answers): readonly Navigation[] {
  const answer = answers[String(id)];
  const navigation = typeof answer === 'string' ? leads?.[choices.indexOf(answer)] : undefined;
  return navigation === undefined ? [] : [navigation];
}

/** Gives the items of all pages that somebody visits who gives these answers. */
export function itemsVisited(items: readonly FormItem[], answers: Answers): readonly FormItem[] {
  const pages = itemsByPage(items);
  const visited: number[] = [];
  for (
    let page: number | undefined = 0;
    // Stops at a page that was visited before: with the same answers the way would go round for ever.
    page !== undefined && !visited.includes(page);
    page = pageAfter(items, page, answers)
  ) {
    visited.push(page);
  }
  return visited.flatMap((page) => pages[page] ?? []);
}
