// Runs a command in a folder, as somebody types it in a terminal.
import { spawn } from 'node:child_process';

/** The code with which a command ended (null where it was killed), and all that it printed. */
export type Ended = readonly [code: number | null, said: string];

/** Runs a command; none of its words may have spaces in it. Rejects where it cannot be started. */
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
