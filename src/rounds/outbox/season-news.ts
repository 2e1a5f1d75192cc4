// A season's acts as messages, in its own words: everyone is told what is public, each person their own changes with
// their causes (SN-2, SN-6, SN-10).
import { amountText } from '../../games/frame/typed-number';
import { all, signedNumber } from '../../games/frame/wording';
import { changeText, ownChangeText } from '../../seasons/changes';
import { endSeason } from '../../seasons/episodes';
import { episodeText } from '../../seasons/episode-text';
import { inPurse, peopleIn, personCalled, isPublic } from '../../seasons/people';
import type { Caused, Change, Season } from '../../seasons/types';
import { EVERYONE, type Message } from '../reply/reply';
import type { Entry, EntryBody } from '../record/entries';
import { nameOf, type People } from '../record/people';
import type { SeasonRecord } from '../record/season-record';
import { compose } from './messages';

/** Standings, and who plays for whom: a match's result names both. */
export interface Told extends Pick<SeasonRecord, 'standing'>, Partial<Pick<SeasonRecord, 'current'>> {
  readonly people: People;
}

/** Gives the words above a season's messages: `The Elder Tree, episode 5`. */
function seasonTitle({ name, episodes }: Season): string {
  const open = episodes[episodes.length - 1];
  return open === undefined ? name : `${name}, ${episodeText(open, 'episode')}`;
}

