/** Every class, type and parser. Importing it registers no element; `pay-elements/define/…` does. */
export { defaultSettings, settingsContext, type Clock, type PaySettings } from './context.js';
export * from './contract/index.js';
export { safeUrl, type SafeUrl, type UrlKind, type UrlPolicy } from './domain/safe-url.js';
export type { Mark, Marks } from './domain/mark.js';
export type { MethodMark } from './domain/payment-method.js';
export { registerProvider } from './elements/pay-action/register-provider.js';
export {
  registerStep,
  type AnyAction,
  type StepDefinition,
  type StepFacts,
  type StepInput,
} from './elements/pay-action/register-step.js';
export type { MethodOption } from './elements/pay-methods/read-methods.js';
export * from './errors.js';
export * from './events/index.js';
export { en } from './locales/en.js';
export { addLanguage } from './controllers/page-language.js';
export { languages, type Language } from './locales/available.js';
export type { ProviderName, ProviderObject, ProviderObjects } from './providers/adapters.js';
export * from './registry/classes.js';
export type { Appearance, ThemeName } from './styles/appearance.js';
export type { Variables } from './styles/variables.js';
export type { PartialStrings, Strings } from './locales/strings.js';
