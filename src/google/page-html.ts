// The program's two pages as HTML, with their initial data as window variables.
import { isObject } from '../games/frame/json';
import { buildPingAnswer } from '../rounds/host/account/account-check';
import { thisBuild } from './release';
import type { InitialPageData, InitialLiveTableData } from '../rounds/page/views';
import {
  brokenFile,
  PAGE_NAMES,
  brokenFileText,
  brokenPageText,
  type BrokenFile,
  type PageName,
} from './file-state';
import { ignoreRefusal } from './failure';

type Html = GoogleAppsScript.HTML.HtmlOutput;

/**
 * The players' page or the table. The page includes the content for its link's key, so that it shows something before its
 * first call. For a `ping` from the account check, returns a short text instead.
 */
export function openPage(event: unknown, read: FirstContentLoaders): Html {
  const parameter = isObject(event) && isObject(event.parameter) ? event.parameter : {};
  if (parameter.ping !== undefined)
    return HtmlService.createHtmlOutput(`<p>${buildPingAnswer(thisBuild())}</p>`);
  const { key, table } = parameter;
  const page =
    typeof table === 'string'
      ? { ROUND_KEEPER_TABLE: { key: table, reading: read.table(table) } satisfies InitialLiveTableData }
      : { ROUND_KEEPER_PAGE: readInitialData(typeof key === 'string' ? key : '', read) };
  return pageWithData('player', page)
    .setTitle('Round Keeper')
    .addMetaTag('viewport', 'width=device-width, initial-scale=1');
}

function readInitialData(key: string, read: FirstContentLoaders): InitialPageData {
  return { key, reading: read.page(key) };
}

/** Functions that read the first content of a page, by the key in its link. */
interface FirstContentLoaders {
  readonly page: (key: string) => InitialPageData['reading'];
  readonly table: (key: string) => InitialLiveTableData['reading'];
}

/**
 * The page, with these variables set for its script. If the program's files are incomplete, the page says so instead. The
 * host's page checks all files, so that the host finds problems before the players do.
 */
export function pageWithData(name: PageName, data: Readonly<Record<string, unknown>>): Html {
  const html = fileContent(name) ?? '';
  const [broken] = name === 'player' ? brokenPageFiles([name]) : brokenFiles();
  if (broken !== undefined)
    return buildTextPage(name === 'player' ? brokenPageText(broken) : brokenFileText(broken));
  const script = `<script>Object.assign(window,${scriptJson(data)})</script>`;
  return HtmlService.createHtmlOutput(html.replace('<head>', () => `<head>${script}`));
}

/**
 * JSON that HtmlService doesn't change. HtmlService garbles non-ASCII letters, and removes `//` from scripts as if it began
 * a comment. The data also can't close the script element.
 */
function scriptJson(data: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(data).replace(/[<>&/]|[^\0-~]/g, escapeCharacter);
}

/** The file's text. createHtmlOutputFromFile would change the text, since it mistakes parts of scripts for tags. */
function fileContent(name: PageName): string | undefined {
  return ignoreRefusal(() => HtmlService.createTemplateFromFile(name).getRawContent());
}

/** Files that keep a page from opening. */
function brokenFiles(): readonly BrokenFile[] {
  return brokenPageFiles(PAGE_NAMES);
}

function brokenPageFiles(pages: readonly PageName[]): readonly BrokenFile[] {
  return pages.flatMap((name) => brokenFile(name, fileContent(name)) ?? []);
}

/** A page that contains only this sentence. */
function buildTextPage(text: string): Html {
  const escapes = text.replace(/[<>&]|[^\0-~]/gu, (letter) => `&#${letter.codePointAt(0) ?? 0};`);
  return HtmlService.createHtmlOutput(`<p>${escapes}</p>`);
}

function escapeCharacter(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
