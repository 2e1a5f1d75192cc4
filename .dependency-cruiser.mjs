// Who may import whom: the layers of the README's list, and no circles. Imports of types alone count too, which is
// why the linter’s rules for imports do not do: they leave those out.

/** The folders of src from the lowest up. Each may import itself and those before it. */
const LAYERS = ['games', 'rounds', 'sheets', 'google', 'local', 'commands'];

const upwards = LAYERS.slice(0, -1).map((layer, index) => ({
  name: `${layer}-is-below`,
  comment: `src/${layer} imports nothing from src/${LAYERS.slice(index + 1).join(', src/')}.`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: `^src/(${LAYERS.slice(index + 1).join('|')})/` },
}));

/** What the sidebar may use of src: the calls with their types, and the words, times and colours that it draws. */
const FOR_THE_SIDEBAR = [
  '^src/games/fields/',
  '^src/games/(ask|json|names|scene|tabs)[.]ts$',
  '^src/rounds/view/api/',
  '^src/rounds/time-zone[.]ts$',
  '^src/sheets/colours[.]ts$',
  '^src/rounds/session/deadline[.]ts$',
  '^src/rounds/delivery/(contact-columns|contact-faults|messages|posting|webhook)[.]ts$',
];

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
      comment:
        'An import that leads nowhere would hide from all the other rules. boardgame.io is installed by the bench alone.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^boardgame[.]io/' },
    },
    ...upwards,
    {
      name: 'local-knows-no-game',
      comment: 'src/local stands in for Google: it runs a built bundle and knows nothing of what is in it.',
      severity: 'error',
      from: { path: '^src/local/' },
      to: { path: '^src/', pathNot: '^src/local/' },
    },
    {
      name: 'host-stands-alone',
      comment: 'The stand-ins for Google’s services import nothing from outside their folder.',
      severity: 'error',
      from: { path: '^src/local/apps-script/' },
      to: { path: '^(src|sidebar|test)/', pathNot: '^src/local/apps-script/' },
    },
    {
      name: 'sidebar-sees-the-api',
      comment:
        'The sidebar runs in a browser and knows the game only from the calls in src/rounds/view/api/.',
      severity: 'error',
      from: { path: '^sidebar/' },
      to: { path: '^src/', pathNot: FOR_THE_SIDEBAR },
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
      from: { pathNot: '^test/' },
      to: { path: '^test/' },
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
