// A command of a terminal, run in a folder as somebody types it.
import { spawn } from 'node:child_process';

/** The code with which a command ended; null for one that was killed. And all that it said. */
export type Ended = readonly [code: number | null, said: string];

/** Runs a command whose words have no blanks in them. Rejects where it cannot be started. */
export function runCommand(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const [program = '', ...args] = command.split(' ');
    const child = spawn(program, args, { cwd, env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
    child.on('error', reject);
    child.on('close', (code) => resolve([code, said]));
  });
}
