// Draws (OM-7): decks of words shuffled from the seed, for everyone, for the host, or one word per player. Also the news
// about draws, which says if the host has replaced an earlier one.
import {
  withCheck,
  choice,
  withEditor,
  lineList,
  object,
  toOptions,
  readList,
  listOf,
  nameField,
  splitAndTrim,
  text,
  jsonText,
  type FieldPath,
  type Field,
} from '../frame/fields';
import type { Chance } from '../frame/chance';
import { fromEntries, type JsonObject } from '../frame/json';
import { byCodeUnit, nameKey, isSameName } from '../frame/names';
import { type ValuePath, type Problem, fail, ok, type Result } from '../frame/result';
import { nameProblems } from '../frame/name-input';
import { plural, quote } from '../frame/wording';
import { repeatedTextProblems } from './questions';
import { DRAW_AUDIENCES, LIMITS, problem, type Draw, type DrawResult } from './types';
import type { Event } from './events';

/** A word of a deck, kept as typed (OM-7). */
const wordField = withCheck(text({ title: 'Word' }), (word, { place, label }) =>
  nameProblems(word, place, `${label}: this word`, LIMITS.word),
);

export function isDeckWord(value: unknown): boolean {
  return wordField.read(value, { place: [], label: '' }).ok;
}

const drawField: Field<Draw> = object({
  title: nameField({ title: 'Title', longest: LIMITS.drawTitle }),
  deck: {
    ...listOf(wordField),
    read: (value: unknown, at: FieldPath) =>
      readList(value, at, wordField, { min: 1, max: LIMITS.deck, distinct: false, what: 'word' }),
  },
  to: choice({ title: 'Who is told', options: toOptions(DRAW_AUDIENCES) }),
});

const WORD_SEPARATOR = '|';

/** A list of draws; in a form, one per line. */
export function drawsField(title: string, help: string): Field<readonly Draw[]> {
  const lines = lineList<Draw>(
    {
      title,
      help: `${help}\nYour role; each; wolf | wolf | villager\nTurn order; everyone; Ana | Bo | Cy\nDeck; host; 1 | 2 | 3`,
    },
    {
      entry: drawField,
      what: 'draw',
      one: 'a draw',
      format: 'title; who is told; word | word',
      example: 'Your role; each; wolf | wolf | villager',
      parse: parseDraw,
      show: ({ title: name, deck, to }) =>
        [
          jsonText(name),
          jsonText(to),
          Array.isArray(deck) ? deck.map(jsonText).join(` ${WORD_SEPARATOR} `) : '',
        ].join('; '),
      check: (draws, at) =>
        repeatedTextProblems(
          draws.map((draw) => draw.title),
          at,
          (index) => [index, 'title'],
        ),
      max: LIMITS.draws,
    },
  );
  return withEditor(lines, {
    kind: 'rows',
    what: 'draw',
    help: 'With “everyone”, all players see the whole order. With “each”, every player gets one word. With “host”, only you see the order.',
    cells: [
      { title: 'Title', lead: '', required: true, kind: { type: 'text', long: false } },
      {
        title: 'Who is told',
        lead: '; ',
        required: true,
        kind: { type: 'choice', options: toOptions(DRAW_AUDIENCES) },
      },
      { title: 'Words, separated by |', lead: '; ', required: true, kind: { type: 'text', long: false } },
    ],
    most: LIMITS.draws,
    none: 'none',
  });
}

function parseDraw(line: string): unknown {
  const [title, to, deck, ...more] = line.split(';').map((part) => part.trim());
  if (deck === undefined || more.length > 0) return undefined;
  return { title, deck: splitAndTrim(deck, WORD_SEPARATOR), to };
}

/** What a round's draws need: the round's number (0 for set-up), and the players who aren't out when the round opens. */
interface DrawContext {
  readonly round: number;
  readonly players: readonly string[];
  readonly chance: Chance;
}

/**
 * Draws the words. Their order depends on seed, round, title and the words themselves, not on the order they were typed
 * in. `place`: where the list of draws is.
 */
