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

/** `plays`: the folder's cases by number. A line that an earlier case has isn't repeated, only counted and hashed. */
export function compareReadings(folder: string, plays: ReadonlyMap<string, PlayedCase>): void {
  const written = new Written(PLAYERS);
  const known = new Set<string>();
  const lines = [...plays].flatMap(([number, played]) => {
    const all = written.lines(played.ok ? readingsOf(played.value) : played.error);
    const added = all.filter((line) => !known.has(line));
    for (const line of added) known.add(line);
    return [`# ${number} ${all.length} ${hashOf(all.join('\n'))}`, ...added];
  });
  compareLines(join(__dirname, 'recorded'), folder, lines, written.sentences);
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
