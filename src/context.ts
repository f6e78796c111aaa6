/** The settings that `<pay-provider>` provides to the elements below it. Without a provider the defaults apply. */
import { createContext } from '@lit/context';
import type { PaySettings } from './context/settings.js';

export { defaultSettings, type Clock, type PaySettings } from './context/settings.js';

export const settingsContext = createContext<PaySettings>(Symbol.for('pay-elements/settings'));
