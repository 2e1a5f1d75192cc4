// Who may import whom: staircases of folders, games that know nothing of each other, and no circles. Imports of types
// alone count too, which is why the linter’s rules for imports do not do: they leave those out.

/**
 * Rules for a staircase: each folder may import itself and those above it in the list.
 *
 * @param {string} root the folder that holds them
 * @param {readonly string[]} steps from the one that knows nothing of the others down
 */
function staircase(root, steps) {
  return steps.slice(0, -1).map((step, index) => {
    const later = steps.slice(index + 1);
    return {
      name: `${root}/${step}-comes-first`,
      comment: `${root}/${step} imports nothing from ${root}/${later.join(`, ${root}/`)}.`,
      severity: 'error',
      from: { path: `^${root}/${step}/` },
      to: { path: `^${root}/(${later.join('|')})/` },
    };
  });
}

/** A rule that every file stands in one of the folders, but these files. */
function noOtherFolder(root, steps, files = []) {
  return {
    name: `${root}-has-steps-alone`,
    comment: `Each file of ${root} is in one of the folders that the list in .dependency-cruiser.mjs names.`,
    severity: 'error',
    from: {},
    to: { path: `^${root}/`, pathNot: `^${root}/((${steps.join('|')})/|(${files.join('|')})[.]ts$)` },
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

/** The rooms of the host: a folder for each thing that a host does. */
const ROOMS = [
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

/** The rooms that know another one, with the reason; nobody else does. */
const ROOMS_THAT_KNOW = {
  // Shows what every room has to show.
  desk: ROOMS,
  // Plays the host's part: the program does in every room what a host would.
  practice: ROOMS,
  // A correction resolves again what was resolved.
  corrections: ['stage'],
  // What the host enters is a part of the stage that they look at.
  'host-part': ['stage'],
  // The host's messages to a season's people are shown.
  season: ['messages'],
  // A match is set up in its season, if there is one.
  'set-up': ['season'],
  // A game or a season that was played elsewhere becomes what hosting it here would have made of it.
  files: ['season', 'set-up'],
};

/** Rules for the rooms: each knows itself, what several share in `parts`, and the rooms that the list names. */
function rooms() {
  return ['parts', ...ROOMS].map((room) => {
    const known = room === 'parts' ? [] : [room, 'parts', ...(ROOMS_THAT_KNOW[room] ?? [])];
    const others = ROOMS.filter((other) => other !== room && !known.includes(other));
    return {
      name: `room-${room}`,
      comment: `src/rounds/host/${room} imports nothing from ${others.join(', ')}: what several rooms share is in host/parts.`,
      severity: 'error',
      from: { path: `^src/rounds/host/${room}/` },
      to: { path: `^src/rounds/host/((${others.join('|')})/|[^/]+$)` },
    };
  });
}

/** The folders of the host's interface. The web app's pages stand beside the last one and do not know it. */
const INTERFACES = ['shared', 'table', 'panel'];

/**
 * The files that read rows from before the match in the book: they make or check the chain of hashes, archive and export
 * whole ledgers, or list everything that was done in the book.
 */
const READ_THE_WHOLE_LEDGER = [
  'record/session-ledger',
  'commit/commit',
  'outbox/book-tabs',
  'host/desk/forgotten',
  'host/desk/restored-book',
  'host/history/history-view',
  'host/files/export-file',
];

/** The folders of src that a browser runs, too: the calls with their types, and the words, times and colours that it draws. */
const FOR_THE_SIDEBAR = [
  '^src/games/frame/',
  '^src/games/live-notes[.]ts$',
  '^src/seasons/episode-text[.]ts$',
  '^src/rounds/(time|reply|discord|contacts)/',
  '^src/rounds/page/views[.]ts$',
  '^src/rounds/host/([^/]+/views|[^/]+/inputs|calls)[.]ts$',
];

/** The folders of src/games that hold a game. */
const GAMES = '^src/games/(?!frame/)([^/]+)/';

export default {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'Files that import each other can be understood only together. Move what both need below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unknown-files',
      comment: 'An import that leads nowhere would hide from all the other rules.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    ...staircase('src', LAYERS),
    ...staircase('src/rounds', LOOP),
    noOtherFolder('src/rounds', LOOP),
    ...rooms(),
    {
      name: 'a-match-reads-its-own-rows',
      comment:
        'What is said of a match follows from its own rows, in `rows` of the session. Only the files that READ_THE_WHOLE_LEDGER lists need those of earlier games.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/rounds/(${READ_THE_WHOLE_LEDGER.join('|')})[.]ts$` },
      to: { path: '^src/rounds/record/whole-ledger[.]ts$' },
    },
    noOtherFolder('src/rounds/host', [...ROOMS, 'parts'], ['calls', 'make-call']),
    ...staircase('sidebar', INTERFACES),
    noOtherFolder('sidebar', [...INTERFACES, 'player']),
    {
      name: 'players-page-stands-alone',
      comment:
        'The pages of the web app, a player’s and the table’s, share sidebar/shared and sidebar/table with the host’s interface, and nothing else.',
      severity: 'error',
      from: { path: '^sidebar/player/' },
      to: { path: '^sidebar/panel/' },
    },
    {
      name: 'nobody-needs-the-players-page',
      comment: 'The host’s interface imports nothing from the players’ page.',
      severity: 'error',
      from: { path: '^sidebar/', pathNot: '^sidebar/player/' },
      to: { path: '^sidebar/player/' },
    },
    {
      name: 'games-know-no-other-game',
      comment: 'No game imports another: what two of them share is in src/games/frame.',
      severity: 'error',
      from: { path: GAMES },
      to: { path: GAMES, pathNot: '^src/games/$1/' },
    },
    {
      name: 'catalogue-names-the-games',
      comment:
        'The catalogue, and the file with what a browser reckons, alone name games: the rest of the program knows them by their contract.',
      severity: 'error',
      from: { path: '^(src|sidebar|packages)/', pathNot: [GAMES, '^src/games/(catalogue|live-notes)[.]ts$'] },
      to: { path: GAMES },
    },
    {
      name: 'loop-knows-no-game',
      comment: 'The loop and its seasons are handed the games: they import neither a game nor the catalogue.',
      severity: 'error',
      from: { path: '^src/(seasons|rounds|sheets)/' },
      to: { path: '^src/games/', pathNot: '^src/games/frame/' },
    },
    {
      name: 'frame-knows-no-game',
      comment: 'The frame of the games knows no game, nor which there are.',
      severity: 'error',
      from: { path: '^src/games/frame/' },
      to: { path: '^src/games/', pathNot: '^src/games/frame/' },
    },
    {
      name: 'local-knows-no-game',
      comment:
        'src/local shows this machine’s books: it runs a built bundle and knows nothing of what is in it.',
      severity: 'error',
      from: { path: '^src/local/' },
      to: { path: '^src/', pathNot: '^src/local/' },
    },
    {
      name: 'stand-in-stands-alone',
      comment: 'The package imports nothing of the project around it.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^(src|sidebar|test|packages)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'google-is-real',
      comment: 'What runs on Google knows nothing of the stand-in for it.',
      severity: 'error',
      from: { path: '^(src/(games|seasons|rounds|sheets|google)|sidebar)/' },
      to: { path: '^packages/' },
    },
    {
      name: 'sidebar-sees-the-calls',
      comment:
        'The sidebar runs in a browser and knows the game only from what calls are given and answer, and from pure words.',
      severity: 'error',
      from: { path: '^sidebar/' },
      to: { path: '^src/', pathNot: FOR_THE_SIDEBAR },
    },
    {
      name: 'sidebar-sees-types-of-calls',
      comment:
        'Of the calls and their inputs the sidebar knows the types alone: a browser runs none of them.',
      severity: 'error',
      from: { path: '^sidebar/' },
      to: {
        path: '^src/rounds/host/([^/]+/inputs|calls)[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sidebar-is-above',
      comment: 'src imports nothing from the sidebar: the build puts them together.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^sidebar/' },
    },
    {
      name: 'nothing-needs-tests',
      comment: 'The program imports nothing from test.',
      severity: 'error',
      from: { path: '^(src|sidebar|packages/[^/]+/src)/' },
      to: { path: '(^|/)test/' },
    },
    {
      name: 'types-come-first',
      comment: 'In a game’s folder types.ts imports nothing of its own folder: all other files build on it.',
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
