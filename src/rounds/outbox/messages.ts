// Results as Discord messages, public and private. The host can also copy them.
import { joinList } from '../../games/frame/wording';
import type { Match } from '../../games/frame/match';
import type { News } from '../../games/frame/news';
import { EVERYONE, readerKey, type Message } from '../reply/reply';
import { toBold, escapeMarkdown, toPlainText } from '../discord/markup';
import { addressee, readerContact, readerTimeZone, type WithReaders } from '../session/readers';

/**
 * A public message, even if there's no public news, and a message for each player with private news, in roster order. `next`
 * is the stage that's open afterwards; `substitutes` are from `substitutesInStage`.
 */
export function resultMessages(
  title: string,
  roster: readonly string[],
  news: readonly News[],
  next: string | undefined,
  substitutes: readonly string[] = [],
): readonly Message[] {
  const everyone: Message = {
    to: EVERYONE,
    text: composeMessage(title, publicNews(news, next, substitutes)),
  };
  return [everyone, ...privateMessages(title, roster, news)];
}

/** Messages about news that the host entered; none for readers without news. */
export function hostMessages(
  title: string,
  roster: readonly string[],
  news: readonly News[],
): readonly Message[] {
  const lines = linesForEveryone(news);
  const everyone = lines.length === 0 ? [] : [{ to: EVERYONE, text: composeMessage(title, lines) }];
  return [...everyone, ...privateMessages(title, roster, news)];
}

/** Messages with the game's opening news. Most games have none. */
export function openingMessages({ info, roster, opening }: Match): readonly Message[] {
  return hostMessages(info.title, roster, opening);
}

function privateMessages(
  title: string,
  roster: readonly string[],
  news: readonly News[],
): readonly Message[] {
  return roster.flatMap((name) => {
    const lines = news.flatMap(({ to, text }) =>
      typeof to === 'object' && to.player === name ? [text] : [],
    );
    return lines.length === 0 ? [] : [{ to: { player: name }, text: composeMessage(title, lines) }];
  });
}

/** Sent whether or not players have private news, so that it doesn't reveal whether anybody has. */
const NO_PUBLIC_NEWS = 'Resolved. Private results are in each player’s book.';

/** A resolved stage's public news, with a last line that says what comes next. */
export function publicNews(
  news: readonly News[],
  next: string | undefined,
  substitutes: readonly string[] = [],
): readonly string[] {
  const lines = linesForEveryone(news);
  const outlook = next === undefined ? 'The game is over.' : `Next: ${next}.`;
  return [...(lines.length === 0 ? [NO_PUBLIC_NEWS] : lines), ...substituteLines(substitutes), outlook];
}

/** A line that names the substitutes and whose seats they played; none if there were no substitutes. */
export function substituteLines(substitutes: readonly string[]): readonly string[] {
  return substitutes.length === 0 ? [] : [`Played by: ${joinList(substitutes, '; ')}.`];
}

/** Merges messages to the same reader. */
export function mergeMessages(messages: readonly Message[]): readonly Message[] {
  const readers = new Map<string, Message>();
  for (const message of messages) {
    const key = `${readerKey(message.to)} ${message.person ?? ''}`;
    const before = readers.get(key);
    readers.set(key, before === undefined ? message : { ...before, text: `${before.text}\n${message.text}` });
  }
  return [...readers.values()];
}

export function linesForEveryone(news: readonly News[]): readonly string[] {
  return news.flatMap(({ to, text }) => (to === 'everyone' ? [text] : []));
}

/** A message: the title in bold, then the lines. */
export function composeMessage(title: string, lines: readonly string[]): string {
  return [toBold(title), ...messageLines(lines)].join('\n');
}

export function messageLines(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [escapeMarkdown(lines.join('\n'))];
}

export function copiesForHost(session: WithReaders, messages: readonly Message[]): readonly Message[] {
  return messages.map((message) => copyForHost(session, message));
}

/** The message for the host to copy: plain text if the player has no channel, because the host sends it by other means. */
export function copyForHost(session: WithReaders, message: Message): Message {
  const { to, text } = message;
  const reader = addressee(session, message);
  return reader === undefined || readerContact(session, reader, 'Discord webhook') !== ''
    ? { to, text }
    : { to, text: toPlainText(text, readerTimeZone(session, reader)), plain: true };
}
