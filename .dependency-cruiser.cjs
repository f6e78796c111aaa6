/**
 * The layers of src: each may import the layers before it, and the shared layers.
 * domain ← contract ← providers ← flows ← client ← context ← controllers ← elements ← define ← registry ← the entry points
 * `languages` is an entry point that others import.
 */
const LAYERS = [
  'domain',
  'contract',
  'providers',
  'flows',
  'client',
  'context',
  'controllers',
  'elements',
  'define',
  'registry',
];
/** The modules that pages and servers load first. */
const ENTRY_POINTS = [
  'bundles',
  'slips',
  'marks',
  'headless',
  'bundle-log',
  'bundle-register',
  'bundle-webview',
  'autoloader',
  'server',
  'hydrate',
];
/** The other layers that each shared layer may import. */
const SHARED_LAYERS = {
  errors: [],
  natives: [],
  styles: ['errors', 'natives'],
  locales: ['domain', 'contract', 'errors'],
  texts: ['domain', 'contract', 'controllers', 'locales', 'errors'],
  events: ['domain', 'contract', 'flows', 'errors'],
  webview: ['domain', 'contract', 'events', 'natives'],
  languages: ['controllers', 'locales', 'domain', 'contract', 'errors'],
  debug: ['providers', 'errors', 'registry', 'styles'],
  log: ['domain', 'contract', 'events', 'registry', 'errors', 'natives'],
  marks: ['domain'],
  merchant: ['domain', 'contract', 'client', 'controllers', 'locales', 'errors'],
  headless: ['domain', 'contract', 'flows', 'client', 'context', 'controllers', 'errors'],
  frameworks: ['contract', 'events', 'registry', 'autoloader'],
  testing: ['domain', 'contract', 'context', 'locales', 'registry', 'errors', 'merchant'],
  'bundle-log': ['log'],
  'bundle-register': LAYERS,
  'bundle-webview': ['webview'],
};

const layer = (name) => `^src/${name}(/|\\.ts$)`;

const layerRules = LAYERS.map((name, index) => ({
  name: `${name}-imports-upward`,
  severity: 'error',
  from: { path: layer(name) },
  to: {
    path: [...LAYERS.slice(index + 1), ...ENTRY_POINTS, 'index'].map(layer),
  },
}));

const sharedLayerRules = Object.entries(SHARED_LAYERS).map(([name, allowed]) => ({
  name: `${name}-imports-upward`,
  severity: 'error',
  from: { path: layer(name) },
  to: { path: '^src/', pathNot: [name, ...allowed].map(layer) },
}));

module.exports = {
  forbidden: [
    ...layerRules,
    ...sharedLayerRules,
    {
      name: 'index-has-no-side-effects',
      comment: 'Importing the package registers nothing.',
      severity: 'error',
      from: { path: layer('index') },
      to: { path: ['define', 'languages', ...ENTRY_POINTS].map(layer).concat('^src/registry/(?!classes)') },
    },
    {
      name: 'entry-points-are-independent',
      comment: 'An entry point has no side effects of another one.',
      severity: 'error',
      from: { path: ENTRY_POINTS.filter((name) => !['slips', 'headless'].includes(name)).map(layer) },
      to: { path: [...ENTRY_POINTS.slice(1), 'index'].map(layer) },
    },
    {
      name: 'slips-need-no-package',
      comment: 'The package of PDFs is loaded for PDFs alone, the renderer for pages alone.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/slips/(pdf/|page\\.ts$)' },
      to: { path: ['^src/slips/(pdf/|page\\.ts$)', 'node_modules/(pdfkit|bidi-js)'] },
    },
    {
      name: 'slips-need-no-dom',
      comment: 'Edge runtimes take the builds of Lit for browsers, which read the document when they are loaded.',
      severity: 'error',
      from: { path: '^src/slips/', pathNot: '^src/slips/page\\.ts$' },
      to: { path: 'node_modules/(lit|@lit|lit-html|@lit-labs)/', reachable: true },
    },
    {
      name: 'webview-is-optional',
      comment: 'A page outside an app loads nothing of the bridge.',
      severity: 'error',
      from: { path: '^src/', pathNot: [layer('webview'), layer('bundle-webview')] },
      to: { path: layer('webview') },
    },
    {
      name: 'warnings-are-optional',
      comment: 'Production has no code for developers.',
      severity: 'error',
      from: { path: '^src/', pathNot: [layer('debug'), layer('bundles')] },
      to: { path: layer('debug') },
    },
    {
      name: 'log-is-optional',
      comment: 'A page that logs nothing loads nothing of the log.',
      severity: 'error',
      from: { path: '^src/', pathNot: [layer('log'), layer('bundle-log')] },
      to: { path: layer('log') },
    },
    {
      name: 'servers-and-frameworks-are-optional',
      comment: 'A page loads neither the handlers of a backend nor the code for a framework.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['merchant', 'frameworks', 'testing'].map(layer) },
      to: { path: ['merchant', 'frameworks'].map(layer) },
    },
    {
      name: 'test-utilities-are-for-tests',
      comment: 'No page loads them, and they need no test tool.',
      severity: 'error',
      from: { path: '^src/', pathNot: layer('testing') },
      to: { path: layer('testing') },
    },
    {
      name: 'test-utilities-need-no-tool',
      severity: 'error',
      from: { path: layer('testing') },
      to: { path: 'node_modules' },
    },
    {
      name: 'logic-does-not-import-ui',
      comment: 'Only elements and controllers use texts, styles and Lit.',
      severity: 'error',
      from: { path: ['domain', 'contract', 'providers', 'flows', 'client'].map(layer) },
      to: { path: ['events', 'locales', 'styles'].map(layer).concat('node_modules/(lit|@lit)') },
    },
    {
      name: 'domain-imports-no-packages',
      comment: 'Except the encoder of QR codes.',
      severity: 'error',
      from: { path: layer('domain') },
      to: { path: 'node_modules', pathNot: 'node_modules/qrcode/lib/core' },
    },
    {
      name: 'src-is-independent',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(sandbox|demo|test|stories|scripts|bench|examples|\\.storybook)/' },
    },
    {
      name: 'sandbox-shares-only-the-domain',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^(src|demo)/', pathNot: layer('domain') },
    },
    {
      name: 'dashboard-imports-only-types',
      comment: 'The dashboard runs in browsers, the sandbox in Node. What it shares with the sandbox runs in both.',
      severity: 'error',
      from: { path: '^sandbox/dashboard/' },
      to: {
        path: '^(sandbox/src|src|demo)/',
        pathNot: '^sandbox/src/(events/types|method-title)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sandbox-serves-the-built-dashboard',
      severity: 'error',
      from: { path: '^sandbox/src/' },
      to: { path: '^sandbox/dashboard/' },
    },
    {
      name: 'no-cycles',
      comment: 'Not even of imports of types: each module can be read after those that it imports.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      comment: 'The package of the sandbox and the scripts of the library exist after their builds.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(pay-elements-sandbox$|/pay-elements/)' },
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
