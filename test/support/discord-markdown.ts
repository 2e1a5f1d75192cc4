// Reads Discord's markdown as its app does, for properties of the messages that the program writes; only as far as such
// texts can meet it.

/**
 * What the app shows: the text, the links in it, and the names of everything else that it made of special characters.
 */
export interface Shown {
  readonly text: string;
  readonly links: readonly string[];
  readonly markup: readonly string[];
}

interface Rule {
  readonly name: string;
  readonly pattern: RegExp;
  /** Whether the rule holds only at the beginning of a line. */
  readonly atLineStart?: true;
}

/** The rules in the order in which they are tried. The first group of each pattern is what is shown. */
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

/** Gives a message as Discord's app shows it. */
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

/** Cuts off a closing bracket at the end that the link does not open itself. */
function withoutBracket(link: string): string {
  const opened = link.split('(').length;
  return link.endsWith(')') && link.split(')').length > opened ? link.slice(0, -1) : link;
}
