// Messages about a season's events: public ones to everyone, and to each person their own with causes (SN-2, SN-6, SN-10).
import { amountText } from '../../games/frame/number-input';
import { andList, signedNumber } from '../../games/frame/wording';
import { describeChange, describeChanges, describeForPerson } from '../../seasons/changes';
import { endSeason } from '../../seasons/episodes';
import { episodeText } from '../../seasons/episode-text';
import { purseAmount, peopleInSeason, findPerson, isChangePublic } from '../../seasons/people';
import type { CausedChange, Change, Season } from '../../seasons/types';
import { EVERYONE, type Message } from '../reply/reply';
import type { Entry, EntryBody } from '../record/entries';
import { seatName, type People } from '../record/people';
import type { SeasonRecord } from '../record/season-record';
import { composeMessage } from './messages';

/** What the messages are about: standings, and who plays for whom. */
export interface SeasonNewsContext
  extends Pick<SeasonRecord, 'standing'>, Partial<Pick<SeasonRecord, 'current'>> {
  readonly people: People;
}

/** The messages' title: `The Elder Tree, episode 5`. */
function seasonTitle({ name, episodes }: Season): string {
  const open = episodes[episodes.length - 1];
  return open === undefined ? name : `${name}, ${episodeText(open, 'episode')}`;
}

/** Messages about one ledger row; undefined if it changes nothing that people read. */
export function seasonMessages(
  entry: Entry,
  before: SeasonRecord | undefined,
  after: SeasonRecord & SeasonNewsContext,
  matchTitle: string,
): readonly Message[] | undefined {
  const { standing } = after;
  const title = seasonTitle(standing);
  const made = after.log.slice(before?.log.length ?? 0).map(({ change }) => change);
  const everyone = (...lines: readonly string[]): readonly Message[] =>
    lines.length === 0 ? [] : [{ to: EVERYONE, text: composeMessage(title, lines) }];
  switch (entry.kind) {
    case 'match-counted':
      return matchCountedMessages(
        after,
        made,
        matchTitle,
        entry.body.own.length === 0 ? '' : entry.body.reason,
      );
    case 'standings-changed':
      return standingsChangeMessages(
        after,
        made,
        entry.body.reason,
        dismissedChanges(entry.body, matchTitle),
      );
    case 'gift':
      return [...everyone(...giftLines(after, entry.body)), ...privateMessages(standing, made)];
    case 'episode-opened':
      return [
        ...everyone(`${episodeText(entry.body.episode)} begins.`, ...expiredLines(after, made)),
        ...privateMessages(standing, made),
      ];
    case 'season-settings':
      return settingsMessages(standing, entry.body);
    case 'season-ended':
      return everyone(...seasonEndLines(after, entry.body.winners));
    case 'end-taken-back':
      return everyone('The host reopened the season.', `Reason: ${entry.body.reason}`);
    case 'set-up':
      return entry.body.season === undefined || entry.body.season.number === 1
        ? []
        : everyone(`${matchTitle} begins. Your book and page links stay the same.`);
    case 'season-started':
      return standing.people.map(({ name }) => ({
        to: { player: name },
        text: composeMessage(title, [
          'The season begins, and you’re in it. You’ll get news and your results here.',
        ]),
      }));
    case 'closed':
      return [];
    case 'accepting':
    case 'by-itself':
    case 'corrected':
    case 'deadline':
    case 'early':
    case 'entered':
    case 'everyone-in':
    case 'from-forms':
    case 'host-facts':
    case 'invited':
    case 'key':
    case 'late-accepted':
    case 'pictures':
    case 'published':
    case 'reminded':
    case 'reminders':
    case 'removed':
    case 'resolved':
    case 'restored':
    case 'rewound':
    case 'seat':
    case 'season-goes-on':
    case 'settings':
    case 'stands':
    case 'seated':
    case 'waits':
    case 'waits-no-more':
    case 'question-asked':
    case 'question-settled':
    case 'waits-for-host':
    case 'word':
    case 'zone':
      return undefined;
  }
}

/** The messages to send when a match is counted. `reason`: the cause of the changes that the host added; may be empty. */
export function matchCountedMessages(
  told: SeasonNewsContext,
  changes: readonly CausedChange[],
  matchTitle: string,
  reason = '',
): readonly Message[] {
  const { standing } = told;
  const isOwn = ({ cause }: CausedChange): boolean => reason !== '' && cause === reason;
  const own = publicLines(told, changes.filter(isOwn));
  // A line that's also among the host's own changes describes the state after both, so show it only there.
  const left = publicLines(
    told,
    changes.filter((change) => !isOwn(change)),
  ).filter((line) => !own.includes(line));
  const lines = [`${matchTitle} has been counted.`, ...left, ...guestLines(told), ...withReason(own, reason)];
  return [
    { to: EVERYONE, text: composeMessage(seasonTitle(standing), lines) },
    ...privateMessages(standing, changes),
  ];
}

