/** The checkout in an app made with Capacitor: its page has the elements, the app opens banks and other apps. */
export { connectCheckout, type CheckoutOptions } from './connect.js';
