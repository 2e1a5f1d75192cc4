// Runs several npm scripts in parallel. Prints the last's output live, the others' when they end. Fails if any fails.
import { spawn } from 'node:child_process';

interface FinishedScript {
  readonly script: string;
  readonly failed: boolean;
}

/** Runs a script. Prints its output at the end, unless the output is live. */
function run(script: string, index: number, all: readonly string[]): Promise<FinishedScript> {
  const began = Date.now();
  const stdio = index === all.length - 1 ? 'inherit' : 'pipe';
  // The shell resolves npm's name on each system. No injection is possible, since package.json lists the scripts.
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

const finishedScripts = await Promise.all(process.argv.slice(2).map(run));
const failedScripts = finishedScripts.filter((one) => one.failed).map(({ script }) => script);
if (failedScripts.length > 0) {
  process.stderr.write(`Failed: ${failedScripts.join(', ')}.\n`);
  process.exitCode = 1;
}
