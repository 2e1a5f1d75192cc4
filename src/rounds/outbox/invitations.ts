// Invitations and reminders, ready to paste, with the open stage, its deadline and each player's links.
import type { OpenAsk, OpenStage } from '../../games/frame/match';
import { FRAME_TITLES } from '../../games/frame/reserved-titles';
import { findAsk } from '../../games/frame/submissions';
import { type Message, EVERYONE } from '../reply/reply';
import { findBook, personalLink } from '../record/game-files';
import { pageLink, SECOND_LINK_LABEL, alternateLink } from '../contacts/page-link';
import type { GameSession, SessionContent, PlayedGame } from '../session/game-session';
import { playerTimeZone, idToMention } from '../contacts/contacts';
import { personPlaying } from '../session/match-holders';
import { tabFragment } from './archived-tabs';
import type { PersonId } from '../record/people';
import { toBold, escapeMarkdown, withoutPreview } from '../discord/markup';
import { lastRefusal } from './player-submissions';
import { discordTime, timeText } from '../time/time-zone';

/** Links that everyone may have; empty until the public book exists. */
export function publicLinks({ record, season }: Pick<SessionContent, 'record' | 'season'>): {
  readonly book: string;
  readonly rules: string;
} {
  const book = findBook(record, undefined)?.url ?? '';
  return { book, rules: book === '' ? '' : `${book}${tabFragment(season, FRAME_TITLES.rules)}` };
}

/** A message for everyone, and one for each player who has something to open. */
export function invitations(session: PlayedGame & SessionContent, stage: OpenStage): readonly Message[] {
  const { match, deadline } = session;
  const { info, roster } = match;
  const until = deadline === null ? '' : ` until ${discordTime(deadline)} (${discordTime(deadline, 'R')})`;
  const everyone = [
    `${toBold(`${info.title}: ${stage.title}`)} is open${until}.`,
    ...publicLinkLines(session),
  ];
  const own = roster
    .map((player) => ({ to: { player }, text: invitation(session, player) }))
    .filter(({ text }) => text !== '');
  return [{ to: EVERYONE, text: everyone.join('\n') }, ...own];
}

/** All that a player needs: game, deadline in their zone, form, book and rules. Empty without files, or after the game. */
export function invitation(session: PlayedGame & SessionContent, player: string): string {
  const { match, record, deadline, snapshot, past } = session;
  const { stage, info } = match;
  const person = personPlaying(session, player);
  const asked = stage === null ? undefined : findAsk(stage, player);
  const form = asked === undefined ? '' : personalLink(record, asked.form, person, player);
  const book = findBook(record, person.id)?.url ?? '';
  const page = pageLink(snapshot, person);
  if (stage === null || (form === '' && book === '')) return '';
  const name = escapeMarkdown(person.name);
  const game = toBold(info.title);
  const open = `${escapeMarkdown(stage.title)} is open${asked === undefined ? ', but there’s nothing for you to answer' : ''}.`;
  const greeting = (): string => {
    if (person.name !== player)
      return `Hello ${name}, you’re playing for ${escapeMarkdown(player)} in ${game}. ${open}`;
    return past.length === 0
      ? `Hello ${name}, you’re playing ${game}. ${open}`
      : `Hello ${name}. In ${game}, ${open}`;
  };
  return [
    greeting(),
    ...(deadline === null || asked === undefined
      ? []
      : [`Deadline: ${timeText(deadline, playerTimeZone(snapshot, person.name))}${countdownText(deadline)}`]),
    ...privateLinkLines(page, form),
    ...labelledLink('Your book', book),
    privateLinkNote(page, form, book),
    ...publicLinkLines(session),
    ...(page === '' ? [] : [linkFallbackText(form)]),
  ].join('\n');
}

/** A countdown, which Discord keeps current. */
function countdownText(at: number): string {
  return ` (${discordTime(at, 'R')})`;
}

function publicLinkLines(session: SessionContent): readonly string[] {
  const { book, rules } = publicLinks(session);
  return [...labelledLink('Public book', book), ...labelledLink('Rules', rules)];
}

function labelledLink(label: string, link: string): readonly string[] {
  return link === '' ? [] : [`${label}: ${withoutPreview(link)}`];
}

/**
 * Lines below a stage's results: where and until when to answer the next stage or, after the last one, where to read
 * everything. Live games have none, because players see their pages.
 */
