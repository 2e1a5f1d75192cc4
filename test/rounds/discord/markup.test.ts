// Texts for Discord appear as they were typed, with addresses unchanged. Elsewhere, the same text has no markup.
import fc from 'fast-check';
import { toBold, escapeMarkdown, toPlainText, parseMarkup } from '../../../src/rounds/discord/markup';
import { anyText } from '../../support/any-text';
import { runs } from '../../games/random-play';

/** What the Discord app shows: the text, its links, and all other markup. */
interface Shown {
  readonly text: string;
  readonly links: readonly string[];
  readonly markup: readonly string[];
}

interface Rule {
  readonly name: string;
  readonly pattern: RegExp;
  readonly atLineStart?: true;
}

/** Discord's rules in the order in which they're tried. The first group of each pattern is what is shown. */
const RULES: readonly Rule[] = [
  { name: 'heading', pattern: /^(?:#{1,3}|-#) +([^\n]+)/, atLineStart: true },
  { name: 'quote', pattern: /^>(?:>>)? ([^\n]*)/, atLineStart: true },
  { name: 'list', pattern: /^ *(?:[*+-]|\d+\.) +([^\n]*)/, atLineStart: true },
  { name: 'code block', pattern: /^```([^]+?)```/ },
  { name: 'escape', pattern: /^\\([^0-9A-Za-z\s])/ },
  { name: 'time', pattern: /^<t:(-?\d+(?::[A-Za-z])?)>/ },
  { name: 'mention', pattern: /^<(?:@[!&]?|#|id:)(\w+)>/ },
  { name: 'mention', pattern: /^@(everyone|here)(?![\w-])/ },
  { name: 'emoji', pattern: /^<a?:(\w+):\d+>/ },
  { name: 'command', pattern: /^<\/([^:>]+):\d+>/ },
  { name: 'link', pattern: /^<((?:https?|steam):\/\/[^\s>]+)>/i },
  { name: 'link', pattern: /^((?:https?|steam):\/\/[^\s<]+[^<.,:;"'\]\s])/i },
  { name: 'masked link', pattern: /^\[([^\]\n]+)\]\(\s*<?(?:https?:[^)\s]+)>?\s*\)/ },
  { name: 'bold', pattern: /^\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/ },
  { name: 'underline', pattern: /^__((?:\\[^]|[^\\])+?)__(?!_)/ },
  { name: 'italics', pattern: /^_((?:__|\\[^]|[^\\_])+?)_\b/ },
  { name: 'italics', pattern: /^_((?:__|\\[^]|[^\\_])+?)_(?!\w)/ },
  { name: 'italics', pattern: /^\*(?=\S)((?:\*\*|\\[^]|[^\\*])+?)\*(?!\*)/ },
  { name: 'struck', pattern: /^~~([^]+?)~~/ },
  { name: 'spoiler', pattern: /^\|\|([^]+?)\|\|/ },
  { name: 'code', pattern: /^`+([^`]|[^`][^]*?[^`])`+/ },
  { name: 'emoji', pattern: /^:(?![\w+-]*(?:https?|steam):\/\/)(\+1|-1|[a-z][\w+-]*|100|1234|8ball):/i },
];

function shownByDiscord(message: string): Shown {
  const links: string[] = [];
  const markup: string[] = [];
  const read = (source: string, startsLine: boolean): string => {
    let text = '';
    for (let at = 0; at < source.length;) {
      const rest = source.slice(at);
      const begins = at === 0 ? startsLine : source.charAt(at - 1) === '\n';
      const found = RULES.filter(({ atLineStart }) => atLineStart !== true || begins)
        .map((rule) => ({ name: rule.name, match: rule.pattern.exec(rest) }))
        .find(({ match }) => match !== null);
      const [whole = rest.charAt(0), inner = ''] = found?.match ?? [];
      switch (found?.name) {
        case undefined:
          text += whole;
          at += whole.length;
          continue;
        case 'escape':
          text += inner;
          break;
        case 'link': {
          const link = whole.startsWith('<') ? inner : withoutBracket(inner);
          links.push(link);
          text += link;
          at += whole.length - (inner.length - link.length);
          continue;
        }
        default:
          markup.push(found?.name ?? '');
          text += read(inner, false);
      }
      at += whole.length;
    }
    return text;
  };
  const text = read(message, true);
  return { text, links, markup };
}

/** Cuts off a closing bracket that the link itself doesn't open. */
function withoutBracket(link: string): string {
  const opened = link.split('(').length;
  return link.endsWith(')') && link.split(')').length > opened ? link.slice(0, -1) : link;
}

/** Removes the invisible character that keeps `@everyone` from being a mention. */
const seen = (text: string): string => text.replaceAll('@\u200b', '@');

const SIGNS = fc.constantFrom(
  ...'* ** _ __ ~~ || ` ``` # \\ < > @ : ( ) [ ] { } . , ; ! ? " \' “ ” … a Bo 7 🎲'.split(' '),
  ...['# ', '-# ', '- ', '1. ', '> ', ' ', '\n'],
  ...['@everyone', '@here', '<@1>', ':smile:', '[a](b)', 'https://', '<t:1:R>', 'snake_case_', '20:15:30'],
);
const signs = fc.array(SIGNS, { maxLength: 8 }).map((all) => all.join(''));
const words = fc.oneof(signs, anyText({ maxLength: 12 }));

/** Addresses that contain every special character of Discord, and end in an unambiguous way. */
const address = fc
  .tuple(
    fc.constantFrom('https://', 'http://'),
    fc.constantFrom('docs.google.com', 'youtu.be', 'x.org', 'localhost:8080', 'müller.example'),
    fc.array(fc.constantFrom(...'/ _ * # ~ | (b) [1] - = ? & @ . , ` a Z9 %20 ** ||'.split(' ')), {
      maxLength: 10,
    }),
    fc.constantFrom('x', '7', '/', '_', '=', '-'),
  )
  .map(([scheme, host, path, end]) => `${scheme}${host}/${path.join('')}${end}`);
const email = fc
  .tuple(
    fc.stringMatching(/^[a-z][a-z0-9]{0,4}(?:[._+-][a-z0-9]{1,4}){0,3}$/),
    fc.constantFrom('example.com', 'mail.x-y.org', 'gmail.com'),
  )
  .map(([name, domain]) => `${name}@${domain}`);

test('any text is shown as it was typed: no markup, no mention', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(words, address, email), { maxLength: 6 }), (parts) => {
      const typed = parts.join('');
      const { text, markup } = shownByDiscord(escapeMarkdown(typed));
      expect(markup).toEqual([]);
      expect(seen(text)).toBe(seen(typed));
    }),
    { ...runs(250), endOnFailure: false },
  );
});

