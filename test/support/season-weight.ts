// Weighs the clicks of a season, match by match: what each waits for, sends and gets. What belongs to the season itself
// grows by its nature and is counted apart: standings, changes, the list of matches, and the tabs of matches put away.
import { given } from '../../src/commands/desk-calls';
import { isObject, parseJson } from '../../src/games/frame/json';
import { FRAME_TITLES } from '../../src/games/frame/reserved-titles';
import { sheetIdOf } from '../../src/games/frame/tabs';
import type { TestHost } from './host';
import { deliverAll, gameIn, gameView, openStage, prepare } from './host-game';
import { count, draftNext, SOULLINKED_CELLS, PEOPLE } from './paper-season';
import { waitsApart } from './waits';

export const CLICKS = ['Refresh', 'Resolve: the round written', 'Deliver: all books'] as const;

export interface Weight {
  readonly waits: readonly string[];
  /** How many calls edit forms. */
  readonly forms: number;
  /** How many bytes are sent and got, without those of the season itself. */
  readonly bytes: number;
  /** How many bytes of the season itself are sent and got. */
  readonly season: number;
}

/** The weights of one match, by click. */
export type MatchWeight = Readonly<Record<(typeof CLICKS)[number], Weight>> & {
  /** What it takes to make all that the match needs, and to tell everyone of it. */
  readonly created: Pick<Weight, 'waits' | 'forms'>;
};

/** The stage at which the clicks are weighed, the same in each match. */
const WEIGHED_STAGE = 'round-2';

/** Plays a season of so many matches of one game, and weighs the clicks at the same stage of each. */
export function seasonWeights(test: TestHost, matches: number): readonly MatchWeight[] {
  const { desk, clock } = test;
  const host = {
    desk,
    pass: (ms: number): void => {
      clock.pass(ms);
    },
  };
  given(
    desk.startSeason({
      name: 'The Elder Tree',
      currencies: [{ name: 'bellflowers', shown: 'public' }],
      inherit: 'nothing',
      people: PEOPLE.map((name) => ({ name })),
    }),
  );
  given(desk.openEpisode({ episode: '4' }));
  return Array.from({ length: matches }, () => {
    draftNext(host, 'soullinked', 'extra', SOULLINKED_CELLS);
    test.host.faults.resetCounts();
    createWhole(test);
    const { others: waits, forms } = waitsApart(test.host.faults.trace());
    const created = { waits, forms: forms.length };
    let weight: MatchWeight | undefined;
    while (gameView(desk).stage !== null) {
      clock.pass(3_600_000);
      given(desk.submitForPractice({ players: [] }));
      given(desk.getDesk());
      const { name } = openStage(desk);
      if (name === WEIGHED_STAGE) weight = { ...weighed(test, name), created };
      else given(desk.resolveRound({ stage: name, token: '' }));
      prepare(desk);
      deliverAll(desk);
    }
    count(host);
    if (weight === undefined) throw new Error(`There was no ${WEIGHED_STAGE}.`);
    return weight;
  });
}

/** Creates the match from its draft, by the calls that the sidebar makes. */
function createWhole({ desk }: TestHost): void {
  let game = gameIn(given(desk.create({ deliver: true })));
  while (game.toPrepare.length > 0) game = gameIn(given(desk.prepareNext()));
  if (game.deliveries.some(({ kind, state }) => kind === 'book' && state === 'waiting')) deliverAll(desk);
}

function weighed(test: TestHost, stage: string): Omit<MatchWeight, 'created'> {
  const { desk } = test;
  return {
    Refresh: weigh(test, () => given(desk.getDesk({ refresh: true }))),
    'Resolve: the round written': weigh(test, () => given(desk.resolveRound({ stage, token: '' }))),
    'Deliver: all books': weigh(test, () => given(desk.deliverSome())),
  };
}

function weigh({ host }: TestHost, click: () => unknown): Weight {
  let [bytes, season] = [0, 0];
  host.faults.resetCounts();
  host.faults.watch = ({ name, given: sent, answer }) => {
    // These give parts of an answer that was counted before.
    if (name.startsWith('HTTPResponse.')) return;
    const values = [sent, answer].map(asData);
    const own = values.reduce<number>((sum, value) => sum + ownBytes(value), 0);
    bytes += values.reduce<number>((sum, value) => sum + bytesOf(value), 0) - own;
    season += own;
  };
  click();
  host.faults.watch = undefined;
  const { others, forms } = waitsApart(host.faults.trace());
  return { waits: others, forms: forms.length, bytes, season };
}

/** Reads the bodies of requests and answers within a value, which are JSON as text. */
function asData(value: unknown): unknown {
  if (typeof value === 'string' && value.startsWith('{')) return parseJson(value) ?? value;
  if (Array.isArray(value)) return value.map(asData);
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) {
    return typeof value === 'object' ? null : value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asData(part)]));
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify([value]));
}

const SEASON_KINDS = ['season-started', 'season-goes-on', 'episode-opened'];

/**
 * Counts the bytes in a value that belong to the season itself: its rows of the ledger, the tab Season as it is drawn,
 * tabs put away, and the latest openings of stages, which the document keeps whatever the match.
 */
function ownBytes(value: unknown): number {
  if (Array.isArray(value)) {
    const isRow = SEASON_KINDS.some((kind) => value[4] === kind);
    return isRow ? bytesOf(value) : value.reduce<number>((sum, part) => sum + ownBytes(part), 0);
  }
  if (!isObject(value)) return 0;
  if (isPutAway(value) || 'openings' in value || (isRequest(value) && isOfSeasonTab(value)))
    return bytesOf(value);
  return Object.values(value).reduce<number>((sum, part) => sum + ownBytes(part), 0);
}

/** Whether a value is a request of a batch: it has a single part, which is named after its kind. */
function isRequest(value: object): boolean {
  return Object.keys(value).length === 1 && !('requests' in value);
}

const SEASON_TAB = `"sheetId":${sheetIdOf(FRAME_TITLES.season)}`;

/**
 * Whether a value is about the tab Season alone, whose id is the same in every book, since it is made from the title.
 */
function isOfSeasonTab(value: unknown): boolean {
  const ids = JSON.stringify(value).match(/"sheetId":\d+/gu) ?? [];
  return ids.length > 0 && ids.every((id) => id === SEASON_TAB);
}

function isPutAway({ properties }: Readonly<Record<string, unknown>>): boolean {
  return isObject(properties) && typeof properties.title === 'string' && properties.title.includes(' · ');
}
