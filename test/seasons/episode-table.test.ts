// The table of who was in, out or won in each episode.
import { episodeTable } from '../../src/seasons/episode-table';
import { applyChanges } from '../../src/seasons/changes';
import { openEpisode } from '../../src/seasons/episodes';
import type { CausedChange, Change, Season } from '../../src/seasons/types';
import { begunSeason } from './season-play';

const NONE: ReadonlyMap<number, readonly string[]> = new Map();

/** A season with these changes in each episode, and its log. */
function after(...episodes: readonly (readonly Change[])[]): {
  readonly season: Season;
  readonly log: { readonly episode: number; readonly change: CausedChange }[];
} {
  let season = begunSeason(['Ann', 'Bob', 'Cy', 'Dee']);
  const log: { episode: number; change: CausedChange }[] = [];
  episodes.forEach((changes, at) => {
    const opened = openEpisode(season, String(at + 4));
    if (!opened.ok) throw new Error(opened.error.text);
    log.push(...opened.value.changes.map((change) => ({ episode: at - 1, change })));
    const made = applyChanges(
      opened.value.season,
      changes.map((change) => ({ ...change, cause: '' })),
    );
    log.push(...made.changes.map((change) => ({ episode: at, change })));
    ({ season } = made);
  });
  return { season, log };
}

test('each episode has one word per person; people who left are at the bottom, latest first', () => {
  const { season, log } = after(
    [
      { player: 'Ann', tokens: 1 },
      { player: 'Cy', candidate: true },
      { player: 'Dee', opponent: true },
      { player: 'Cy', eliminated: true },
    ],
    [
      { player: 'Eve', joins: true },
      { player: 'Bob', candidate: true },
      { player: 'Ann', left: true },
    ],
    [{ player: 'Dee', tokens: 1 }],
  );
  expect(episodeTable(season, { log, won: new Map([[1, ['Dee']]]), duels: NONE, ended: false })).toEqual([
    { player: 'Bob', fates: ['safe', 'candidate', '–'] },
    { player: 'Dee', fates: ['survived', 'won', 'token'] },
    { player: 'Eve', fates: ['–', 'safe', '–'] },
    { player: 'Ann', fates: ['token', 'left', '–'] },
    { player: 'Cy', fates: ['eliminated', '–', '–'] },
  ]);
});

test('SN-9 people who are no longer Candidate or opponent at an episode’s end aren’t shown as such', () => {
  const { season, log } = after(
    [
      { player: 'Ann', candidate: true },
      { player: 'Bob', opponent: true },
      { player: 'Ann', candidate: false },
      { player: 'Bob', candidate: true },
    ],
    [
      { player: 'Cy', candidate: true },
      { player: 'Dee', opponent: true },
      { player: 'Dee', opponent: false },
      { player: 'Cy', opponent: true },
    ],
    [],
  );
  expect(episodeTable(season, { log, won: NONE, duels: NONE, ended: false })).toEqual([
    { player: 'Ann', fates: ['safe', 'safe', '–'] },
    { player: 'Bob', fates: ['candidate', 'safe', '–'] },
    { player: 'Cy', fates: ['safe', 'opponent', '–'] },
    { player: 'Dee', fates: ['safe', 'safe', '–'] },
  ]);
});

test('the last episode was safe for everyone once the season has ended', () => {
  const { season, log } = after([]);
  expect(episodeTable(season, { log, won: NONE, duels: NONE, ended: true })[0]?.fates).toEqual(['safe']);
});

test('people who stay after a death match have survived, even if nobody was eliminated', () => {
  const { season, log } = after([
    { player: 'Ann', candidate: true },
    { player: 'Bob', opponent: true },
  ]);
  const fates = (duels: typeof NONE): unknown =>
    episodeTable(season, { log, won: NONE, duels, ended: false }).map((row) => row.fates[0]);
  expect(fates(NONE)).toEqual(['candidate', 'opponent', '–', '–']);
  expect(fates(new Map([[0, ['Ann', 'Bob']]]))).toEqual(['survived', 'survived', '–', '–']);
});