export function drawWords(
  draws: readonly Draw[],
  { round, players, chance }: DrawContext,
  place: ValuePath,
): Result<readonly DrawResult[], readonly Problem[]> {
  const problems = draws.flatMap((draw, index) => {
    const lacking = draw.to === 'each' ? players.length - draw.deck.length : 0;
    if (lacking <= 0) return [];
    const sentence = `Draw ${quote(draw.title)}: ${plural(draw.deck.length, 'word')} for the ${plural(players.length, 'player')} still in. Add ${lacking} more.`;
    return [problem('too-few-words', [...place, index, 'deck'], sentence)];
  });
  if (problems.length > 0) return fail(problems);
  return ok(
    draws.map(({ title, deck, to }): DrawResult => {
      const source = chance.for('draw').for(String(round)).for(nameKey(title));
      const order = source.shuffle([...deck].sort(byCodeUnit));
      return to === 'each'
        ? { round, title, to, words: players.map((player, index) => [player, order[index] ?? ''] as const) }
        : { round, title, to, order };
    }),
  );
}

/** A draw as scenarios list it. */
export function drawResultJson(drawn: DrawResult): JsonObject {
  const { round, title } = drawn;
  return drawn.to === 'each'
    ? { round, title, players: fromEntries(drawn.words) }
    : { round, title, order: drawn.order };
}

/**
 * The events of a round's draws. `former`: draws that were saved for the round, then changed or removed. Players who get
 * words of the new draw, or would have got words of a former one, are told that it was drawn again.
 */
export function drawResultEvents(
  draws: readonly DrawResult[],
  former: readonly DrawResult[],
  players: readonly string[],
): readonly Event[] {
  const now = draws.flatMap((drawn) => {
    const others = formerDrawsByTitle(drawn.title, former).filter((each) => !isSameDraw(each, drawn));
    return [
      ...drawnWordEvents(drawn, others.length > 0),
      ...lostWordsEvents(drawn.title, others, drawn, players),
    ];
  });
  const leftOut = former.filter(
    ({ title }, index) =>
      !draws.some((drawn) => isSameName(drawn.title, title)) &&
      former.findIndex((first) => isSameName(first.title, title)) === index,
  );
  return [
    ...now,
    ...leftOut.flatMap(({ title }) =>
      lostWordsEvents(title, formerDrawsByTitle(title, former), undefined, players),
    ),
  ];
}

function formerDrawsByTitle(title: string, former: readonly DrawResult[]): readonly DrawResult[] {
  return former.filter((each) => isSameName(each.title, title));
}

function isSameDraw(one: DrawResult, other: DrawResult): boolean {
  return JSON.stringify({ ...one, title: '' }) === JSON.stringify({ ...other, title: '' });
}

/** The news for everyone who gets words. Draws for the host make none. */
function drawnWordEvents(drawn: DrawResult, again: boolean): readonly Event[] {
  const { title } = drawn;
  switch (drawn.to) {
    case 'everyone':
      return [{ kind: 'drawn', to: 'everyone', title, words: drawn.order, again }];
    case 'each':
      return drawn.words.map(([player, word]) => ({
        kind: 'drawn',
        to: { player },
        title,
        words: [word],
        again,
      }));
    case 'host':
      return [];
  }
}

/** The news for players who get no words now, but would have got some from a former draw. */
function lostWordsEvents(
  title: string,
  former: readonly DrawResult[],
  now: DrawResult | undefined,
  players: readonly string[],
): readonly Event[] {
  const gets = now === undefined ? [] : drawRecipients(now, players);
  const lost = players.filter(
    (player) =>
      !gets.includes(player) && former.some((each) => drawRecipients(each, players).includes(player)),
  );
  // A former draw for everyone was no secret, so one event for everyone is enough.
  if (former.some(({ to }) => to === 'everyone') && gets.length === 0) {
    return [{ kind: 'drawn', to: 'everyone', title, words: [], again: true }];
  }
  return lost.map((player) => ({ kind: 'drawn', to: { player }, title, words: [], again: true }));
}

function drawRecipients(drawn: DrawResult, players: readonly string[]): readonly string[] {
  switch (drawn.to) {
    case 'everyone':
      return players;
    case 'each':
      return drawn.words.map(([player]) => player);
    case 'host':
      return [];
  }
}
