// Discord markup: escapes texts so that Discord shows them as typed, makes mentions, and turns our Discord texts into what
// Discord shows or into plain text.
import { timeText } from '../time/time-zone';
import { isInEmail, linkAtStart, splitAtAddresses, type TextPiece } from './addresses';

type MarkupPart =
  | { readonly kind: 'text'; readonly text: string; readonly bold: boolean }
  | { readonly kind: 'link'; readonly address: string; readonly bold: boolean }
  | { readonly kind: 'time'; readonly at: number; readonly isDistance: boolean };

/** An invisible character; after an @ it prevents an `@everyone` mention, even when pasted. */
const MENTION_BLOCKER = '\u200b';

/** Escapes a text so that it's shown as typed, without markup or mentions. Addresses aren't escaped. */
export function escapeMarkdown(text: string): string {
  return piecesToMarkdown(splitAtAddresses(text), false, escapeCharacters);
}

/** Makes a text bold, except for addresses, because asterisks in an address would end the bold. */
export function toBold(text: string): string {
  // `true`, because more text always follows the bold text.
  return piecesToMarkdown(splitAtAddresses(text), true, (piece) => {
    const words = piece.trim();
    return words === '' ? piece : piece.replace(words, () => `**${escapeCharacters(words)}**`);
  });
}

/**
 * Works from the end, because what follows an address decides where Discord ends it. Underscores in an e-mail address are
 * escaped if a later one could make italics with them, or if what follows isn't known (`goesOn`).
 */
function piecesToMarkdown(
  pieces: readonly TextPiece[],
  goesOn: boolean,
  wordsOf: (piece: string) => string,
): string {
  return pieces.reduceRight((after, { kind, text }) => {
    switch (kind) {
      case 'words':
        return wordsOf(text) + after;
      case 'e-mail':
        return (goesOn || ITALICS_END.test(after) ? text.replaceAll('_', '\\_') : text) + after;
      case 'address':
        // Discord hides angle brackets, and they mark exactly where the address ends.
        return (isFullyLinked(text, after) && !isPlayersPage(text) ? text : `<${text}>`) + after;
    }
  }, '');
}

const ITALICS_END = /(?:^|[^\\])_(?![0-9A-Za-z])/;

/** Characters after an address that are enough to tell where Discord ends it. */
const LOOKAHEAD_CHARACTERS = 100;

/** Whether Discord ends the link where the address ends. Versions of Discord treat a closing bracket differently. */
function isFullyLinked(address: string, after: string): boolean {
  return !address.endsWith(')') && linkAtStart(address + after.slice(0, LOOKAHEAD_CHARACTERS)) === address;
}

/** One of our links, in angle brackets if it's a players' page, so that Discord shows no preview. */
export function withoutPreview(address: string): string {
  return isPlayersPage(address) ? `<${address}>` : address;
}

/** Whether it's a players' page. Previews of many pages at once would be more loads than Google runs at a time. */
function isPlayersPage(address: string): boolean {
  return address.startsWith('https://script.google.com/');
}

/** Markup, colons of emoji names and broken addresses, list markers. A time such as 20:15:30 isn't an emoji. */
const CHARS_TO_ESCAPE =
  /[\\*_~`|>#[\]<]|@(?!\s)|:(?=\/\/)|:(?!\d\d:)(?=[\w+-]{1,40}:)|(?:^|\n)[^\S\n]*(?:[-+](?=[\s#])|\d{1,9}\.(?=\s))/g;

/** Escapes text that contains no addresses. */
function escapeCharacters(words: string): string {
  return words.replace(CHARS_TO_ESCAPE, (found, at: number) => {
    if (found !== '@') return `${found.slice(0, -1)}\\${found.slice(-1)}`;
    return isInEmail(words, at) ? found : `${found}${MENTION_BLOCKER}`;
  });
}

/** Everything our Discord texts encode: times, links, escapes, bold and blocked mentions. */
const MARKUP_PATTERN =
  /<t:(\d+):([FR])>|<((?:https?|steam):\/\/[^\s<>\\]+)>|\\([^0-9A-Za-z\s])|(\*\*)|@\u200b/y;
const LINK_START_PATTERN = /[hs]/i;

/** One of our Discord texts, parsed into what Discord shows. */
export function parseMarkup(markup: string): readonly MarkupPart[] {
  const parts: MarkupPart[] = [];
  let text = '';
  let isBold = false;
  const end = (): void => {
    if (text !== '') parts.push({ kind: 'text', text, bold: isBold });
    text = '';
  };
  for (let at = 0; at < markup.length;) {
    const letter = markup.charAt(at);
    const linked = LINK_START_PATTERN.test(letter) ? linkAtStart(markup.slice(at)) : '';
    MARKUP_PATTERN.lastIndex = at;
    const mark = linked === '' ? MARKUP_PATTERN.exec(markup) : null;
    const [whole, time, style, address = linked, escaped, stars] = mark ?? [];
    if (address !== '') {
      end();
      parts.push({ kind: 'link', address, bold: isBold });
    } else if (time !== undefined) {
      end();
      parts.push({ kind: 'time', at: Number(time) * 1000, isDistance: style === 'R' });
    } else if (stars !== undefined) {
      end();
      isBold = !isBold;
    } else {
      text += escaped ?? (whole === undefined ? letter : '@');
    }
    at += whole?.length ?? (linked === '' ? 1 : linked.length);
  }
  end();
  return parts;
}

/** A countdown to a time; plain text can't update one. */
const COUNTDOWN_TAG = / \(<t:\d+:R>\)/g;

/** One of our Discord texts for e-mail, phone and so on: no markup, times in this zone. */
export function toPlainText(markup: string, zone: string): string {
  return parseMarkup(markup.replace(COUNTDOWN_TAG, ''))
    .map((part) => {
      switch (part.kind) {
        case 'text':
          return part.text;
        case 'link':
          return part.address;
        case 'time':
          return timeText(part.at, zone);
      }
    })
    .join('');
}

/** Discord ids have this many digits. Discord's apps also copy them as a mention. */
const DISCORD_ID = /^(?:<@!?(\d{17,20})>|(\d{17,20}))$/;

/** The id in a text; empty if there is none. */
export function discordId(text: string): string {
  const [, mentioned, plain] = DISCORD_ID.exec(text.trim()) ?? [];
  return mentioned ?? plain ?? '';
}

/** Why a text isn't a Discord id, and what to do; empty if it is. */
export function idFault(text: string): string {
  if (discordId(text) !== '') return '';
  return /e\+?\d+$/i.test(text.trim())
    ? 'Google Sheets rounds long numbers, so this Discord id is wrong. Enter the id in the sidebar.'
    : 'A Discord user id has 17 to 20 digits. Turn on Developer Mode in Discord’s settings, then choose “Copy User ID” in the player’s menu.';
}