export function nextStageLines(
  session: Pick<
    PlayedGame & SessionContent,
    'match' | 'people' | 'record' | 'deadline' | 'snapshot' | 'season'
  >,
): readonly Message[] {
  const { match, deadline, snapshot } = session;
  const { stage, roster } = match;
  if (match.info.live === true) return [];
  const shared = labelledLink('Public book', publicLinks(session).book);
  const everyone = (lines: readonly string[]): readonly Message[] =>
    lines.length === 0 ? [] : [{ to: EVERYONE, text: lines.join('\n') }];
  if (stage === null) return everyone(shared);
  const until =
    deadline === null ? [] : [`Deadline: ${discordTime(deadline)} (${discordTime(deadline, 'R')})`];
  const own = roster.flatMap((player): readonly Message[] => {
    const asked = findAsk(stage, player);
    if (asked === undefined) return [];
    const ownUntil =
      deadline === null
        ? ''
        : ` Deadline: ${timeText(deadline, playerTimeZone(snapshot, personPlaying(session, player).name))}${countdownText(deadline)}`;
    const lines = [`${toBold(stage.title)} is open.${ownUntil}`, ...answerLink(session, asked, player)];
    return [{ to: { player }, text: lines.join('\n') }];
  });
  return [...everyone([...until, ...shared]), ...own];
}

/** Players to mention, because the open stage asks them. */
export function playersToMention(session: PlayedGame & SessionContent): readonly PersonId[] {
  const { stage, roster, info } = session.match;
  if (stage === null || info.live === true) return [];
  return mentionablePersons(
    session,
    roster.filter((player) => findAsk(stage, player) !== undefined),
  );
}

/** Those among the players whom Round Keeper can mention in their own channel. */
export function mentionablePersons(
  session: PlayedGame & SessionContent,
  players: readonly string[],
): readonly PersonId[] {
  return players
    .map((player) => personPlaying(session, player))
    .filter(({ name }) => idToMention(session.snapshot, name) !== '')
    .map(({ id }) => id);
}

/** Link for answering: the page, else the form, else the book, which will link to the form. */
function answerLink(
  session: Pick<PlayedGame & SessionContent, 'match' | 'people' | 'record' | 'snapshot'>,
  asked: Pick<OpenAsk, 'form'>,
  player: string,
): readonly string[] {
  const { record, snapshot } = session;
  const person = personPlaying(session, player);
  const page = pageLink(snapshot, person);
  if (page !== '') return labelledLink('Your page', page);
  const form = personalLink(record, asked.form, person, player);
  if (form !== '') return labelledLink('Your form', form);
  return labelledLink('Your book will have the link to your form', findBook(record, person.id)?.url ?? '');
}

/** The page if there is one, and the form, which always works. */
function privateLinkLines(page: string, form: string): readonly string[] {
  return page === ''
    ? labelledLink('Your form', form)
    : [
        ...labelledLink('Your page, for the whole game', page),
        ...labelledLink(SECOND_LINK_LABEL, alternateLink(page)),
        ...labelledLink('Or your form, which always works', form),
      ];
}

/** In a browser with several accounts, Google may show an error instead of the page. */
function linkFallbackText(form: string): string {
  return `If neither link opens your page, try a private window${form === '' ? '' : ', or use your form'}.`;
}

function privateLinkNote(page: string, form: string, book: string): string {
  if (page !== '') return 'These links are only for you. Don’t share them.';
  if (form !== '' && book !== '') return 'The form and book are only for you. Don’t share the links.';
  return `The ${form === '' ? 'book' : 'form'} is only for you. Don’t share the link.`;
}

/** A public reminder. It only has the deadline, so it doesn't reveal who has answered (ALL-11). */
export function publicReminder(title: string, deadline: number): Message {
  const until = `${discordTime(deadline)} (${discordTime(deadline, 'R')})`;
  return { to: EVERYONE, text: `${escapeMarkdown(title)}: The deadline is ${until}.` };
}

/** Private reminders: why the player has no answer that counts, the deadline, and where to answer. */
export function privateReminders(
  session: GameSession,
  stage: OpenStage,
  players: readonly string[],
): readonly Message[] {
  return players.map((player) => ({ to: { player }, text: privateReminder(session, stage, player) }));
}

function privateReminder(session: GameSession, stage: OpenStage, player: string): string {
  const { match, record, deadline, snapshot } = session;
  const refusal = lastRefusal(session, player);
  const asked = findAsk(stage, player);
  const person = personPlaying(session, player);
  const link = asked === undefined ? '' : personalLink(record, asked.form, person, player);
  const until =
    deadline === null
      ? ''
      : ` Deadline: ${timeText(deadline, playerTimeZone(snapshot, person.name))}${countdownText(deadline)}.`;
  const page = pageLink(snapshot, person);
  return [
    `${toBold(`${match.info.title}: ${stage.title}`)}: you don’t have an answer that counts yet.${until}`,
    ...(refusal === '' ? [] : [escapeMarkdown(`Your last answer doesn’t count: ${refusal}`)]),
    ...(page === '' ? [] : [`Your page is ${withoutPreview(page)}`]),
    ...(link === ''
      ? []
      : [`Your form is ${link}`, page === '' ? 'It’s only for you.' : 'Both are only for you.']),
  ].join('\n');
}
