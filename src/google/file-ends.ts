// The mark that ends each file of the program. Files that were pasted by hand into the Apps Script editor may end too
// soon, or be of two versions, and look whole: the program looks for its marks before it opens a page.
import { thisRelease } from './release';

/** The pages of the add-on, by the names of their files. */
export const PAGES = ['player', 'sidebar'] as const;
export type PageName = (typeof PAGES)[number];

/** Writes the mark that ends the file of a page. */
export function endOfPage(name: PageName, build: string): string {
  return `<!-- The end of ${name}.html, Round Keeper ${build}. -->\n`;
}

const ANY_END = /<!-- The end of (\w+\.html), Round Keeper (\S+ \(\w+\))\. -->\s*$/;

/** What is wrong with the program's files as they were pasted. */
export interface BrokenFile {
  readonly file: string;
  readonly why: string;
}

/**
 * Finds the file that keeps this page from opening; undefined where all files are whole and of one build. `html` is the
 * page’s file.
 */
export function brokenFile(name: PageName, html: string | undefined): BrokenFile | undefined {
  const build = thisRelease()?.build;
  if (build === undefined) return { file: 'Code.gs', why: 'its end is missing' };
  if (typeof Sheets === 'undefined' || typeof Drive === 'undefined') {
    return { file: 'appsscript.json', why: 'it does not name the services Sheets and Drive' };
  }
  const file = `${name}.html`;
  if (html === undefined) return { file, why: 'it is not there' };
  const end = ANY_END.exec(html);
  if (end === null) return { file, why: 'its end is missing' };
  const [, found, of] = end;
  if (found !== file) return { file, why: `what stands in it is ${found ?? ''}` };
  return of === build ? undefined : { file, why: `it is of version ${of ?? ''}, and Code.gs of ${build}` };
}

/** Writes the sentence for the host. */
export function pasteAgain({ file, why }: BrokenFile): string {
  return `Opening Round Keeper: the file ${file} in the Apps Script editor is not whole: ${why}. Paste all four files of one version once more, save each, and reload the spreadsheet. Nothing of your game was changed.`;
}

/** Writes the sentence for a player. */
export function playByForm({ file }: BrokenFile): string {
  return `Opening your page: your host’s copy of Round Keeper is not whole (${file}), and this page has sent nothing. Play by the link to your form, and tell your host what stands here.`;
}
