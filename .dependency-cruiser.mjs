// Which files can import which others. Folders have an order, games can't import each other, and there are no cycles. The
// linter's own rules for imports aren't enough, since they ignore imports of types.

/**
 * Layers: each folder can only import from itself and from the folders above it in the list.
 *
 * @param {string} root the folder that contains them
 * @param {readonly string[]} layers the lowest layer, which imports none of the others, comes first
 */
function layered(root, layers) {
  return layers.slice(0, -1).map((layer, index) => {
    const later = layers.slice(index + 1);
    return {
      name: `${root}/${layer}-comes-first`,
      comment: `${root}/${layer} can't import from ${root}/${later.join(`, ${root}/`)}.`,
      severity: 'error',
      from: { path: `^${root}/${layer}/` },
      to: { path: `^${root}/(${later.join('|')})/` },
    };
  });
}

/** Each file except these is in one of the folders. */
function noOtherFolder(root, folders, files = []) {
  return {
    name: `${root}-has-only-listed-folders`,
    comment: `Each file of ${root} is in a folder listed in .dependency-cruiser.mjs.`,
    severity: 'error',
    from: {},
    to: { path: `^${root}/`, pathNot: `^${root}/((${folders.join('|')})/|(${files.join('|')})[.]ts$)` },
  };
}

/** The folders of src. */
const LAYERS = ['games', 'seasons', 'rounds', 'sheets', 'google', 'local', 'commands'];

/** The folders of the loop. */
const LOOP = [
  'time',
  'reply',
  'discord',
  'record',
  'ports',
  'contacts',
  'session',
  'proof',
  'outbox',
  'commit',
  'delivery',
  'page',
  'host',
];

/** The folders of src/rounds/host: one for each thing that a host does. */
const HOST_FOLDERS = [
  'account',
  'corrections',
  'desk',
  'files',
  'history',
  'host-part',
  'live',
  'messages',
  'people',
  'practice',
  'season',
  'set-up',
  'stage',
];

/** The folders of src/rounds/host that can import from others of them, and why. */
const CAN_IMPORT = {
  // Shows something of every folder.
  desk: HOST_FOLDERS,
  // Does in each folder what a host would do.
  practice: HOST_FOLDERS,
  // After a correction, stages are resolved again.
  corrections: ['stage'],
  // The host's entries belong to the open stage.
  'host-part': ['stage'],
  // Shows the host's messages to the players of a season.
  season: ['messages'],
  // A match can be set up in a season.
  'set-up': ['season'],
  // An imported game or season is set up like any other.
  files: ['season', 'set-up'],
};

/** Each folder can import from itself, from `parts`, and from the folders in CAN_IMPORT. */
function hostFolders() {
  return ['parts', ...HOST_FOLDERS].map((folder) => {
    const known = folder === 'parts' ? [] : [folder, 'parts', ...(CAN_IMPORT[folder] ?? [])];
    const others = HOST_FOLDERS.filter((other) => other !== folder && !known.includes(other));
    return {
      name: `host-${folder}`,
      comment: `src/rounds/host/${folder} can't import from ${others.join(', ')}. Code that several of them share is in host/parts.`,
      severity: 'error',
      from: { path: `^src/rounds/host/${folder}/` },
      to: { path: `^src/rounds/host/((${others.join('|')})/|[^/]+$)` },
    };
  });
}

/** The folders of the sidebar. `player` isn't among them, because the players' page and the panel can't import each other. */
const INTERFACES = ['shared', 'table', 'panel'];

/**
 * Files that also read the rows of earlier matches. They make or check the chain of hashes, archive or export whole ledgers,
 * or list everything that happened in the book.
 */
const READ_THE_WHOLE_LEDGER = [
  'record/session-ledger',
  'commit/commit',
  'outbox/book-tabs',
  'host/desk/lost-properties',
  'host/desk/restored-book',
  'host/history/history-view',
  'host/files/export-file',
];

/** The parts of src that also run in a browser: types of calls, and how texts, times and colours are shown. */
const FOR_THE_SIDEBAR = [
  '^src/games/frame/',
  '^src/games/live-notes[.]ts$',
  '^src/seasons/episode-text[.]ts$',
  '^src/rounds/(time|reply|discord|contacts)/',
  '^src/rounds/page/views[.]ts$',
  '^src/rounds/host/([^/]+/views|[^/]+/inputs|calls)[.]ts$',
];

/** The folders of src/games with a game in each. */
const GAMES = '^src/games/(?!frame/)([^/]+)/';

