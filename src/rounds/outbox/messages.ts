// Results as messages for Discord: the news for everyone, and the news for each player alone, also as a host copies them.
import { listed } from '../../games/frame/wording';
import type { Match } from '../../games/frame/match';
import type { News } from '../../games/frame/news';
import { EVERYONE, readerKey, type Message } from '../reply/reply';
import { bold, escapeMarkdown, plainText } from '../discord/markup';
import { addressee, contactFor, zoneFor, type WithReaders } from '../session/readers';

/**
 * Makes one message for everyone, even when a game tells nothing in public, and one for each player who is told
 * something, in roster order. `next` is the stage that is open then, undefined after the last; `substitutes` are people
 * who played for others in it, as `playedFor` names them.
 */
export function messagesOf(
  title: string,
  roster: readonly string[],
  news: readonly News[],
  next: string | undefined,
  substitutes: readonly string[] = [],
): readonly Message[] {
  const everyone: Message = { to: EVERYONE, text: compose(title, publicNews(news, next, substitutes)) };
  return [everyone, ...ownMessages(title, roster, news)];
}

/**
 * Makes messages of the news that come when the host enters something for a stage; readers who are told nothing get
 * no message.
 */
export function hostMessages(
  title: string,
  roster: readonly string[],
  news: readonly News[],
): readonly Message[] {
  const lines = linesForEveryone(news);
  const everyone = lines.length === 0 ? [] : [{ to: EVERYONE, text: compose(title, lines) }];
  return [...everyone, ...ownMessages(title, roster, news)];
}

/** Makes messages of the news with which a game begins; none in most games. */
export function openingMessages({ info, roster, opening }: Match): readonly Message[] {
  return hostMessages(info.title, roster, opening);
}

function ownMessages(title: string, roster: readonly string[], news: readonly News[]): readonly Message[] {
  return roster.flatMap((name) => {
    const lines = news.flatMap(({ to, text }) =>
      typeof to === 'object' && to.player === name ? [text] : [],
    );
    return lines.length === 0 ? [] : [{ to: { player: name }, text: compose(title, lines) }];
  });
}

/** Said to players and onlookers alike, even where no player is told anything. */
const NOTHING_PUBLIC = 'Resolved. What it tells one player alone stands in that player’s book.';

/** News of a resolved stage for everyone, line by line; the last line says what comes next. */
export function publicNews(
  news: readonly News[],
  next: string | undefined,
  substitutes: readonly string[] = [],
): readonly string[] {
  const lines = linesForEveryone(news);
  const outlook = next === undefined ? 'The game is over.' : `Next: ${next}.`;
  return [...(lines.length === 0 ? [NOTHING_PUBLIC] : lines), ...playedLines(substitutes), outlook];
}

/** Makes the line that names who played for others; none where nobody did. */
export function playedLines(substitutes: readonly string[]): readonly string[] {
  return substitutes.length === 0 ? [] : [`Played by: ${listed(substitutes, '; ')}.`];
}

/** Gives one message for each reader. */
export function joined(messages: readonly Message[]): readonly Message[] {
  const readers = new Map<string, Message>();
  for (const message of messages) {
    const key = `${readerKey(message.to)} ${message.person ?? ''}`;
    const before = readers.get(key);
    readers.set(key, before === undefined ? message : { ...before, text: `${before.text}\n${message.text}` });
  }
  return [...readers.values()];
}

/** Gives the lines that everyone may read. */
export function linesForEveryone(news: readonly News[]): readonly string[] {
  return news.flatMap(({ to, text }) => (to === 'everyone' ? [text] : []));
}

/** Makes a message of its title, in bold, and its lines. */
export function compose(title: string, lines: readonly string[]): string {
  return [bold(title), ...messageLines(lines)].join('\n');
}

/** Gives the lines of a message below its title; none where there are no lines. */
export function messageLines(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [escapeMarkdown(lines.join('\n'))];
}

/** Makes copies of the messages, each in words for its reader. */
export function copiesOf(session: WithReaders, messages: readonly Message[]): readonly Message[] {
  return messages.map((message) => copyOf(session, message));
}

/** Makes one copy: in plain words for a player without a channel on Discord, since the host may send it by anything. */
export function copyOf(session: WithReaders, message: Message): Message {
  const { to, text } = message;
  const reader = addressee(session, message);
  return reader === undefined || contactFor(session, reader, 'Discord webhook') !== ''
    ? { to, text }
    : { to, text: plainText(text, zoneFor(session, reader)), plain: true };
}
