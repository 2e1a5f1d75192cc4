// One value per player: in JSON an object keyed by name, in a form one line per player.
import { isObject, fromEntries } from '../json';
import { nameFinder } from '../names';
import { problem, type Problem } from '../result';
import { capitalise, quote } from '../wording';
import { splitAndTrim, readingProblems, refuseReading, jsonText, type FieldPath, type Field } from './field';
import { textCodecField } from './lists';
import { withEditor } from './question-properties';
import { toOptions } from './single';

interface PerPlayerTexts {
  readonly title: string;
  /** The word for one row: `exchange`. */
  readonly what: string;
  readonly help: string;
  readonly example: string;
}

/** One value per player, matched as in ALL-6. JSON: `{"Ana": 3}`; form: `Ana: 3`. `entry` must ask exactly one question. */
export function fieldPerPlayer<T>(
  { title, what, help, example }: PerPlayerTexts,
  players: readonly string[],
  entry: Field<T>,
): Field<ReadonlyMap<string, T>> {
  const values = entry
    .questions('')
    .map((question) => ({ title: question.title, kind: question.kind, lead: ': ', required: true }));
  const inLines = `One per line, like “Ana: ${example}”. ${capitalise(help)}`;
  const player = { kind: { type: 'choice', options: toOptions(players) }, distinct: true } as const;
  return withEditor(playerLinesField({ title, help: inLines }, players, entry), {
    kind: 'rows',
    what,
    help: capitalise(help),
    cells: [{ title: 'Player', lead: '', required: true, ...player }, ...values],
    most: players.length,
  });
}

function playerLinesField<T>(
  words: { readonly title: string; readonly help: string },
  players: readonly string[],
  entry: Field<T>,
): Field<ReadonlyMap<string, T>> {
  const playerCalled = nameFinder(players, (player) => [player]);
  return textCodecField<ReadonlyMap<string, T>>(words, {
    parse: (typed) => parseLines(typed, playerCalled, entry),
    show: (value) =>
      isObject(value)
        ? Object.entries(value)
            .map(([name, given]) => `${name}: ${jsonText(given)}`)
            .join('\n')
        : jsonText(value),
    read: (value, at) => {
      if (!isObject(value)) {
        return refuseReading(
          'not-by-player',
          at,
          `${at.label}: ${quote(value)} is not one value per player. Write one per line: “Ana: …”.`,
        );
      }
      const problems: Problem[] = [];
      const values = new Map<string, T>();
      for (const [key, given] of Object.entries(value)) {
        const name = playerCalled(key);
        const entryAt: FieldPath = { place: [...at.place, key], label: `${at.label}, ${key}` };
        const reading = entry.read(given ?? null, entryAt);
        problems.push(...nameProblems(name, key, values, entryAt), ...readingProblems(reading));
        if (name !== undefined && reading.ok) values.set(name, reading.value);
      }
      return problems.length === 0 ? { ok: true, value: values } : { ok: false, draft: undefined, problems };
    },
  });
}

function nameProblems(
  name: string | undefined,
  key: string,
  before: ReadonlyMap<string, unknown>,
  { place, label }: FieldPath,
): readonly Problem[] {
  if (name === undefined) {
    return [problem('unknown-player', place, `${label}: ${quote(key)} is not a player in this game.`)];
  }
  return before.has(name)
    ? [problem('repeated', place, `${label}: ${name} is listed twice. Name each player once.`)]
    : [];
}

/** Parses lines `Ana: value` into JSON. Returns the text itself if a line has no value, or two lines have the same name. */
function parseLines(
  typed: string,
  playerCalled: (text: string) => string | undefined,
  entry: Field<unknown>,
): unknown {
  const lines = splitAndTrim(typed, '\n');
  const entries = lines.flatMap((line) => {
    const cuts = Array.from(line.matchAll(/[:=]/g), ({ index }) => index);
    // Names and values can contain colons, so first try to split after a known name.
    const cut = cuts.find((at) => playerCalled(line.slice(0, at)) !== undefined) ?? cuts[0];
    if (cut === undefined) return [];
    // Keep an empty value, so that the refusal names the player.
    const value = entry.fromAnswers(() => line.slice(cut + 1).trim(), '') ?? '';
    return [[line.slice(0, cut).trim(), value] as const];
  });
  const names = new Set(entries.map(([name]) => name));
  return entries.length === lines.length && names.size === lines.length ? fromEntries(entries) : typed;
}
