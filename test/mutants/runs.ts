// Processes that run test files on the copied program.
import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import * as path from 'node:path';

export type Project = 'pure' | 'program';

/** The result of running a test file: its tests, the failures, and the places reached in calls and while loading modules. */
export interface Passed {
  readonly file: string;
  readonly failed: readonly string[];
  readonly names: readonly string[];
  readonly ms: number;
  readonly called: readonly number[];
  readonly loaded: readonly number[];
}

interface Order {
  readonly mutant: number;
  readonly project: Project;
  readonly file: string;
}

/** A process that runs test files. If a break makes a file run far too long, the process is killed and restarted. */
export class Worker {
  #process: ChildProcess | undefined;
  constructor(
    private readonly root: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  async #started(): Promise<ChildProcess> {
    if (this.#process?.connected === true) return this.#process;
    const child = fork(path.join(this.root, 'test/mutants/worker.cjs'), {
      cwd: this.root,
      env: { ...process.env, ...this.env, NODE_ENV: 'test', RUNS: process.env['RUNS'] ?? '1' },
      execArgv: ['--single-threaded-gc', '--max-semi-space-size=256'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#process = child;
    await new Promise((resolve) => child.once('message', resolve));
    return child;
  }

  /** Runs a test file. Returns undefined if it takes longer than this. */
  async run(order: Order, limitMs: number): Promise<Passed | undefined> {
    const child = await this.#started();
    return new Promise((resolve) => {
      const finish = (result: Passed | undefined): void => {
        clearTimeout(timer);
        child.removeAllListeners();
        resolve(result);
      };
      const timer = setTimeout(() => {
        this.end();
        finish(undefined);
      }, limitMs);
      child.once('message', (result) => finish(result as Passed));
      child.once('exit', () => finish(undefined));
      child.send(order);
    });
  }

  /** Runs `run` while a break is switched on. A break in code that runs while a module loads needs a new process. */
  async broken<T>(
    mutant: number,
    isLoaded: boolean,
    run: (failing: (project: Project, file: Passed) => Promise<readonly string[]>) => Promise<T>,
  ): Promise<T> {
    const worker = isLoaded ? new Worker(this.root, { ...this.env, MUTANT: String(mutant) }) : this;
    try {
      return await run(async (project, { file, ms }) => {
        const result = await worker.run({ mutant, project, file }, 60_000 + 20 * ms);
        return result?.failed ?? ['(takes too long)'];
      });
    } finally {
      if (isLoaded) worker.end();
    }
  }

  end(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }
}

export class Runs {
  #workers: Worker[];
  #isBuilt = false;
  constructor(
    private readonly root: string,
    private readonly count: number,
  ) {
    this.#workers = Array.from({ length: count }, () => new Worker(root, {}));
  }

  /** Hands each item to the next free process. */
  async each<T>(items: readonly T[], run: (item: T, worker: Worker) => Promise<void>): Promise<void> {
    const left = [...items];
    await Promise.all(
      this.#workers.map(async (worker) => {
        for (let item = left.shift(); item !== undefined; item = left.shift()) await run(item, worker);
      }),
    );
  }

  /** Runs all test files of a project with nothing broken. Returns the runs without failures. */
  async all(project: Project, parts: readonly string[]): Promise<Passed[]> {
    if (project === 'program' && !this.#isBuilt) await this.#build();
    const listed = spawnSync('npx', ['jest', '--selectProjects', project, '--listTests'], {
      cwd: this.root,
      encoding: 'utf8',
    });
    const files = listed.stdout
      .trim()
      .split('\n')
      .filter((line) => line.startsWith('/'))
      .map((file) => path.relative(this.root, file))
      .filter((file) => parts.some((part) => file.includes(part)));
    const passed: Passed[] = [];
    await this.each(files, async (file, worker) => {
      const result = await worker.run({ mutant: -1, project, file }, 600_000);
      if (result?.failed.length === 0) passed.push({ ...result, file });
      else process.stdout.write(`Fails without a break: ${file}\n`);
    });
    return passed;
  }

  /** Builds the copied program and starts the browser, as the tests' own set-up does. Each process has its own folder. */
  async #build(): Promise<void> {
    this.#isBuilt = true;
    process.chdir(this.root);
    const require = createRequire(path.join(this.root, 'package.json'));
    const setUp = require(path.join(this.root, 'test/support/global-setup.ts')) as {
      default: () => Promise<void>;
    };
    await setUp.default();
    const { folder, browser } = JSON.parse(process.env['ROUND_KEEPER_TEST_RUN'] ?? '{}') as {
      folder: string;
      browser: string;
    };
    for (const worker of this.#workers) worker.end();
    this.#workers = Array.from({ length: this.count }, () => {
      const own = mkdtempSync(path.join(tmpdir(), 'round-keeper-run-'));
      for (const part of ['dist', 'fixture', 'page.json'])
        symlinkSync(path.join(folder, part), path.join(own, part));
      return new Worker(this.root, { ROUND_KEEPER_TEST_RUN: JSON.stringify({ folder: own, browser }) });
    });
  }

  async end(): Promise<void> {
    for (const worker of this.#workers) worker.end();
    if (!this.#isBuilt) return;
    const require = createRequire(path.join(this.root, 'package.json'));
    await (
      require(path.join(this.root, 'test/support/global-teardown.ts')) as { default: () => Promise<void> }
    ).default();
  }
}
