// The stand-in's HtmlService makes all changes to a page that anyone has seen Google make.
import * as vm from 'node:vm';
import { stripComments, toServedPage } from '../src/services/served-page';

const AS_SERVED = /<script>([^]*)<\/script>/;

const servedScript = (script: string): string =>
  AS_SERVED.exec(toServedPage(`<script>${script}</script>`))?.[1] ?? '';

test('a page with an address in a template literal is blank', () => {
  // The page for hosts was once built as one long line, like this.
  const script = 'const at=(n,t)=>`https://discord.com/api/webhooks/${n}/${t}`;shown="desk";';
  expect(vm.runInNewContext(`${script}shown`)).toBe('desk');
  for (const quotes of ['known', 'unknown'] as const) {
    expect(stripComments(script, quotes)).toBe('const at=(n,t)=>`https:');
  }
  expect(() => new vm.Script(servedScript(script))).toThrow('Unexpected end of input');
});

test.each([
  ['an address in a text', 'f("http://a", \'/*b*/\');', 'f("http://a", \'/*b*/\');', 'f("http:'],
  ['a comment of a line', 'f(1); // one\nf(2);', 'f(1); \nf(2);', 'f(1); \nf(2);'],
  ['a comment of several lines', 'f(1);/* one\ntwo */f(2);', 'f(1);f(2);', 'f(1);f(2);'],
  ['a quote in a pattern, and a text after it', 'f(/"/,"//");', 'f(/"/,"', 'f(/"/,"'],
  ['a quote that is escaped', String.raw`f("\"//");`, String.raw`f("\"//");`, String.raw`f("\"`],
  ['none', 'f("a:/\\/b", 4 / 2);', 'f("a:/\\/b", 4 / 2);', 'f("a:/\\/b", 4 / 2);'],
])(
  'comments are cut out of a script with %s, where quotes are known and where they are not',
  (_, script, known, unknown) => {
    expect(stripComments(script, 'known')).toBe(known);
    expect(stripComments(script, 'unknown')).toBe(unknown);
    expect(servedScript(script)).toBe(unknown);
  },
);

test('what Google leaves out of a page is left out, and addresses in tags stay', () => {
  const page = `<head><meta charset="utf-8"><!-- one --><link rel="icon" href="a"><title>T</title></head>
<a href="https://a.example">b</a><script src="https://b.example/c.js"></script>`;
  expect(toServedPage(page)).toBe(`<head><title>T</title></head>
<a href="https://a.example">b</a><script src="https://b.example/c.js"></script>`);
});

test('letters beyond ASCII are spoilt, entities and escapes are not', () => {
  expect(toServedPage('<p>…</p><script>f("…")</script>')).toBe(
    '<p>â\u0080¦</p><script>f("â\u0080¦")</script>',
  );
  const safe = '<p>&#8230;</p><script>f("\\u2026")</script>';
  expect(toServedPage(safe)).toBe(safe);
});
