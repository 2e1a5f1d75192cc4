// The page of one player of Pokémon Snap: for a Pokémon its stats as bars with what changed them; for a photographer
// who comes first, what they saw, and who won the exhibits.
import { sentence } from '../../frame/account';
import type { Known } from '../../frame/closed';
import { eventsOf, isOfLatest, last, latestOf, type Log } from '../../frame/events';
import { EMPTY_PAGE, pageFact, words, type OwnPage, type PageBlock } from '../../frame/page-kit';
import { all, capitalised } from '../../frame/wording';
import { contestsText, dayTold, placeText } from '../day-told';
import { ownPoints, ownReason } from '../end-text';
import type { Event } from '../events';
import { exhibitLabel, worthText } from '../exhibits';
import { explained } from '../explanation/own-days';
import { ownNow } from '../plans';
import { labelOf, statsText } from '../text';
import { DAYS, EXHIBITS, type Open } from '../types';
import { statBars } from './attributes';

/** The value at which a bar fills the whole width. */
const FULL_BAR = 12;

export function page({ name, open, log }: Known<Open, Event>): OwnPage {
  return {
    ...EMPTY_PAGE,
    holds: [...end(name, log), ...holds(name, open, log)],
    result: dayTold(name, open, log).map((text) =>
      sentence(text, { unsent: isOfLatest(log, 'day-resolved') }),
    ),
    foremost: latestOf(log, 'day-resolved')?.day === DAYS - 1 ? ['This is the last day.'] : [],
  };
}

function holds(name: string, open: Open, log: Log<Event>): readonly PageBlock[] {
  const results = latestOf(log, 'results')?.results;
  if (open.photographers.includes(name)) {
    if (latestOf(log, 'game-ended') !== undefined) return [];
    return results === undefined
      ? [...priority(name, log), ...talk(name, open, log), ...seen(open, log)]
      : exhibitWinners(name, log);
  }
  if (results === undefined) return [...talk(name, open, log), bars(open, log), ...waiting(log)];
  // The attributes come last and folded: after the results they decide nothing.
  const appeal = results.appeal.get(name);
  return [
    ...(appeal === undefined
      ? []
      : [
          {
            kind: 'facts',
            title: '',
            facts: [
              pageFact('Your AP', placeText(results, name)),
              pageFact('By contest', contestsText(appeal)),
            ],
          } as const,
        ]),
    { kind: 'folded', title: 'Your attributes at the end', blocks: [bars(open, log)] },
  ];
}

/** Names the photographers, and with whom the reader may talk on the open day (PS-18, PS-19). */
function talk(name: string, { photographers }: Open, log: Log<Event>): readonly PageBlock[] {
  const isPhotographer = photographers.includes(name);
  const others = all(photographers.filter((other) => other !== name));
  const day = latestOf(log, 'day-resolved')?.day;
  const facts = [
    pageFact(isPhotographer ? 'The other photographer' : 'Photographers', others),
    pageFact('You may talk today with', day === undefined ? 'everyone: all with all' : partners(log)),
  ];
  return [{ kind: 'facts', title: '', facts }];
}

/** Names those with whom this reader may talk today, because of the photos of the last day. */
function partners(log: Log<Event>): string {
  const photographed = latestOf(log, 'pokemon-day');
  if (photographed !== undefined) {
    const { photographedBy } = photographed;
    return photographedBy.length === 0 ? 'no photographer: none took your photo' : all(photographedBy);
  }
  const shots = latestOf(log, 'photographer-day')?.photo?.shots ?? [];
  return shots.length === 0 ? 'no Pokémon: you took no photo' : all(shots.map((shot) => shot.name));
}

/** Tells this player how the game ended; nothing before the end. */
function end(name: string, log: Log<Event>): readonly PageBlock[] {
  const ended = latestOf(log, 'game-ended');
  if (ended === undefined) return [];
  const { outcome, results } = ended;
  const saved = outcome.heaven.includes(name);
  const reason = ownReason(outcome, results, name);
  // For a photographer the reason already says whether they are in Heaven or Hell.
  const said = results.points.has(name) ? reason : `You are in ${saved ? 'Heaven' : 'Hell'}. ${reason}`;
  return [words(said, saved ? 'good' : 'bad')];
}

/** Shows who won each exhibit, and both photographers' points, once they are known. */
function exhibitWinners(name: string, log: Log<Event>): readonly PageBlock[] {
  const results = latestOf(log, 'results')?.results;
  if (results === undefined) return [];
  const who = (winner: string | null): string => (winner === name ? 'You' : (winner ?? 'Nobody'));
  return [
    words(ownPoints(results, name)),
    {
      kind: 'folded',
      title: 'Who won the exhibits',
      blocks: [
        {
          kind: 'facts',
          title: '',
          facts: EXHIBITS.map((exhibit) => pageFact(exhibitLabel(exhibit), who(results.exhibits[exhibit]))),
        },
      ],
    },
  ];
}

/** Shows each Pokémon as this photographer last saw it, and their own exhibits; folded, since it is rarely needed. */
function seen({ pokemon, labels }: Open, log: Log<Event>): readonly PageBlock[] {
  const photos = eventsOf(log, 'photographer-day').flatMap(({ event: { day, photo } }) =>
    photo === null ? [] : [{ day, photo }],
  );
  if (photos.length === 0) return [];
  const shots = photos.flatMap(({ day, photo }) => photo.shots.map((shot) => ({ day, ...shot })));
  return [
    {
      kind: 'folded',
      title: 'What you photographed',
      blocks: [
        {
          kind: 'facts',
          title: 'Each Pokémon as you saw it last',
          facts: pokemon.flatMap((name) => {
            const shot = last(shots.filter((each) => each.name === name));
            return shot === undefined
              ? []
              : [pageFact(`${labelOf(labels, name)}, day ${shot.day}`, statsText(shot.stats))];
          }),
        },
        {
          kind: 'facts',
          title: 'Your exhibits',
          facts: photos.map(({ day, photo }) =>
            pageFact(`${photo.exhibit}, day ${day}`, capitalised(worthText(photo))),
          ),
        },
      ],
    },
  ];
}

function bars(open: Open, log: Log<Event>): PageBlock {
  const days = eventsOf(log, 'pokemon-day').map(({ event }) => event);
  const each = statBars(days, explained(open, log));
  const most = each.reduce((highest, { value }) => Math.max(highest, value), FULL_BAR);
  return { kind: 'bars', title: 'Your attributes', most, bars: each };
}

/** Lists effects of activities that come on a later day; nothing once no day is left. */
function waiting(log: Log<Event>): readonly PageBlock[] {
  if (latestOf(log, 'results') !== undefined) return [];
  const owed = latestOf(log, 'pokemon-day')?.owed ?? 0;
  return [
    ...(ownNow(log).doubling ? [words('Your next activity counts double.')] : []),
    ...(owed > 0 ? [words(`At the end of your next contest you lose ${owed} of every attribute.`)] : []),
  ];
}

/** Says which photographer comes first on the open day; nothing once no day is left. */
function priority(name: string, log: Log<Event>): readonly PageBlock[] {
  const resolved = latestOf(log, 'day-resolved');
  const first =
    resolved === undefined
      ? latestOf(log, 'priority-chosen')?.photographer
      : (resolved.priority ?? undefined);
  if (first === undefined)
    return resolved === undefined ? [words('Who photographs first today is not chosen yet.')] : [];
  return [
    first === name
      ? words('You have priority today: you photograph first.', 'good')
      : words(`${first} has priority today and photographs before you.`),
  ];
}
