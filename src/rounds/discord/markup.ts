// Discord's signs: texts written so that Discord shows them as they were typed, mentions, what it shows of such a text, and the
// same text for everywhere else.
import { timeText } from '../time/time-zone';
import { isInEmail, linkedAt, splitAtAddresses, type Piece } from './addresses';

/** A part of a text as Discord shows it. */
type ShownPart =
  | { readonly kind: 'text'; readonly text: string; readonly bold: boolean }
  | { readonly kind: 'link'; readonly address: string; readonly bold: boolean }
  | { readonly kind: 'time'; readonly at: number; readonly isDistance: boolean };

/** An invisible character; behind an @ it keeps `@everyone` from being a mention, also where somebody pastes the text. */
const NO_MENTION = '\u200b';

/**
 * Gives the text with Discord's signs in it escaped, so that it is shown as it was typed: no markup, no mention.
 * Addresses are left as they are.
 */
export function escapeMarkdown(text: string): string {
  return written(splitAtAddresses(text), false, escapedSigns);
}

/** Gives the text in bold letters. Addresses in it are not bold: stars of their own would end it. */
export function bold(text: string): string {
  // More words of the program follow the bold ones.
  return written(splitAtAddresses(text), true, (piece) => {
    const words = piece.trim();
    return words === '' ? piece : piece.replace(words, () => `**${escapedSigns(words)}**`);
  });
}

/**
 * Pieces in a row, the last one first: what follows an address decides where Discord ends it. An underscore in an e-mail
 * address is escaped where one further on could make italics with it, or where nobody knows what is there.
 */
function written(pieces: readonly Piece[], goesOn: boolean, wordsOf: (piece: string) => string): string {
  return pieces.reduceRight((after, { kind, text }) => {
    switch (kind) {
      case 'words':
        return wordsOf(text) + after;
      case 'e-mail':
        return (goesOn || ENDS_ITALICS.test(after) ? text.replaceAll('_', '\\_') : text) + after;
      case 'address':
        // In angle brackets, which are not shown, Discord takes nothing more and nothing less for the address.
        return (isLinkedWhole(text, after) && !isPage(text) ? text : `<${text}>`) + after;
    }
  }, '');
}

const ENDS_ITALICS = /(?:^|[^\\])_(?![0-9A-Za-z])/;

/** More letters after an address than Discord needs to see its end. */
const FOLLOWING = 100;

/** True where Discord ends the address where it ends; with a bracket at its end not every version does. */
function isLinkedWhole(address: string, after: string): boolean {
  return !address.endsWith(')') && linkedAt(address + after.slice(0, FOLLOWING)) === address;
}

/** Gives a link of this program, with no preview where it leads to a players' page. */
export function withoutPreview(address: string): string {
  return isPage(address) ? `<${address}>` : address;
}

/**
 * True for the address of a players' page. Without brackets Discord loads it for a preview: where everybody is posted theirs
 * in the same moment, more than Google runs at once.
 */
function isPage(address: string): boolean {
  return address.startsWith('https://script.google.com/');
}

/**
 * Signs anywhere, the colon of an emoji's name and of what only begins like an address, and signs that begin the entry of
 * a list. A time such as 20:15:30 is no emoji.
 */
const SIGNS =
  /[\\*_~`|>#[\]<]|@(?!\s)|:(?=\/\/)|:(?!\d\d:)(?=[\w+-]{1,40}:)|(?:^|\n)[^\S\n]*(?:[-+](?=[\s#])|\d{1,9}\.(?=\s))/g;

/** Words between addresses. */
function escapedSigns(words: string): string {
  return words.replace(SIGNS, (found, at: number) => {
    if (found !== '@') return `${found.slice(0, -1)}\\${found.slice(-1)}`;
    return isInEmail(words, at) ? found : `${found}${NO_MENTION}`;
  });
}

/** All that stands for something else in a text of this program for Discord, addresses apart. */
const MARK = /<t:(\d+):([FR])>|<((?:https?|steam):\/\/[^\s<>\\]+)>|\\([^0-9A-Za-z\s])|(\*\*)|@\u200b/y;
const LINK_BEGINS = /[hs]/i;

/** Gives a text of this program as Discord shows it. */
export function shownParts(markup: string): readonly ShownPart[] {
  const parts: ShownPart[] = [];
  let text = '';
  let isBold = false;
  const end = (): void => {
    if (text !== '') parts.push({ kind: 'text', text, bold: isBold });
    text = '';
  };
  for (let at = 0; at < markup.length;) {
    const letter = markup.charAt(at);
    const linked = LINK_BEGINS.test(letter) ? linkedAt(markup.slice(at)) : '';
    MARK.lastIndex = at;
    const mark = linked === '' ? MARK.exec(markup) : null;
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

/** Matches the time until an instant, which a text that stays the same cannot say. */
const DISTANCE = / \(<t:\d+:R>\)/g;

/**
 * Gives a text of this program for everywhere but Discord, such as an e-mail or a phone: without Discord's signs, and
 * with times in this zone.
 */
export function plainText(markup: string, zone: string): string {
  return shownParts(markup.replace(DISTANCE, ''))
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

/** Discord's ids are numbers of so many digits; its apps also copy them as a mention. */
const ID = /^(?:<@!?(\d{17,20})>|(\d{17,20}))$/;

/** Gives the id in a text; empty where there is none. */
export function discordId(text: string): string {
  const [, mentioned, plain] = ID.exec(text.trim()) ?? [];
  return mentioned ?? plain ?? '';
}

/** Gives the sentence on a text that is no such id, with what to do; empty where it is one. */
export function idFault(text: string): string {
  if (discordId(text) !== '') return '';
  return /e\+?\d+$/i.test(text.trim())
    ? 'Sheets has rounded this Discord id, as it does with long numbers. Enter it in the sidebar.'
    : 'This is not the id of somebody in Discord, a number of 17 to 20 digits. Turn on the developer mode in Discord’s settings, then choose Copy User ID in their menu.';
}
