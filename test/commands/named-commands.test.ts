// The commands that the guides name: each is one that can be given, on files that are there.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { isObject } from '../../src/games/frame/json';

/** Words of a guide that stand for what its reader makes on the way, or has. */
const OF_THE_READER = /lone-number|^[A-Z_]+$|\.json$|\.txt$/;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    path.posix.join(folder, name.split(path.sep).join('/')),
  );
const guides = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'src', 'test', '.ci', 'packages/apps-script-stand-in']
    .flatMap(filesIn)
    .filter((file) => file.endsWith('.md') && !file.includes('node_modules/')),
];
const testFiles = ['test', 'packages/apps-script-stand-in/test']
  .flatMap(filesIn)
  .filter((file) => /(?<!\.long)\.test\.tsx?$/.test(file));

function scriptsOf(): Readonly<Record<string, unknown>> {
  const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'));
  if (!isObject(manifest) || !isObject(manifest.scripts)) throw new Error('package.json has no scripts.');
  return manifest.scripts;
}
const scripts = scriptsOf();

interface Named {
  readonly guide: string;
  readonly command: string;
}

/** The commands in a guide: in code between sentences, which may go on in the next line, and in blocks of code. */
function commandsIn(guide: string, text: string): readonly Named[] {
  const blocks = [...text.matchAll(/^```sh\n([^]*?)^```/gm)].flatMap(([, block = '']) => block.split('\n'));
  const lines = text.split('\n').flatMap((line) => (line.startsWith('    ') ? [line] : []));
  const prose = text.replaceAll(/^```[^]*?^```/gm, '').split('\n');
  const inline = [
    ...prose
      .filter((line) => !line.startsWith('    '))
      .join('\n')
      .matchAll(/`([^`]+)`/g),
  ];
  return [...blocks, ...lines, ...inline.map(([, code = '']) => code.replaceAll(/\s+/g, ' '))]
    .flatMap((code) => code.split(/ && | +#/).map((command) => command.trim()))
    .filter((command) => /^(npm (ci|run|start|test)|npx )/.test(command) && !command.includes('…'))
    .map((command) => ({ guide, command }));
}

/** The fault of a command; undefined where it can be given. */
function faultOf(command: string): string | undefined {
  const [program = '', ...words] = command.split(' ');
  return program === 'npx' ? faultOfNpx(words) : faultOfNpm(words.filter((word) => word !== '--silent'));
}

function faultOfNpm([verb = '', ...words]: readonly string[]): string | undefined {
  if (verb === 'ci') return undefined;
  const [name = '', ...rest] = verb === 'run' ? words : [verb, ...words];
  const script = scripts[name];
  if (typeof script !== 'string') return `there is no script ${name}`;
  const [file = ''] = /\S+\.ts\b/.exec(script) ?? [];
  const code =
    file === ''
      ? ''
      : filesIn(path.posix.dirname(file))
          .filter((one) => one.endsWith('.ts'))
          .map(textOf)
          .join('\n');
  return rest
    .filter((word) => /^--\w/.test(word))
    .map((word) => word.slice('--'.length))
    .filter((option) => !new RegExp(`\\b${option}: \\{|--${option}\\b`).test(code))
    .map((option) => `${name} has no option --${option}`)[0];
}

function faultOfNpx([program = '', ...words]: readonly string[]): string | undefined {
  if (!existsSync(`node_modules/.bin/${program}`)) return `there is no program ${program}`;
  const options = words.findIndex((word) => word.startsWith('-'));
  const paths = (options === -1 ? words : words.slice(0, options)).filter(
    (word) => !OF_THE_READER.test(word),
  );
  switch (program) {
    case 'jest':
      return paths
        .filter((pattern) => !testFiles.some((file) => file.includes(pattern)))
        .map((pattern) => `no test is at ${pattern}`)[0];
    case 'oxfmt':
    case 'tsx':
      return paths.filter((file) => !existsSync(file)).map((file) => `there is no file ${file}`)[0];
    default:
      return undefined;
  }
}

function textOf(file: string): string {
  return readFileSync(file, 'utf8');
}

const named = guides.flatMap((guide) => commandsIn(guide, textOf(guide)));

test('every command that a guide names can be given', () => {
  expect(named.length).toBeGreaterThan(40);
  const faults = named.flatMap(({ guide, command }) => {
    const fault = faultOf(command);
    return fault === undefined ? [] : [`${guide}: ${command}: ${fault}`];
  });
  expect(faults).toEqual([]);
});

test('the guide to a game names its tests, those of each kind once', () => {
  const [tests = ''] = named.flatMap(({ guide, command }) =>
    guide === 'docs/adding-a-game.md' && command.startsWith('npx jest') ? [command] : [],
  );
  const patterns = tests.split(' -t ')[0]?.split(' ').slice(2) ?? [];
  const found = patterns.map((pattern) => testFiles.filter((file) => file.includes(pattern)));
  expect(found.map((files) => files.length)).toEqual(patterns.map(() => 1));
});
