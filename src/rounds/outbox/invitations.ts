// Calls to submit, ready to paste: the open stage and its deadline, each player's own invitation, and reminders.
import type { OpenAsk, OpenStage } from '../../games/frame/match';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { askOf } from '../../games/frame/submissions';
import { type Message, EVERYONE } from '../reply/reply';
import { findBook, personalLink } from '../record/game-files';
import { pageLink, SECOND_LINK, secondLink } from '../contacts/page-link';
import type { GameSession, Kept, Play } from '../session/game-session';
import { zoneOf, calledBy } from '../contacts/contacts';
import { playerOf } from '../session/who-played';
import { tabPlace } from './kept-tabs';
import type { PersonId } from '../record/people';
import { bold, escapeMarkdown, withoutPreview } from '../discord/markup';
import { lastRefusal } from './own-submissions';
import { discordTime, timeText } from '../time/time-zone';

/** Gives the addresses that every player may know; empty until the public book is made. */
export function publicLinks({ record, season }: Pick<Kept, 'record' | 'season'>): {
  readonly book: string;
  readonly rules: string;
} {
  const book = findBook(record, undefined)?.url ?? '';
  return { book, rules: book === '' ? '' : `${book}${tabPlace(season, FRAME_TITLES.rules)}` };
}

/** Gives one message for everyone, and an invitation for each player who has anything to open yet. */
export function invitations(session: Play & Kept): readonly Message[] {
  const { match, deadline } = session;
  const { stage, info, roster } = match;
  if (stage === null) return [];
  const until = deadline === null ? '' : ` until ${discordTime(deadline)} (${discordTime(deadline, 'R')})`;
  const everyone = [`${bold(`${info.title}: ${stage.title}`)} is open${until}.`, ...publicLines(session)];
  const own = roster
    .map((player) => ({ to: { player }, text: invitation(session, player) }))
    .filter(({ text }) => text !== '');
  return [{ to: EVERYONE, text: everyone.join('\n') }, ...own];
}

/**
 * Gives everything that one player needs to play: game, deadline in their zone, form, book, rules. Empty until a file
 * of theirs is made, and once the game is over.
 */
export function invitation(session: Play & Kept, player: string): string {
  const { match, record, deadline, snapshot, past } = session;
  const { stage, info } = match;
  const person = playerOf(session, player);
  const asked = stage === null ? undefined : askOf(stage, player);
  const form = asked === undefined ? '' : personalLink(record, asked.form, person, player);
  const book = findBook(record, person.id)?.url ?? '';
  const page = pageLink(snapshot, person);
  if (stage === null || (form === '' && book === '')) return '';
  const name = escapeMarkdown(person.name);
  const game = bold(info.title);
  const open = `${escapeMarkdown(stage.title)} is open${asked === undefined ? '; it asks nothing of you' : ''}.`;
  const greeting = (): string => {
    if (person.name !== player)
      return `Hello ${name}, you play for ${escapeMarkdown(player)} in ${game}. ${open}`;
    return past.length === 0
      ? `Hello ${name}, you play ${game}. ${open}`
      : `Hello ${name}: in ${game}, ${open}`;
  };
  return [
    greeting(),
    ...(deadline === null || asked === undefined
      ? []
      : [`Deadline: ${timeText(deadline, zoneOf(snapshot, person.name))}${fromNow(deadline)}`]),
    ...playLines(page, form),
    ...labelled('Your book', book),
    aloneText(page, form, book),
    ...publicLines(session),
    ...(page === '' ? [] : [neitherOpens(form)]),
  ].join('\n');
}

/** Adds how long it is until then, which Discord counts down. */
function fromNow(at: number): string {
  return ` (${discordTime(at, 'R')})`;
}

function publicLines(session: Kept): readonly string[] {
  const { book, rules } = publicLinks(session);
  return [...labelled('For everyone', book), ...labelled('Rules', rules)];
}

function labelled(label: string, link: string): readonly string[] {
  return link === '' ? [] : [`${label}: ${withoutPreview(link)}`];
}

/**
 * Makes the lines below the results of a stage: until when the next one is open, and where; after the last one, where
 * everything can be read. None in a live game, whose players have their phones in hand.
 */
