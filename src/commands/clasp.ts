// Runs clasp, Google's own tool that pushes files to a script project.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

/** How a run of clasp ended. */
export interface ClaspRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs clasp with Node: on Windows, the command that npm installs cannot be started as a program. */
export function clasp(args: readonly string[]): ClaspRun {
  const program = createRequire(import.meta.url).resolve('@google/clasp');
  return spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
}
