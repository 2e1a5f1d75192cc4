// The service HtmlService: files of the bundle and templates as pages to be shown.
import type { Execution } from './execution';
import { GoogleError } from './errors';
import { enumeration, kind, method, number, optional, ServiceObject, text, type Members } from './interface';

/** A page under construction. */
export interface HtmlContent {
  content: string;
  title: string;
  width: number | undefined;
  height: number | undefined;
}

/** HtmlOutput objects. */
export const htmlKind = kind<HtmlContent>('HtmlOutput');

const frameModes = enumeration('XFrameOptionsMode', ['ALLOWALL', 'DEFAULT'] as const);
const sandboxModes = enumeration('SandboxMode', ['EMULATED', 'IFRAME', 'NATIVE'] as const);

function output(content: string): ServiceObject {
  const page: HtmlContent = { content, title: '', width: undefined, height: undefined };
  const members: Members = {
    getContent: method([], () => page.content),
    setContent: method([text], (html) => {
      page.content = html;
      return self;
    }),
    append: method([text], (html) => {
      page.content += html;
      return self;
    }),
    getTitle: method([], () => page.title),
    setTitle: method([text], (title) => {
      page.title = title;
      return self;
    }),
    getWidth: method([], () => page.width ?? null),
    setWidth: method([number], (width) => {
      page.width = width;
      return self;
    }),
    getHeight: method([], () => page.height ?? null),
    setHeight: method([number], (height) => {
      page.height = height;
      return self;
    }),
    addMetaTag: method([text, text], () => self),
    setFaviconUrl: method([text], () => self),
    setSandboxMode: method([sandboxModes], () => self),
    setXFrameOptionsMode: method([frameModes], () => self),
  };
  const self = htmlKind.make(page, members, 'HtmlOutput');
  return self;
}

function template(content: string): ServiceObject {
  return new ServiceObject('HtmlTemplate', {
    evaluate: method([], () => {
      if (content.includes('<?')) {
        throw new GoogleError('The local host does not evaluate scriptlets in templates.');
      }
      return output(content);
    }),
    getRawContent: method([], () => content),
    getCode: method([], () => ''),
    getCodeWithComments: method([], () => ''),
  });
}

/** The global `HtmlService`. */
export function htmlService(execution: Execution): ServiceObject {
  const file = (name: string): string => {
    const html = execution.html[name] ?? execution.html[name.replace(/\.html$/, '')];
    if (html === undefined) throw new GoogleError(`No HTML file named ${name} was found.`);
    return html;
  };
  return new ServiceObject('HtmlService', {
    XFrameOptionsMode: frameModes.object,
    SandboxMode: sandboxModes.object,
    createHtmlOutput: method([optional(text)], (html) => output(html ?? '')),
    createHtmlOutputFromFile: method([text], (name) => output(file(name))),
    createTemplate: method([text], template),
    createTemplateFromFile: method([text], (name) => template(file(name))),
    getUserAgent: method([], () => 'local host'),
  });
}