/** Guests only get the match's changes to their purse, not its marks and tokens (SN-17). */
function guestLines({ current, people }: SeasonNewsContext): readonly string[] {
  const guests = (current?.guests ?? []).map((guest) => seatName(people, guest));
  if (guests.length === 0) return [];
  return guests.length === 1
    ? [`${andList(guests)} played as a guest, so the match only changes their purse.`]
    : [`${andList(guests)} played as guests, so the match only changes their purses.`];
}

/** Changes that the host dismissed, with the reason. */
export interface DismissedChanges<T extends Change = Change> {
  readonly changes: readonly T[];
  readonly reason: string;
  /** Title of the corrected match. */
  readonly title: string;
}

function dismissedChanges(
  { aside }: EntryBody<'standings-changed'>,
  title: string,
): DismissedChanges | undefined {
  return aside === undefined ? undefined : { ...aside, title };
}

/** Messages about the host's own changes, or about a correction's changes, made or dismissed. */
export function standingsChangeMessages(
  told: SeasonNewsContext,
  changes: readonly CausedChange[],
  reason: string,
  aside?: DismissedChanges,
): readonly Message[] {
  const { standing } = told;
  const lines = [...withReason(publicLines(told, changes), reason), ...dismissedChangeLines(told, aside)];
  const everyone = { to: EVERYONE, text: composeMessage(seasonTitle(standing), lines) };
  return [...(lines.length === 0 ? [] : [everyone]), ...privateMessages(standing, changes, aside)];
}

/** Lines about the dismissed changes that are public. */
function dismissedChangeLines(
  told: SeasonNewsContext,
  aside: DismissedChanges | undefined,
): readonly string[] {
  const open = (aside?.changes ?? []).filter((change) => isChangePublic(told.standing, change));
  if (aside === undefined || open.length === 0) return [];
  const listed = describeChanges(open, (name) => seatName(told.people, name));
  return withReason([`${dismissedChangesIntro(aside)} ${listed}.`], aside.reason);
}

function dismissedChangesIntro({ title }: DismissedChanges): string {
  return `The host dismissed these changes from the correction to ${title}:`;
}

/** Lines about all public changes: who leaves, tokens, marks, public purses, the duel. */
function publicLines(told: SeasonNewsContext, changes: readonly CausedChange[]): readonly string[] {
  const { standing } = told;
  const open = changes.filter((change) => isChangePublic(standing, change));
  const some = (test: (change: CausedChange) => boolean): boolean => open.some(test);
  return [
    ...open.flatMap((change) =>
      'eliminated' in change || 'left' in change || 'joins' in change
        ? [`${seatName(told.people, change.player)} ${describeChange(change)}.`]
        : [],
    ),
    ...(some((change) => 'tokens' in change) ? [tokensLine(told)] : []),
    ...linesByKind(
      told,
      open.filter((change) => 'mark' in change || 'unmark' in change),
    ),
    ...purseLines(told, open),
    ...(some((change) => 'candidate' in change || 'opponent' in change) ? [duelRolesLine(told)] : []),
  ];
}

function tokensLine(told: SeasonNewsContext): string {
  const holders = peopleInSeason(told.standing).filter(({ tokens }) => tokens > 0);
  return holders.length === 0
    ? 'Nobody has a Token of Life.'
    : `Tokens of Life: ${andList(holders.map(({ name, tokens }) => `${seatName(told.people, name)} ${tokens}`))}. Token holders can’t be named as the opponent.`;
}

/** One line per kind of change, naming all people who have it. */
function linesByKind(told: SeasonNewsContext, changes: readonly CausedChange[]): readonly string[] {
  const players = new Map<string, readonly string[]>();
  for (const change of changes) {
    const text = describeChange(change);
    players.set(text, [...(players.get(text) ?? []), seatName(told.people, change.player)]);
  }
  return [...players].map(
    ([text, names]) => `${andList(names)} ${names.length === 1 ? text : pluralVerbText(text)}.`,
  );
}

/** The change with a plural verb: `get the mark Heaven`. */
function pluralVerbText(text: string): string {
  const [verb = '', ...rest] = text.split(' ');
  return [PLURAL_VERBS.get(verb) ?? verb, ...rest].join(' ');
}

const PLURAL_VERBS: ReadonlyMap<string, string> = new Map([
  ['gets', 'get'],
  ['loses', 'lose'],
  ['is', 'are'],
  ['leaves', 'leave'],
  ['joins', 'join'],
]);

