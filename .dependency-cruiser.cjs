/**
 * The import ladder: each room may import the rooms before it, and the side rooms.
 * domain ← contract ← flows ← client ← context ← controllers ← elements ← define ← bundle
 */
const LADDER = ['domain', 'contract', 'flows', 'client', 'context', 'controllers', 'elements', 'define', 'bundle'];
/** Which rooms the side rooms may import themselves, besides one another. */
const SIDE = {
  errors: [],
  styles: ['errors'],
  locales: ['domain', 'contract', 'errors'],
  events: ['domain', 'contract', 'errors'],
  webview: ['domain', 'contract', 'events'],
};

const room = (name) => `^src/${name}(/|\\.ts$)`;

const upward = LADDER.map((name, index) => ({
  name: `${name}-imports-upward`,
  severity: 'error',
  from: { path: room(name) },
  to: {
    path: LADDER.slice(index + 1)
      .map(room)
      .concat('^src/index\\.ts$'),
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
      from: { path: '^src/index\\.ts$' },
      to: { path: [room('define'), room('bundle')] },
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
      severity: 'error',
      from: { path: room('domain') },
      to: { path: 'node_modules', pathNot: 'node_modules/(lean-qr|jsbarcode/bin/barcodes)' },
    },
    {
      name: 'src-stands-alone',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(sandbox|demo|test|stories|scripts)/' },
    },
    {
      name: 'sandbox-shares-only-facts',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^(src|demo)/', pathNot: ['contract', 'domain'].map(room) },
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
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'node', 'default'] },
  },
};
