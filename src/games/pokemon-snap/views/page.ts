// A player's page. Pokémon: stats, and what changed them. Photographers: priority and, at the end, the exhibits.
import type { Knowledge } from '../../frame/closed-choices';
import { eventsOf, latestEvent, type Log } from '../../frame/events';
import { EMPTY_PAGE, lineBlock, pageFact, type PageContent, type PageBlock } from '../../frame/page-kit';
import { namesAtSentenceStart } from '../../frame/account';
import { andList } from '../../frame/wording';
import { playerDayLines, pendingLines, priorityLine } from '../account';
import { playerEndLine, playerResult } from '../end-account';
import type { Event } from '../events';
import { exhibitLabel, photoWorthText } from '../exhibits';
import { explainDays } from '../explanation/own-days';
import { DAY_COUNT, EXHIBITS, type OpenFacts, type Results } from '../types';
import { statBars } from './attributes';

/** The value at which a bar has its full width. */
const FULL_BAR_VALUE = 12;

export function page({ name, open, log }: Knowledge<OpenFacts, Event>): PageContent {
  return {
    ...EMPTY_PAGE,
    holds: [...endBlocks(name, open, log), ...holdingsBlocks(name, open, log)],
    result: playerDayLines(name, open, log),
    foremost: latestEvent(log, 'day-resolved')?.day === DAY_COUNT - 1 ? ['This is the last day.'] : [],
  };
}

function holdingsBlocks(name: string, open: OpenFacts, log: Log<Event>): readonly PageBlock[] {
  const results = latestEvent(log, 'results')?.results;
  const isPhotographer = open.photographers.includes(name);
  if (results === undefined)
    return isPhotographer
      ? [priorityBlock(name, log), talkBlock(name, open, log)]
      : [talkBlock(name, open, log), barsBlock(open, log), ...pendingBlocks(log)];
  // Once the results are known, attributes no longer matter.
  return isPhotographer
    ? [exhibitsBlock(name, results, log)]
    : [{ kind: 'folded', title: 'Your attributes at the end', blocks: [barsBlock(open, log)] }];
}

/** Who the photographers are, and whom the reader can talk to today (PS-18, PS-19). */
function talkBlock(name: string, { photographers }: OpenFacts, log: Log<Event>): PageBlock {
  const isPhotographer = photographers.includes(name);
  const others = andList(photographers.filter((other) => other !== name));
  const day = latestEvent(log, 'day-resolved')?.day;
  const facts = [
    pageFact(isPhotographer ? 'The other photographer' : 'Photographers', others),
    pageFact('Today you can talk with', day === undefined ? 'everyone' : talkPartnersToday(log)),
  ];
  return { kind: 'facts', title: '', facts };
}

/** Whom the reader can talk to because of the previous day's photos. */
function talkPartnersToday(log: Log<Event>): string {
  const photographed = latestEvent(log, 'pokemon-day');
  if (photographed !== undefined) {
    const { photographedBy } = photographed;
    return photographedBy.length === 0 ? 'no photographer' : andList(photographedBy);
  }
  const shots = latestEvent(log, 'photographer-day')?.photo?.shots ?? [];
  return shots.length === 0 ? 'no Pokémon' : andList(shots.map((shot) => shot.name));
}

/** The end of the game for this player, with a Pokémon's AP; empty until the game is over. */
function endBlocks(name: string, { pokemon }: OpenFacts, log: Log<Event>): readonly PageBlock[] {
  const ended = latestEvent(log, 'game-ended');
  if (ended === undefined) return [];
  const facts = playerResult(name, ended.results).map(({ label, what }) => pageFact(label, what));
  const isPokemon = pokemon.includes(name);
  return [
    lineBlock(playerEndLine(ended, name)),
    ...(isPokemon ? [{ kind: 'facts', title: '', facts } as const] : []),
  ];
}

/** The winner of each exhibit, and what this photographer's photo was worth. */
function exhibitsBlock(name: string, { exhibits }: Results, log: Log<Event>): PageBlock {
  const photos = eventsOf(log, 'photographer-day').flatMap(({ event: { photo } }) => photo ?? []);
  const facts = EXHIBITS.map((exhibit) => {
    const own = photos.find((photo) => photo.exhibit === exhibit);
    const worth = own === undefined ? 'you didn’t enter a photo' : `your photo: ${photoWorthText(own)}`;
    return pageFact(
      exhibitLabel(exhibit),
      `${namesAtSentenceStart([exhibits[exhibit] ?? 'Nobody'], name)}; ${worth}`,
    );
  });
  return { kind: 'folded', title: 'Exhibit winners', blocks: [{ kind: 'facts', title: '', facts }] };
}

function barsBlock(open: OpenFacts, log: Log<Event>): PageBlock {
  const days = eventsOf(log, 'pokemon-day').map(({ event }) => event);
  const each = statBars(days, explainDays(open, log));
  const most = each.reduce((highest, { value }) => Math.max(highest, value), FULL_BAR_VALUE);
  return { kind: 'bars', title: 'Your attributes', most, bars: each };
}

function pendingBlocks(log: Log<Event>): readonly PageBlock[] {
  const day = latestEvent(log, 'pokemon-day');
  return day === undefined ? [] : pendingLines(day).map(lineBlock);
}

function priorityBlock(name: string, log: Log<Event>): PageBlock {
  const chosen = latestEvent(log, 'priority-chosen')?.photographer ?? null;
  const { day, priority: next } = latestEvent(log, 'day-resolved') ?? { day: 0, priority: chosen };
  return lineBlock(priorityLine(next, day + 1, name));
}