function purseLines(told: SeasonNewsContext, changes: readonly CausedChange[]): readonly string[] {
  const purses = new Map<string, readonly string[]>();
  for (const change of changes) {
    if (!('purse' in change)) continue;
    const line = `${seatName(told.people, change.player)} ${signedNumber(change.by)}`;
    purses.set(change.purse, [...(purses.get(change.purse) ?? []), line]);
  }
  return [...purses].map(([purse, texts]) => `${purse}: ${texts.join(', ')}.`);
}

function duelRolesLine(told: SeasonNewsContext): string {
  const { candidate, opponent } = told.standing;
  const called = (name: string): string => seatName(told.people, name);
  if (candidate === null)
    return opponent === null ? 'There is no Candidate.' : `The opponent is ${called(opponent)}.`;
  return opponent === null
    ? `The Elimination Candidate is ${called(candidate)}.`
    : `${called(candidate)} faces ${called(opponent)} in the death match.`;
}

/** Messages to each person about their own changes, with causes. */
function privateMessages(
  standing: Season,
  changes: readonly CausedChange[],
  aside?: DismissedChanges,
): readonly Message[] {
  const title = seasonTitle(standing);
  return standing.people.flatMap(({ name }): readonly Message[] => {
    const own = changes.filter(({ player }) => player === name);
    const without = (aside?.changes ?? []).filter(({ player }) => player === name);
    if (own.length + without.length === 0) return [];
    const person = findPerson(standing, name);
    const lines = own.map((change) => {
      const now =
        'purse' in change && person !== undefined
          ? ` Now you have ${amountText(change.purse, purseAmount(person, change.purse))}.`
          : '';
      return `${describeForPerson(change)}. ${withFullStop(change.cause)}${now}`;
    });
    const kept =
      aside === undefined || without.length === 0
        ? []
        : withReason(
            [`${dismissedChangesIntro(aside)} ${without.map(describeForPerson).join('; ')}.`],
            aside.reason,
          );
    return [{ to: { player: name }, text: composeMessage(title, [...lines, ...kept]) }];
  });
}

function withReason(lines: readonly string[], reason: string): readonly string[] {
  return lines.length === 0 ? [] : [...lines, `Reason: ${withFullStop(reason)}`];
}

function withFullStop(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Gifts in public currencies are public; others aren't mentioned. */
function giftLines(
  told: SeasonNewsContext,
  { from, to, purse, amount }: EntryBody<'gift'>,
): readonly string[] {
  const isOpen = told.standing.currencies.get(purse) === 'public';
  return isOpen
    ? [`${seatName(told.people, from)} gives ${seatName(told.people, to)} ${amountText(purse, amount)}.`]
    : [];
}

/** Names tokens and marks that expired with the previous episode. */
function expiredLines(told: SeasonNewsContext, changes: readonly CausedChange[]): readonly string[] {
  const tokens = changes
    .filter((change) => 'tokens' in change)
    .map(({ player }) => seatName(told.people, player));
  return [
    ...(tokens.length === 0
      ? []
      : [`${andList(tokens)} ${tokens.length === 1 ? 'loses' : 'lose'} their unused Tokens of Life.`]),
    ...linesByKind(
      told,
      changes.filter((change) => 'unmark' in change),
    ),
  ];
}

/** Messages about changed settings; the preview uses them too. */
export function settingsMessages(standing: Season, body: EntryBody<'season-settings'>): readonly Message[] {
  return [{ to: EVERYONE, text: composeMessage(seasonTitle(standing), describeSettings(body)) }];
}

function describeSettings({ currencies = [], inherit }: EntryBody<'season-settings'>): readonly string[] {
  return [
    ...currencies.map(({ name, shown }) =>
      shown === 'public'
        ? `From now on, ${name} are public. The Season tab shows what everyone has.`
        : `From now on, players can only see their own ${name}.`,
    ),
    ...(inherit === undefined
      ? []
      : [
          inherit === 'everything'
            ? 'From now on, the winner of a death match gets everything in the loser’s purses.'
            : 'From now on, the winner of a death match gets nothing from the loser’s purses.',
        ]),
  ];
}

function seasonEndLines(told: SeasonNewsContext, winners: readonly string[]): readonly string[] {
  const { standing } = told;
  const called = (names: readonly string[]): string =>
    andList(names.map((name) => seatName(told.people, name)));
  const places = endSeason(standing, winners);
  const others = places.ok ? places.value.slice(1) : [];
  return [
    `${called(winners)} ${winners.length === 1 ? 'wins' : 'win'} ${standing.name}.`,
    ...others.map((names, at) => `${at === 0 ? 'Then' : 'After them'}: ${called(names)}.`),
  ];
}
