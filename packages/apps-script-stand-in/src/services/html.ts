// The service HtmlService, which makes pages of the bundle's HTML files.
import { GoogleError } from '../errors';
import type { Execution } from '../execution';
import { chained, method, number, ServiceType, text, type ServiceObject } from '../service-types';
import { rewritePage, toServedPage } from './served-page';

/** A page that a script is building. */
export interface HtmlContent {
  readonly content: string;
  title: string;
  width: number | undefined;
  height: number | undefined;
  readonly metaTags: Map<string, string>;
}

/** A web app's page as visitors get it, with title and tags. */
export interface WebPage {
  readonly title: string;
  readonly html: string;
  /** The meta tags by name. */
  readonly metaTags: Readonly<Record<string, string>>;
}

/** The only meta tags that Google allows. */
const ALLOWED_META_TAGS = [
  'apple-mobile-web-app-capable',
  'google-site-verification',
  'mobile-web-app-capable',
  'viewport',
];

export const htmlType = new ServiceType<HtmlContent>('HtmlService', 'HtmlOutput', {
  getContent: method([], ({ content }) => content),
  setTitle: chained([text], (page, title) => (page.title = title)),
  setWidth: chained([number], (page, width) => (page.width = width)),
  setHeight: chained([number], (page, height) => (page.height = height)),
  addMetaTag: chained([text, text], ({ metaTags }, name, content) => {
    if (!ALLOWED_META_TAGS.includes(name)) {
      throw new GoogleError('The meta tag you specified is not allowed in this context.');
    }
    metaTags.set(name, content);
  }),
});

function htmlOutput(content: string): ServiceObject {
  return htmlType.make({ content, title: '', width: undefined, height: undefined, metaTags: new Map() });
}

/** The page that a web app's function returned; undefined if the function returned something else. */
export function toWebPage(value: unknown): WebPage | undefined {
  const made = htmlType.read(value);
  if (typeof made === 'symbol') return undefined;
  const { title, content, metaTags } = made;
  return { title, html: toServedPage(content), metaTags: Object.fromEntries(metaTags) };
}

/** HtmlTemplate objects. Their data is the file's text. */
const templateType = new ServiceType<string>('HtmlService', 'HtmlTemplate', {
  getRawContent: method([], (raw) => raw),
  evaluate: method([], (raw) => {
    if (raw.includes('<?')) throw new GoogleError('The local host runs no scriptlets: <? … ?>.');
    return htmlOutput(raw);
  }),
});

/** The text of one of the bundle's HTML files. */
function readHtmlFile({ html }: Execution, name: string): string {
  const file = html[name] ?? html[name.replace(/\.html$/, '')];
  if (file === undefined) throw new GoogleError(`No HTML file named ${name} was found.`);
  return file;
}

export const htmlService = new ServiceType<Execution>('HtmlService', 'HtmlService', {
  createHtmlOutput: method([text], (_execution, html) => htmlOutput(html)),
  createHtmlOutputFromFile: method([text], (execution, name) =>
    htmlOutput(rewritePage(readHtmlFile(execution, name))),
  ),
  createTemplateFromFile: method([text], (execution, name) =>
    templateType.make(readHtmlFile(execution, name)),
  ),
});
