// The pages of a form: which items stand on each, where a page leads, and which pages some answers visit.
import type { Answer, ItemType, Navigation } from './form';

/** The parts of an item that say where pages lead. */
interface Item {
  readonly id: number;
  readonly type: ItemType;
  readonly choices: readonly string[];
  readonly leads?: readonly Navigation[];
  readonly goTo?: Navigation;
}
type Answers = Readonly<Record<string, Answer>>;

/** The items of each page; all but the first begin with their page break. */
export function itemsByPage<I extends Item>(items: readonly I[]): readonly (readonly I[])[] {
  const pages: I[][] = [[]];
  for (const item of items) {
    if (item.type === 'PAGE_BREAK') pages.push([]);
    pages[pages.length - 1]?.push(item);
  }
  return pages;
}

/** The page that comes after this one; undefined where the answers are sent. */
export function pageAfter(items: readonly Item[], page: number, answers: Answers): number | undefined {
  const pages = itemsByPage(items);
  // On the last page no navigation has an effect.
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

/** The step that the choice made at a question leads to; none where it leads nowhere of its own. */
function chosenNavigation({ id, choices, leads }: Item, answers: Answers): readonly Navigation[] {
  const answer = answers[String(id)];
  const navigation = typeof answer === 'string' ? leads?.[choices.indexOf(answer)] : undefined;
  return navigation === undefined ? [] : [navigation];
}

/** The items on all pages that somebody visits who gives these answers. */
export function itemsVisited<I extends Item>(items: readonly I[], answers: Answers): readonly I[] {
  const pages = itemsByPage(items);
  const visited: number[] = [];
  for (
    let page: number | undefined = 0;
    // Somebody led back to a page gives the same answers again, and would go round for ever.
    page !== undefined && !visited.includes(page);
    page = pageAfter(items, page, answers)
  ) {
    visited.push(page);
  }
  return visited.flatMap((page) => pages[page] ?? []);
}
