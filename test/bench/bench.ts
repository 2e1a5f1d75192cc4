// `npm run bench`: what a host would wait for each click, by a model of Google, and how fast the rules are, as ratios to
// boardgame.io in the same run. With `--write` the figures are kept in docs/performance.md. `--waiting` asks for the first
// part alone, `--season` for what clicks weigh late in a season, `--against DIST` for the same of another build beside it, `--factor N` for another speed of Google's processor.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { parseArgs } from 'node:util';
import * as vm from 'node:vm';
import { bundleScript } from '../../src/commands/bundle';
import { makeDist } from '../../src/commands/dist';
import type { Match } from '../../src/games/frame/match';
import * as boardgameIo from './boardgame-io';
import { engineSpeeds } from './engines';
import { fastest, geometricMean, measure, type Task } from './measure';
import { seasonFigures } from './season';
import type * as Stages from './stages';
import { table } from './table';
import { waitingFigures, type Program } from './waiting';
import { PROCESSOR_FACTOR } from './waiting-model';

const PAGE = 'docs/performance.md';
/** The places of the page in which figures stand. */
const MARKS = {
  waiting: { from: '<!-- waiting: npm run bench -- --write -->', to: '<!-- end of waiting -->' },
  season: { from: '<!-- season: npm run bench -- --season --write -->', to: '<!-- end of season -->' },
  figures: { from: '<!-- figures: npm run bench -- --write -->', to: '<!-- end of figures -->' },
} as const;

type MiddleStage = Stages.MiddleStage;

/** The number of players, in games that take so many. */
const SEATS = 8;
/** The number of stages that one sample resolves, each of a match of its own. */
const STAGES = 5;
const RESOLVING = { samples: 40, warmUp: 10 };
const GROWTH = { samples: 30, warmUp: 20 };
const LOADING = { samples: 30, warmUp: 5 };
/** The number of players that the growth of Pokémon Snap is measured with. */
const MANY = 50;

function resolving({ exampleStage, middleStages }: typeof Stages): readonly string[] {
  const stages = [exampleStage(SEATS), ...middleStages(SEATS)];
  const seats = [...new Set([SEATS, ...stages.map(({ players }) => players)])];
  const time = measure(
    [
      ...seats.map(boardgameTask),
      ...stages.flatMap((each) => [
        task(each.title, each, resolve),
        task(`${each.title}, read`, each, readAll),
      ]),
    ],
    RESOLVING,
  );
  const usual = time(boardgameName(SEATS));
  const speeds = stages.map(({ title }) => usual / time(title));
  const rows = stages.map(({ title, stage, players }, index) => [
    `${title}, ${stage}`,
    String(players),
    milliseconds(time(title)),
    ratio(speeds[index] ?? 0),
    ratio(time(boardgameName(players)) / time(title)),
    ratio(usual / time(`${title}, read`)),
  ]);
  return [
    `boardgame.io, ${SEATS} moves and the end of a phase: ${milliseconds(usual)} ms.`,
    '',
    ...table(
      ['Stage', 'Players', 'ms', 'Speed', 'With as many seats', 'With all tabs and forms'],
      [
        ...rows,
        [
          '**All but Lone Number, geometric mean**',
          '',
          '',
          `**${ratio(geometricMean(speeds.slice(1)))}**`,
          '',
          '',
        ],
      ],
    ),
  ];
}

function growing({ middleStageOf }: typeof Stages): readonly string[] {
  const time = measure(
    [
      task('few', middleStageOf('pokemon-snap', SEATS), resolve),
      task('many', middleStageOf('pokemon-snap', MANY), resolve),
    ],
    GROWTH,
    fastest,
  );
  const growth = time('many') / time('few');
  return [
    `Pokémon Snap with ${MANY} players instead of ${SEATS} (× ${MANY / SEATS}): × ${growth.toFixed(1)} the time.`,
  ];
}

function engines({ wholeGames }: typeof Stages): readonly string[] {
  const { usual, speeds } = engineSpeeds(wholeGames(SEATS), SEATS);
  const mean = geometricMean(speeds.map(({ speed }) => speed));
  return [
    `boardgame.io, ${SEATS} moves, of which the last scores the round: ${milliseconds(usual)} ms.`,
    '',
    ...table(
      ['Game', 'Players', 'Stages', 'ms a stage', 'Speed'],
      [
        ...speeds.map(({ title, players, stages: played, time, speed }) => [
          title,
          String(players),
          String(played),
          milliseconds(time),
          ratio(speed),
        ]),
        ['**Geometric mean**', '', '', '', `**${ratio(mean)}**`],
      ],
    ),
  ];
}

function boardgameName(seats: number): string {
  return `boardgame.io ${seats}`;
}

