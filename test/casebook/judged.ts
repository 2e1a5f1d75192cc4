// Runs a case and explains a failure: the differences, the rules that the case covers, and a scenario to replay.
import type { Catalogue } from '../../src/games/frame/catalogue';
import { coveredRules, type FiledCase, type Folder } from './files';
import type { PlayedCase } from './recorded';
import { runCase } from './run';

interface Judged {
  /** Undefined if the case passes. */
  readonly failure: string | undefined;
  readonly codes: readonly string[];
  readonly played: PlayedCase;
}

/** Runs a case of one folder. `folders`: all folders with rules. */
export function judged(
  folder: Folder,
  filed: FiledCase,
  folders: readonly Folder[],
  games?: Catalogue,
): Judged {
  const { scenario, differences, codes, played } = runCase(folder, filed, games);
  const failure = [
    `${folder.name}/${filed.file}, ${filed.entry.case} is not as expected:\n- ${differences.join('\n- ')}`,
    `It covers:\n- ${coveredRules(filed.entry, folder, folders).join('\n- ')}`,
    `The scenario:\n${JSON.stringify(scenario)}`,
  ].join('\n\n');
  return { failure: differences.length === 0 ? undefined : failure, codes, played };
}
