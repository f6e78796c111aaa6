/**
 * What a page registers, as a module of its own for pages without a bundler:
 * `import { registerStep } from '/pay-elements/pay-register.js'`.
 */
export { registerProvider } from './elements/pay-action/register-provider.js';
export { registerStep } from './elements/pay-action/register-step.js';