export function nextCalls(
  session: Pick<Play & Kept, 'match' | 'people' | 'record' | 'deadline' | 'snapshot' | 'season'>,
): readonly Message[] {
  const { match, deadline, snapshot } = session;
  const { stage, roster } = match;
  if (match.info.live === true) return [];
  const shared = labelled('For everyone', publicLinks(session).book);
  const everyone = (lines: readonly string[]): readonly Message[] =>
    lines.length === 0 ? [] : [{ to: EVERYONE, text: lines.join('\n') }];
  if (stage === null) return everyone(shared);
  const until =
    deadline === null ? [] : [`Deadline: ${discordTime(deadline)} (${discordTime(deadline, 'R')})`];
  const own = roster.flatMap((player): readonly Message[] => {
    const asked = askOf(stage, player);
    if (asked === undefined) return [];
    const ownUntil =
      deadline === null
        ? ''
        : ` Deadline: ${timeText(deadline, zoneOf(snapshot, playerOf(session, player).name))}${fromNow(deadline)}`;
    const lines = [`${bold(stage.title)} is open.${ownUntil}`, ...wayIn(session, asked, player)];
    return [{ to: { player }, text: lines.join('\n') }];
  });
  return [...everyone([...until, ...shared]), ...own];
}

/** Lists whom the open stage asks, and who have channels that nobody else reads: they are called by name. */
export function callsToStage(session: Play & Kept): readonly PersonId[] {
  const { stage, roster, info } = session.match;
  if (stage === null || info.live === true) return [];
  return calledAmong(
    session,
    roster.filter((player) => askOf(stage, player) !== undefined),
  );
}

/** Lists who of these players can be called by name. */
export function calledAmong(session: Play & Kept, players: readonly string[]): readonly PersonId[] {
  return players
    .map((player) => playerOf(session, player))
    .filter(({ name }) => calledBy(session.snapshot, name) !== '')
    .map(({ id }) => id);
}

/**
 * Gives the line that leads to what a stage asks: their page, else their form; a form that is made later stands in
 * their book.
 */
function wayIn(
  session: Pick<Play & Kept, 'match' | 'people' | 'record' | 'snapshot'>,
  asked: Pick<OpenAsk, 'form'>,
  player: string,
): readonly string[] {
  const { record, snapshot } = session;
  const person = playerOf(session, player);
  const page = pageLink(snapshot, person);
  if (page !== '') return labelled('Your page', page);
  const form = personalLink(record, asked.form, person, player);
  if (form !== '') return labelled('Your form', form);
  return labelled('Your book leads to your form once it is made', findBook(record, person.id)?.url ?? '');
}

/** Links for playing: the page where there is one, and the form that always works. */
function playLines(page: string, form: string): readonly string[] {
  return page === ''
    ? labelled('Your form', form)
    : [
        ...labelled('Your page, for the whole game', page),
        ...labelled(SECOND_LINK, secondLink(page)),
        ...labelled('Or your form, which always works', form),
      ];
}

/** With several accounts in one browser Google may show an error before it calls the page. */
function neitherOpens(form: string): string {
  return `If neither link opens your page, try a private window${form === '' ? '' : ', or use your form'}.`;
}

function aloneText(page: string, form: string, book: string): string {
  if (page !== '') return 'These are yours alone: give their links to nobody.';
  if (form !== '' && book !== '') return 'Form and book are yours alone: give their links to nobody.';
  return `The ${form === '' ? 'book' : 'form'} is yours alone: give its link to nobody.`;
}

/** Makes the public reminder, from which nobody learns anything but the deadline (ALL-11). */
export function publicReminder(title: string, deadline: number): Message {
  const until = `${discordTime(deadline)} (${discordTime(deadline, 'R')})`;
  return { to: EVERYONE, text: `${escapeMarkdown(title)}: The deadline is ${until}.` };
}

/** Makes a reminder for each of these players alone: why nothing counts yet, the deadline, and where to send it. */
export function ownReminders(session: GameSession, players: readonly string[]): readonly Message[] {
  const { stage } = session.match;
  if (stage === null) return [];
  return players.map((player) => ({ to: { player }, text: ownReminder(session, stage, player) }));
}

function ownReminder(session: GameSession, stage: OpenStage, player: string): string {
  const { match, record, deadline, snapshot } = session;
  const refusal = lastRefusal(session, player);
  const asked = askOf(stage, player);
  const person = playerOf(session, player);
  const link = asked === undefined ? '' : personalLink(record, asked.form, person, player);
  const until =
    deadline === null
      ? ''
      : ` Deadline: ${timeText(deadline, zoneOf(snapshot, person.name))}${fromNow(deadline)}.`;
  const page = pageLink(snapshot, person);
  return [
    `${bold(`${match.info.title}: ${stage.title}`)}: nothing that you have sent counts yet.${until}`,
    ...(refusal === '' ? [] : [escapeMarkdown(`What you sent last does not count: ${refusal}`)]),
    ...(page === '' ? [] : [`Your page is ${withoutPreview(page)}`]),
    ...(link === ''
      ? []
      : [`Your form is ${link}`, page === '' ? 'It is yours alone.' : 'Both are yours alone.']),
  ].join('\n');
}
