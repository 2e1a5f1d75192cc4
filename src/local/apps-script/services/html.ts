// The service HtmlService: HTML files of the bundle as pages to be shown.
import { GoogleError } from '../errors';
import type { Execution } from '../execution';
import { chained, method, number, ServiceType, text, type ServiceObject } from '../interface';

/** A page under construction. */
export interface HtmlContent {
  readonly content: string;
  title: string;
  width: number | undefined;
  height: number | undefined;
}

/** HtmlOutput objects. */
export const htmlType = new ServiceType<HtmlContent>('HtmlService', 'HtmlOutput', {
  getContent: method([], ({ content }) => content),
  setTitle: chained([text], (page, title) => (page.title = title)),
  setWidth: chained([number], (page, width) => (page.width = width)),
  setHeight: chained([number], (page, height) => (page.height = height)),
});

function output(content: string): ServiceObject {
  return htmlType.make({ content, title: '', width: undefined, height: undefined });
}

/** The global `HtmlService`. */
export const htmlService = new ServiceType<Execution>('HtmlService', 'HtmlService', {
  createHtmlOutput: method([text], (_execution, html) => output(html)),
  createHtmlOutputFromFile: method([text], ({ html }, name) => {
    const file = html[name] ?? html[name.replace(/\.html$/, '')];
    if (file === undefined) throw new GoogleError(`No HTML file named ${name} was found.`);
    return output(file);
  }),
});
