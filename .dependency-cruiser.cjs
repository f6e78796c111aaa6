/**
 * The import ladder: each room may import the rooms before it, and the side rooms.
 * domain ← contract ← flows ← client ← context ← controllers ← elements ← define ← the doors
 */
const LADDER = ['domain', 'contract', 'flows', 'client', 'context', 'controllers', 'elements', 'define', 'registry'];
/** What pages and servers begin with. */
const DOORS = ['bundle', 'bundle-iife', 'bundle-webview', 'autoloader', 'server', 'hydrate'];
/** What else the side rooms may import. */
const SIDE = {
  errors: [],
  styles: ['errors'],
  locales: ['domain', 'contract', 'errors'],
  events: ['domain', 'contract', 'errors'],
  webview: ['domain', 'contract', 'events'],
  'bundle-webview': ['webview'],
};

const room = (name) => `^src/${name}(/|\\.ts$)`;

const upward = LADDER.map((name, index) => ({
  name: `${name}-imports-upward`,
  severity: 'error',
  from: { path: room(name) },
  to: {
    path: [...LADDER.slice(index + 1), ...DOORS, 'index'].map(room),
  },
}));

const side = Object.entries(SIDE).map(([name, allowed]) => ({
  name: `${name}-imports-upward`,
  severity: 'error',
  from: { path: room(name) },
  to: { path: '^src/', pathNot: [name, ...allowed].map(room) },
}));

module.exports = {
  forbidden: [
    ...upward,
    ...side,
    {
      name: 'index-has-no-side-effects',
      comment: 'Importing the package registers nothing.',
      severity: 'error',
      from: { path: room('index') },
      to: { path: ['define', ...DOORS].map(room) },
    },
    {
      name: 'doors-stand-apart',
      comment: 'Importing one of them does what it does, and nothing else.',
      severity: 'error',
      from: { path: DOORS.map(room) },
      to: { path: [...DOORS, 'index'].map(room) },
    },
    {
      name: 'webview-is-asked-for',
      comment: 'A page outside apps loads nothing of the bridge.',
      severity: 'error',
      from: { path: '^src/', pathNot: [room('webview'), room('bundle-webview')] },
      to: { path: room('webview') },
    },
    {
      name: 'facts-know-no-page',
      comment: 'Words and styles are for what is on a page.',
      severity: 'error',
      from: { path: ['domain', 'contract', 'flows', 'client'].map(room) },
      to: { path: ['events', 'locales', 'styles'].map(room).concat('node_modules/(lit|@lit)') },
    },
    {
      name: 'facts-know-no-packages',
      comment: 'Besides those that make the bars and modules of codes.',
      severity: 'error',
      from: { path: room('domain') },
      to: { path: 'node_modules', pathNot: 'node_modules/(qrcode/lib/core|jsbarcode/bin/barcodes)' },
    },
    {
      name: 'src-stands-alone',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(sandbox|demo|test|stories|scripts|bench|examples|\\.storybook)/' },
    },
    {
      name: 'sandbox-shares-only-facts',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^(src|demo)/', pathNot: room('domain') },
    },
    {
      name: 'dashboard-takes-only-types',
      comment: 'What runs in browsers and what runs in Node have nothing in common but shapes.',
      severity: 'error',
      from: { path: '^sandbox/dashboard/' },
      to: { path: '^(sandbox/src|src|demo)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sandbox-serves-the-built-dashboard',
      severity: 'error',
      from: { path: '^sandbox/src/' },
      to: { path: '^sandbox/dashboard/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      comment: 'The sandbox is there once it is built; the compiler knows it by its sources.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^pay-elements-sandbox$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'node', 'default'] },
  },
};
