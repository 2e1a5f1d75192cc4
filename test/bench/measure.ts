// Measures tasks side by side: one sample of each in turn, so that a machine that is busy for a while is busy for all.
// It measures the processor's time, which other programs take less of than of the clock's.

/** One thing to measure. What a sample needs is prepared before. */
export interface Task {
  readonly name: string;
  /** Prepares one sample, and gives what is measured. */
  readonly prepare: () => () => void;
  /** The number of runs that the measured part makes: its time is divided by them. */
  readonly runs: number;
}

/** The number of samples that count, and of those taken before to warm up. */
export interface Samples {
  readonly samples: number;
  readonly warmUp: number;
}

/**
 * Milliseconds of processor time of one run of each task, by its name: the median unless another is chosen. The first
 * samples warm up and do not count.
 */
export function measure(
  tasks: readonly Task[],
  { samples, warmUp }: Samples,
  choose: (times: readonly number[]) => number = median,
): (name: string) => number {
  const times = new Map(tasks.map(({ name }) => [name, [] as number[]]));
  for (let sample = -warmUp; sample < samples; sample += 1) {
    for (const { name, prepare, runs } of tasks) {
      const run = prepare();
      const start = process.cpuUsage();
      run();
      const { user, system } = process.cpuUsage(start);
      const time = (user + system) / 1000 / runs;
      if (sample >= 0) times.get(name)?.push(time);
    }
  }
  return (name) => choose(times.get(name) ?? []);
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Without what the engine compiles and clears away beside, which is more than the work itself where samples are few. */
export function fastest(numbers: readonly number[]): number {
  return Math.min(...numbers);
}

export function geometricMean(numbers: readonly number[]): number {
  return Math.exp(numbers.reduce((total, number) => total + Math.log(number), 0) / numbers.length);
}