function boardgameTask(seats: number): Task {
  const round = boardgameIo.roundOf(seats);
  return {
    name: boardgameName(seats),
    runs: STAGES,
    prepare: () => () => {
      for (let run = 0; run < STAGES; run += 1) round();
    },
  };
}

function task(name: string, stage: MiddleStage, run: (match: Match, stage: MiddleStage) => void): Task {
  return {
    name,
    runs: STAGES,
    prepare: () => {
      const matches = Array.from({ length: STAGES }, stage.open);
      return () => {
        for (const match of matches) run(match, stage);
      };
    },
  };
}

function resolve(match: Match, { input }: MiddleStage): Match {
  const resolved = match.resolve(input);
  if (!resolved.ok) throw new Error(resolved.error.map(({ text }) => text).join(' '));
  return resolved.value.next;
}

/** Resolves, then draws all that can be drawn of the next match: the state, the forms, the tabs of every reader. */
function readAll(match: Match, stage: MiddleStage): void {
  const next = resolve(match, stage);
  const drawn = [
    next.facts,
    next.outcome,
    next.stage?.asks.map(({ questions }) => questions),
    next.stage?.hostQuestions,
    next.view('host'),
    next.view('everyone'),
    ...next.roster.map((player) => next.view({ player })),
  ];
  if (drawn.length === 0) throw new Error('Nothing was drawn.');
}

async function loading(): Promise<readonly string[]> {
  const { code } = await bundleScript('src/google/entry.ts');
  const published = boardgameIo.publishedScript();
  const time = measure(
    [loadTask('compile', code, false), loadTask('load', code, true), loadTask('published', published, true)],
    LOADING,
  );
  const usual = time('published');
  return table(
    ['Script', 'ms', 'Time'],
    [
      ['boardgameio.min.js, minified', milliseconds(usual), ratio(1)],
      ['Code.js, readable', milliseconds(time('load')), ratio(time('load') / usual)],
      ['… of that until it runs', milliseconds(time('compile')), ratio(time('compile') / usual)],
    ],
  );
}

/** Compiles and runs a script in a new context, each time as text that V8 has not seen before. */
function loadTask(name: string, code: string, runs: boolean): Task {
  let loaded = 0;
  return {
    name,
    runs: 1,
    prepare: () => {
      const context = vm.createContext({ self: {} });
      loaded += 1;
      const text = `${code}\n// ${name} ${loaded}`;
      return () => {
        const script = new vm.Script(text);
        if (runs) script.runInContext(context);
      };
    },
  };
}

function milliseconds(time: number): string {
  return time.toFixed(time < 10 ? 3 : 1);
}

function ratio(number: number): string {
  return number.toFixed(2);
}

/** Prints figures, and keeps them in the page where that was asked for. */
function say(
  lines: readonly string[],
  { from, to }: (typeof MARKS)[keyof typeof MARKS],
  isKept: boolean,
): void {
  const figures = lines.join('\n').trim();
  process.stdout.write(`${figures}\n\n`);
  if (!isKept) return;
  const page = readFileSync(PAGE, 'utf8');
  const [before, after] = [page.indexOf(from), page.indexOf(to)];
  if (before < 0 || after < before) throw new Error(`${PAGE} has no place for figures.`);
  writeFileSync(PAGE, `${page.slice(0, before)}${from}\n\n${figures}\n\n${page.slice(after)}`);
}

/** A folder with this program, built. */
async function built(): Promise<string> {
  const dist = mkdtempSync(path.join(tmpdir(), 'round-keeper-built-'));
  await makeDist(dist);
  return dist;
}

/** The waiting for each click: of this program, and of another build of it where there is one. */
async function waiting(against: string | undefined, factor: number): Promise<readonly string[]> {
  const dist = await built();
  const before: readonly Program[] = against === undefined ? [] : [{ title: 'before', dist: against }];
  return waitingFigures([...before, { title: before.length === 0 ? '' : 'now', dist }], factor);
}

async function speeds(): Promise<readonly string[]> {
  boardgameIo.install();
  const bundle = await bundleScript('test/bench/stages.ts');
  const stages = vm.runInThisContext(`${bundle.code}\nroundKeeper`) as typeof Stages;
  return [
    '### Resolving a stage',
    '',
    ...resolving(stages),
    '',
    ...growing(stages),
    '',
    '### The engines alone',
    '',
    ...engines(stages),
    '',
    '### Loading the script',
    '',
    ...(await loading()),
  ];
}

const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    factor: { type: 'string', default: String(PROCESSOR_FACTOR) },
    season: { type: 'boolean', default: false },
    waiting: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
if (!options.waiting && !options.season) say(await speeds(), MARKS.figures, options.write);
if (!options.season) {
  say(await waiting(options.against, Number(options.factor)), MARKS.waiting, options.write);
}
if (!options.waiting) say(seasonFigures(await built()), MARKS.season, options.write);
