// Discord's markdown as its app reads a message, as far as texts can meet it: for properties of what we write for it.

/** The text as the app shows it, the links in it, and the names of all else that it made of signs. */
export interface Shown {
  readonly text: string;
  readonly links: readonly string[];
  readonly markup: readonly string[];
}

interface Rule {
  readonly name: string;
  readonly pattern: RegExp;
  /** Read only where a line begins. */
  readonly atLineStart?: true;
}

/** In the order in which they are tried; each pattern has the words that are shown as its first group. */
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

/** A message as Discord's app shows it. */
export function shownByDiscord(message: string): Shown {
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

/** One bracket at the end that the link does not open is no part of it. */
function withoutBracket(link: string): string {
  const opened = link.split('(').length;
  return link.endsWith(')') && link.split(')').length > opened ? link.slice(0, -1) : link;
}