/** Makes the messages of one row of the ledger; undefined for a row that changes nothing of the season that people read. */
export function seasonMessages(
  entry: Entry,
  before: SeasonRecord | undefined,
  after: SeasonRecord & Told,
  matchTitle: string,
): readonly Message[] | undefined {
  const { standing } = after;
  const title = seasonTitle(standing);
  const made = after.log.slice(before?.log.length ?? 0).map(({ change }) => change);
  const everyone = (...lines: readonly string[]): readonly Message[] =>
    lines.length === 0 ? [] : [{ to: EVERYONE, text: compose(title, lines) }];
  switch (entry.kind) {
    case 'match-counted':
      return countedMessages(after, made, matchTitle, entry.body.own.length === 0 ? '' : entry.body.reason);
    case 'standings-changed':
      return changedMessages(after, made, entry.body.reason, asideIn(entry.body, matchTitle));
    case 'gift':
      return [...everyone(...giftLines(after, entry.body)), ...ownMessages(standing, made)];
    case 'episode-opened':
      return [
        ...everyone(`${episodeText(entry.body.episode)} begins.`, ...lapseLines(after, made)),
        ...ownMessages(standing, made),
      ];
    case 'season-settings':
      return settingsMessages(standing, entry.body);
    case 'season-ended':
      return everyone(...endLines(after, entry.body.winners));
    case 'end-taken-back':
      return everyone('The season goes on: its end is taken back.', `The reason: ${entry.body.reason}`);
    case 'set-up':
      return before === undefined || entry.body.season === undefined || entry.body.season.number === 1
        ? []
        : everyone(`${matchTitle} begins. Books and pages stay the same, and lead to it.`);
    case 'season-started':
      return standing.people.map(({ name }) => ({
        to: { player: name },
        text: compose(title, ['The season begins, and you’re in it. News and your results will come here.']),
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
    case 'question-asked':
    case 'question-settled':
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
    case 'waits-for-host':
    case 'word':
    case 'zone':
      return undefined;
  }
}

/**
 * The messages once a match is counted; also for the look before it. `reason` is the host's for the changes of theirs, which
 * have it as their cause; empty where there are none.
 */
export function countedMessages(
  told: Told,
  changes: readonly Caused[],
  matchTitle: string,
  reason = '',
): readonly Message[] {
  const { standing } = told;
  const isOwn = ({ cause }: Caused): boolean => reason !== '' && cause === reason;
  const own = publicLines(told, changes.filter(isOwn));
  // A line that both parts would have says how things stand after both, so it is left out here and told with the host's
  // own changes.
  const left = publicLines(
    told,
    changes.filter((change) => !isOwn(change)),
  ).filter((line) => !own.includes(line));
  const lines = [`${matchTitle} is counted.`, ...left, ...guestLines(told), ...withReason(own, reason)];
  return [{ to: EVERYONE, text: compose(seasonTitle(standing), lines) }, ...ownMessages(standing, changes)];
}

/** Says why marks and tokens that the match gives to guests are not among its changes (SN-17). */
function guestLines({ current, people }: Told): readonly string[] {
  const guests = (current?.guests ?? []).map((guest) => nameOf(people, guest));
  if (guests.length === 0) return [];
  return guests.length === 1
    ? [`${all(guests)} played as a guest: the match only changes their purse.`]
    : [`${all(guests)} played as guests: the match only changes their purses.`];
}

/** Changes that the host does not count, with the reason. */
export interface SetAside<T extends Change = Change> {
  readonly changes: readonly T[];
  readonly reason: string;
  /** The title of the match whose correction brings them. */
  readonly title: string;
}

function asideIn({ aside }: EntryBody<'standings-changed'>, title: string): SetAside | undefined {
  return aside === undefined ? undefined : { ...aside, title };
}

/** Makes the messages of the host's own changes, and of changes that a correction makes, or that the host has set aside. */
export function changedMessages(
  told: Told,
  changes: readonly Caused[],
  reason: string,
  aside?: SetAside,
): readonly Message[] {
  const { standing } = told;
  const lines = [...withReason(publicLines(told, changes), reason), ...asideLines(told, aside)];
  const everyone = { to: EVERYONE, text: compose(seasonTitle(standing), lines) };
  return [...(lines.length === 0 ? [] : [everyone]), ...ownMessages(standing, changes, aside)];
}

/** Tells that part of a correction is set aside, where everyone may know it. */
function asideLines(told: Told, aside: SetAside | undefined): readonly string[] {
  const open = (aside?.changes ?? []).filter((change) => isPublic(told.standing, change));
  if (aside === undefined || open.length === 0) return [];
  const listed = open.map((change) => `${nameOf(told.people, change.player)}: ${changeText(change)}`);
  return withReason([`${wouldBring(aside)} ${listed.join('; ')}.`], aside.reason);
}

function wouldBring({ title }: SetAside): string {
  return `The correction of ${title} would bring this, and it is set aside:`;
}

/** Words all public changes in the season's words: who goes, who holds tokens, marks, public purses, who faces whom. */
function publicLines(told: Told, changes: readonly Caused[]): readonly string[] {
  const { standing } = told;
  const open = changes.filter((change) => isPublic(standing, change));
  const some = (test: (change: Caused) => boolean): boolean => open.some(test);
  return [
    ...open.flatMap((change) =>
      'eliminated' in change || 'left' in change || 'joins' in change
        ? [`${nameOf(told.people, change.player)} ${changeText(change)}.`]
        : [],
    ),
    ...(some((change) => 'tokens' in change) ? [tokensLine(told)] : []),
    ...grouped(
      told,
      open.filter((change) => 'mark' in change || 'unmark' in change),
    ),
    ...purseLines(told, open),
    ...(some((change) => 'candidate' in change || 'opponent' in change) ? [duelLine(told)] : []),
  ];
}

function tokensLine(told: Told): string {
  const holders = peopleIn(told.standing).filter(({ tokens }) => tokens > 0);
  return holders.length === 0
    ? 'Nobody holds a Token of Life.'
    : `Tokens of Life: ${all(holders.map(({ name, tokens }) => `${nameOf(told.people, name)} ${tokens}`))}. Who holds one cannot be named opponent.`;
}

/** Tells a change that several people have in common in one line. */
function grouped(told: Told, changes: readonly Caused[]): readonly string[] {
  const players = new Map<string, readonly string[]>();
  for (const change of changes) {
    const text = changeText(change);
    players.set(text, [...(players.get(text) ?? []), nameOf(told.people, change.player)]);
  }
  return [...players].map(
    ([text, names]) => `${all(names)}: ${names.length === 1 ? text : textOfSeveral(text)}.`,
  );
}

/** Words a change with the verb of several people: `get the mark Heaven`. */
function textOfSeveral(text: string): string {
  const [verb = '', ...rest] = text.split(' ');
  return [SEVERAL.get(verb) ?? verb, ...rest].join(' ');
}

const SEVERAL: ReadonlyMap<string, string> = new Map([
  ['gets', 'get'],
  ['loses', 'lose'],
  ['is', 'are'],
  ['leaves', 'leave'],
  ['joins', 'join'],
]);

function purseLines(told: Told, changes: readonly Caused[]): readonly string[] {
  const purses = new Map<string, readonly string[]>();
  for (const change of changes) {
    if (!('purse' in change)) continue;
    const line = `${nameOf(told.people, change.player)} ${signedNumber(change.by)}`;
    purses.set(change.purse, [...(purses.get(change.purse) ?? []), line]);
  }
  return [...purses].map(([purse, texts]) => `${purse}: ${texts.join(', ')}.`);
}

function duelLine(told: Told): string {
  const { candidate, opponent } = told.standing;
  const called = (name: string): string => nameOf(told.people, name);
  if (candidate === null)
    return opponent === null ? 'There is no Candidate.' : `The opponent is ${called(opponent)}.`;
  return opponent === null
    ? `The Elimination Candidate is ${called(candidate)}.`
    : `${called(candidate)} faces ${called(opponent)} in the death match.`;
}

/** Makes messages of each person's own changes, with their causes. */
function ownMessages(standing: Season, changes: readonly Caused[], aside?: SetAside): readonly Message[] {
  const title = seasonTitle(standing);
  return standing.people.flatMap(({ name }): readonly Message[] => {
    const own = changes.filter(({ player }) => player === name);
    const without = (aside?.changes ?? []).filter(({ player }) => player === name);
    if (own.length + without.length === 0) return [];
    const person = personCalled(standing, name);
    const lines = own.map((change) => {
      const now =
        'purse' in change && person !== undefined
          ? ` Now you have ${amountText(change.purse, inPurse(person, change.purse))}.`
          : '';
      return `${ownChangeText(change)}. ${ended(change.cause)}${now}`;
    });
    const kept =
      aside === undefined || without.length === 0
        ? []
        : withReason([`${wouldBring(aside)} ${without.map(ownChangeText).join('; ')}.`], aside.reason);
    return [{ to: { player: name }, text: compose(title, [...lines, ...kept]) }];
  });
}

function withReason(lines: readonly string[], reason: string): readonly string[] {
  return lines.length === 0 ? [] : [...lines, `The reason: ${ended(reason)}`];
}

/** Ends a sentence with its full stop. */
function ended(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** In a public currency a gift is public. */
function giftLines(told: Told, { from, to, purse, amount }: EntryBody<'gift'>): readonly string[] {
  const isOpen = told.standing.currencies.get(purse) === 'public';
  return isOpen
    ? [`${nameOf(told.people, from)} gives ${nameOf(told.people, to)} ${amountText(purse, amount)}.`]
    : [];
}

/** Tokens and marks that went with the episode before. */
function lapseLines(told: Told, changes: readonly Caused[]): readonly string[] {
  const tokens = changes
    .filter((change) => 'tokens' in change)
    .map(({ player }) => nameOf(told.people, player));
  return [
    ...(tokens.length === 0 ? [] : [`Tokens of Life that were not used lapse: ${all(tokens)}.`]),
    ...grouped(
      told,
      changes.filter((change) => 'unmark' in change),
    ),
  ];
}

/** Gives the message on other settings; also for the look before them. */
export function settingsMessages(standing: Season, body: EntryBody<'season-settings'>): readonly Message[] {
  return [{ to: EVERYONE, text: compose(seasonTitle(standing), settingLines(body)) }];
}

function settingLines({ currencies = [], inherit }: EntryBody<'season-settings'>): readonly string[] {
  return [
    ...currencies.map(({ name, shown }) =>
      shown === 'public'
        ? `${name} are public from now on: the tab Season shows what everyone has.`
        : `${name} are shown to their owners alone from now on.`,
    ),
    ...(inherit === undefined
      ? []
      : [
          inherit === 'everything'
            ? 'From now on the winner of a death match gets everything in the loser’s purses.'
            : 'From now on nobody gets what is in a loser’s purses.',
        ]),
  ];
}

function endLines(told: Told, winners: readonly string[]): readonly string[] {
  const { standing } = told;
  const called = (names: readonly string[]): string => all(names.map((name) => nameOf(told.people, name)));
  const places = endSeason(standing, winners);
  const others = places.ok ? places.value.slice(1) : [];
  return [
    `${called(winners)} ${winners.length === 1 ? 'wins' : 'win'} ${standing.name}.`,
    ...others.map((names, at) => `${at === 0 ? 'Then' : 'After them'}: ${called(names)}.`),
  ];
}
