/** The log as a module of its own for pages without a bundler: `import { log } from '/pay-elements/pay-log.js'`. */
export { log, PayLogEvent } from './log/index.js';
