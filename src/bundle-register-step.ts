/** The function as a module of its own for pages without a bundler: `import { registerStep } from '/pay-elements/pay-register-step.js'`. */
export { registerStep } from './elements/pay-action/register-step.js';
