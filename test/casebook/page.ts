// Generates docs/casebook.md from the casebook's files.
import type { PlayableGame } from '../../src/games/frame/playable';
import { andList, plural } from '../../src/games/frame/wording';
import type { FiledCase, Folder } from './files';
import { coversOf, ruleOf, type Rule } from './format';
import { expectedWords } from './words';

const INTRO = [
  '# The casebook',
  'How every rule and every unclear point of the games is decided, case by case. A rule is a ruling of Round Keeper (`SL-4`) or a sentence of the designers’ rule sheet in our words (`sheet:…`). Each case is a small game; the tests play it and check the results listed here.',
  '`npm run docs` generates this page from `test/casebook/`. Look up a case’s number there to see its roster and moves.',
];

/** The rulings for all games come first, then the games in the catalogue's order. */
export function casebookPage(folders: readonly Folder[], games: readonly PlayableGame[]): string {
  const shared = folders.filter(({ name }) => !games.some(({ info }) => info.id === name));
  const sections = [
    ...shared.map((folder) => ({ title: 'All games', credit: undefined, folder })),
    ...games.flatMap(({ info }) =>
      folders
        .filter(({ name }) => name === info.id)
        .map((folder) => ({ title: info.title, credit: `Designed by ${andList(info.designers)}.`, folder })),
    ),
  ];
  const contents = sections.map(
    ({ title, folder }) =>
      `- [${title}](#${anchor(folder, '')}): ${plural(folder.rulings.length, 'ruling')}, ${plural(folder.cases.length, 'case')}`,
  );
  return [
    ...INTRO,
    contents.join('\n'),
    ...sections.flatMap(({ title, credit, folder }) => [
      `<a id="${anchor(folder, '')}"></a>\n\n## ${title}`,
      ...(credit === undefined ? [] : [credit]),
      ...[...folder.rulings, ...folder.clauses].flatMap((rule) => rulePart(folder, rule)),
      ...casesBySharedRulings(folder),
    ]),
    '',
  ].join('\n\n');
}

/** A rule's text, the cases numbered after it, and other cases that cover it. */
function rulePart(folder: Folder, rule: Rule): readonly string[] {
  const own = folder.cases.filter(({ entry }) => ruleOf(entry.case) === rule.id);
  const also = folder.cases.filter(
    (filed) => !own.includes(filed) && coversOf(filed.entry).includes(rule.id),
  );
  return [
    `### ${rule.id}`,
    text(rule.says),
    ...(own.length === 0 ? [] : [own.map((filed) => casePart(folder, filed)).join('\n')]),
    ...(also.length === 0
      ? []
      : [`${own.length === 0 ? 'Pinned' : 'Also pinned'} by ${links(folder, also)}.`]),
  ];
}

/** Cases in a game's folder that are numbered after a ruling for all games. */
function casesBySharedRulings(folder: Folder): readonly string[] {
  const known = new Set([...folder.rulings, ...folder.clauses].map(({ id }) => id));
  const list = folder.cases.filter(({ entry }) => !known.has(ruleOf(entry.case)));
  return list.length === 0
    ? []
    : ['### For all games', list.map((filed) => casePart(folder, filed)).join('\n')];
}

function casePart(folder: Folder, { entry }: FiledCase): string {
  const lines = expectedWords(entry).map((line) => `  - ${text(line)}`);
  return [
    `- <a id="${anchor(folder, entry.case)}"></a>**${entry.case}** ${text(entry.title)}`,
    ...lines,
  ].join('\n');
}

function links(folder: Folder, cases: readonly FiledCase[]): string {
  return andList(cases.map(({ entry }) => `[${entry.case}](#${anchor(folder, entry.case)})`));
}

function anchor({ name }: Folder, id: string): string {
  return [name, ...(id === '' ? [] : [id.replace(/[:.]/g, '-').toLowerCase()])].join('-');
}

/** Escapes Markdown characters, except in code. */
function text(words: string): string {
  return words
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/[\\*_<>[\]]/g, '\\$&').replace(/\n/g, ' / ')))
    .join('');
}
