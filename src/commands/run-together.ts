// Runs several npm scripts at the same time: the last one's output as it comes, that of each other in one piece when it ends. A
// failure of any is one of all.
import { spawn } from 'node:child_process';

interface Ran {
  readonly script: string;
  readonly failed: boolean;
}

/** Runs `npm run <script>`; unless its output comes at once, all that it said is printed when it has ended. */
function run(script: string, index: number, all: readonly string[]): Promise<Ran> {
  const began = Date.now();
  const stdio = index === all.length - 1 ? 'inherit' : 'pipe';
  // By the shell, which finds npm under each system's own name for it; scripts come from package.json alone.
  const child = spawn(`npm run --silent ${script}`, { shell: true, stdio });
  const said: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const failed = code !== 0;
      const seconds = Math.round((Date.now() - began) / 1000);
      process.stdout.write(`${failed ? '✗' : '✓'} ${script} (${seconds} s)\n`);
      process.stdout.write(Buffer.concat(said));
      resolve({ script, failed });
    });
  });
}

const ran = await Promise.all(process.argv.slice(2).map(run));
const failed = ran.filter((one) => one.failed).map(({ script }) => script);
if (failed.length > 0) {
  process.stderr.write(`Failed: ${failed.join(', ')}.\n`);
  process.exitCode = 1;
}
