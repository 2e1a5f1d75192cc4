// What everyone reads in the cases, compared with a recording for each folder. To record again, see CONTRIBUTING.md.
import { join } from 'node:path';
import { MATCH_KINDS } from '../../src/games/frame/season';
import type { Problem, Result } from '../../src/games/frame/result';
import type { PlayedScenario } from '../../src/rounds/proof/scenario';
import { compareLines, hashOf } from '../support/compared';
import { Written } from '../support/written';
import { closedTo, notedTo } from './asked';

/** Names that many cases use. */
const PLAYERS = ['Ana', 'Bo', 'Cy', 'Dee'];

export type PlayedCase = Result<PlayedScenario, readonly Problem[]>;

/** What everyone reads in a folder's cases, as lines. A line that an earlier case has isn't repeated, only counted. */
export class Readings {
  readonly #written = new Written(PLAYERS);
  readonly #known = new Set<string>();
  readonly #lines: string[] = [];

  add(number: string, played: PlayedCase): void {
    const all = this.#written.lines(played.ok ? readingsOf(played.value) : played.error);
    const added = all.filter((line) => !this.#known.has(line));
    for (const line of added) this.#known.add(line);
    this.#lines.push(`# ${number} ${all.length} ${hashOf(all.join('\n'))}`, ...added);
  }

  compare(folder: string): void {
    compareLines(join(__dirname, 'recorded'), folder, this.#lines, this.#written.sentences);
  }
}

function readingsOf({ match, stages }: PlayedScenario): unknown {
  const { asks = [], hostQuestions = [] } = match.stage ?? {};
  return {
    stages: stages.map(({ fates, news, warnings, result }) => ({ fates, news, warnings, result })),
    views: (['host', 'published', 'everyone'] as const).map((reader) => match.view(reader)),
    own: match.roster.map((player) => [
      ...[match.view({ player }), match.page(player), match.has(player), match.goal(player)],
      ...[closedTo(match, player), notedTo(match, player)],
    ]),
    asked: [match.stage, hostQuestions],
    asks: asks.map(({ questions, players, limits }) => [questions, players.map(limits)]),
    rules: match.rules,
    shared: [match.home(), match.panes('everyone'), match.picture(), match.leads(), match.scene(false)],
    sheet: match.sheet,
    end: [match.winners(), match.purseWarnings(), MATCH_KINDS.map((kind) => match.seasonChanges(kind))],
  };
}