test('addresses stay unchanged, and lead where they should', () => {
  const around = fc.constantFrom(
    ...'(#) [#] “#” "#" **#** _#_ ||#|| ~~#~~ `#` <#> #. #!'.split(' '),
    ...['#, ', '(see #).', '- #', '# #'],
  );
  fc.assert(
    fc.property(signs, fc.oneof(address, email), around, signs, (before, given, shape, after) => {
      const [left = '', ...right] = shape.split('#');
      const sentence = `${left}${given}${right.join('#')}`;
      const written = escapeMarkdown(`${before} ${sentence} ${after}`);
      const { text, links } = shownByDiscord(written);
      expect(text).toContain(sentence);
      if (!given.includes('://')) return;
      expect(written).toContain(given);
      expect(links).toContain(given);
    }),
    { ...runs(250), endOnFailure: false },
  );
});

test('bold words are bold, their addresses are links, and nothing else is markup', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(words, address, email), { maxLength: 4 }), (parts) => {
      const typed = parts.join(' ');
      const { text, markup } = shownByDiscord(`${toBold(typed)}: ${escapeMarkdown(typed)}`);
      expect(markup.filter((name) => name !== 'bold')).toEqual([]);
      expect(seen(text)).toBe(seen(`${typed}: ${typed}`));
    }),
    { ...runs(150), endOnFailure: false },
  );
  expect(toBold('Round *1*')).toBe('**Round \\*1\\***');
  expect(toBold('Film https://x.org/a**b now')).toBe('**Film** https://x.org/a**b **now**');
});

test('outside Discord a text has no markup, and the sidebar shows what Discord does', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(words, address, email), { maxLength: 4 }), (parts) => {
      const typed = parts.join('');
      const written = `${toBold('Round 1')}: ${escapeMarkdown(typed)}`;
      expect(toPlainText(written, 'UTC')).toBe(`Round 1: ${typed}`);
      const shown = parseMarkup(written).map((part) =>
        part.kind === 'link' ? part.address : 'text' in part ? part.text : '',
      );
      expect(seen(shown.join(''))).toBe(seen(shownByDiscord(written).text));
    }),
    { ...runs(150), endOnFailure: false },
  );
});
