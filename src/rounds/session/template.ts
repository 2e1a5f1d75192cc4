// Templates: a match's set-up and questions as a file, from which another match can be drafted.
import { findGame, type Catalogue } from '../../games/frame/catalogue';
import { readInput } from '../../games/frame/fields';
import { isJsonObject, type JsonObject } from '../../games/frame/json';
import { readJsonFile } from '../../games/frame/json-file';
import { templateField } from '../../games/frame/custom';
import type { PlayableGame } from '../../games/frame/playable';
import { problemTexts, type Problem, fail, ok, type Result } from '../../games/frame/result';
import type { CallProblem, AnswersByTitle } from '../reply/reply';
import { toLaterQuestions, type LaterQuestions } from './draft';
import type { GameSession } from './game-session';
import { latestHostFacts } from './host-part';

export function buildTemplate({ record, game, match }: GameSession): JsonObject | undefined {
  if (game.template === undefined) return undefined;
  const open = match.stage;
  const entered = [
    ...record.stages.map(({ stage, hostFacts }) => ({ stage, facts: hostFacts })),
    ...(open === null ? [] : [{ stage: open.name, facts: latestHostFacts(record, open.name) }]),
  ];
  const later = game.template(entered);
  const json: unknown = JSON.parse(
    JSON.stringify({
      template: game.info.id,
      settings: record.settings,
      ...(later.length === 0 ? {} : { later }),
    }),
  );
  return isJsonObject(json) ? json : undefined;
}

export interface TemplateContent {
  readonly game: PlayableGame;
  readonly settings: AnswersByTitle;
  readonly later: readonly LaterQuestions[];
}

/** Reads a template, which may come from anybody. */
export function readTemplate(json: unknown, games: Catalogue): Result<TemplateContent, CallProblem> {
  const template = readJsonFile(templateField, json, 'Template');
  if (!template.ok) return fail(templateProblem(template.problems));
  const { template: id, settings, later } = template.value;
  const game = findGame(games, id);
  if (game?.template === undefined) return fail(templateProblem([]));
  const read = readInput(game.settings, settings ?? {}, 'Settings');
  if (!read.ok) return fail(templateProblem(read.problems));
  return ok({
    game,
    settings: Object.fromEntries(game.typed(settings ?? {}).map(({ title, answer }) => [title, answer])),
    later: toLaterQuestions({ later }),
  });
}

function templateProblem(problems: readonly Problem[]): CallProblem {
  return {
    code: 'not-a-template',
    text: 'Starting from a template: this file isn’t a Round Keeper template. Nothing was changed. Choose another file.',
    ...(problems.length === 0 ? {} : { details: problemTexts(problems) }),
  };
}