export default {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'Files that import each other can’t be understood separately. Move the code that both need into a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unknown-files',
      comment: 'The other rules don’t see an import that can’t be resolved.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    ...layered('src', LAYERS),
    ...layered('src/rounds', LOOP),
    noOtherFolder('src/rounds', LOOP),
    ...hostFolders(),
    {
      name: 'a-match-reads-its-own-rows',
      comment:
        'Use the session’s `rows`, which are those of the match. Only the files in READ_THE_WHOLE_LEDGER need rows of earlier matches.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/rounds/(${READ_THE_WHOLE_LEDGER.join('|')})[.]ts$` },
      to: { path: '^src/rounds/record/whole-ledger[.]ts$' },
    },
    noOtherFolder('src/rounds/host', [...HOST_FOLDERS, 'parts'], ['calls', 'make-call']),
    ...layered('sidebar', INTERFACES),
    noOtherFolder('sidebar', [...INTERFACES, 'player']),
    {
      name: 'players-page-stands-alone',
      comment: 'The players’ pages and the host’s panel only share sidebar/shared and sidebar/table.',
      severity: 'error',
      from: { path: '^sidebar/player/' },
      to: { path: '^sidebar/panel/' },
    },
    {
      name: 'nobody-needs-the-players-page',
      comment: 'The host’s panel can’t import from the players’ page.',
      severity: 'error',
      from: { path: '^sidebar/', pathNot: '^sidebar/player/' },
      to: { path: '^sidebar/player/' },
    },
    {
      name: 'games-know-no-other-game',
      comment: 'Games can’t import each other. Code that they share is in src/games/frame.',
      severity: 'error',
      from: { path: GAMES },
      to: { path: GAMES, pathNot: '^src/games/$1/' },
    },
    {
      name: 'catalogue-names-the-games',
      comment:
        'Only the catalogue and live-notes.ts can import games. The rest of the program uses the interface of a game.',
      severity: 'error',
      from: { path: '^(src|sidebar|packages)/', pathNot: [GAMES, '^src/games/(catalogue|live-notes)[.]ts$'] },
      to: { path: GAMES },
    },
    {
      name: 'loop-knows-no-game',
      comment:
        'The loop and the seasons can’t import games or the catalogue. They get the games as arguments.',
      severity: 'error',
      from: { path: '^src/(seasons|rounds|sheets)/' },
      to: { path: '^src/games/', pathNot: '^src/games/frame/' },
    },
    {
      name: 'frame-knows-no-game',
      comment: 'The games’ common code can’t import a game or the catalogue.',
      severity: 'error',
      from: { path: '^src/games/frame/' },
      to: { path: '^src/games/', pathNot: '^src/games/frame/' },
    },
    {
      name: 'local-knows-no-game',
      comment: 'src/local runs the built program and can’t import its sources.',
      severity: 'error',
      from: { path: '^src/local/' },
      to: { path: '^src/', pathNot: '^src/local/' },
    },
    {
      name: 'stand-in-stands-alone',
      comment: 'The package can’t import from the project around it.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^(src|sidebar|test|packages)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'google-is-real',
      comment: 'Code that runs on Google can’t import its stand-in.',
      severity: 'error',
      from: { path: '^(src/(games|seasons|rounds|sheets|google)|sidebar)/' },
      to: { path: '^packages/' },
    },
    {
      name: 'sidebar-sees-the-calls',
      comment:
        'The sidebar runs in a browser. It can only import the types of calls, and code that shows texts, times and colours.',
      severity: 'error',
      from: { path: '^sidebar/' },
      to: { path: '^src/', pathNot: FOR_THE_SIDEBAR },
    },
    {
      name: 'sidebar-sees-types-of-calls',
      comment: 'The sidebar can only import types of calls and inputs, because they don’t run in a browser.',
      severity: 'error',
      from: { path: '^sidebar/' },
      to: {
        path: '^src/rounds/host/([^/]+/inputs|calls)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sidebar-is-above',
      comment: 'src can’t import from the sidebar. The build puts them together.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^sidebar/' },
    },
    {
      name: 'nothing-needs-tests',
      comment: 'The program can’t import from test.',
      severity: 'error',
      from: { path: '^(src|sidebar|packages/[^/]+/src)/' },
      to: { path: '(^|/)test/' },
    },
    {
      name: 'types-come-first',
      comment: 'A game’s types.ts can’t import from its folder, because all other files there build on it.',
      severity: 'error',
      from: { path: '^(src/games/[^/]+|test/example-game)/types[.]ts$' },
      to: { path: '^$1/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'types'] },
  },
};
