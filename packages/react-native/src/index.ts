export { PayCheckout, type PayCheckoutProps } from './pay-checkout.js';
export type { PayCheckoutTexts } from './texts.js';
export type { WebviewDetails, WebviewMessage, WebviewResource } from 'pay-elements/webview';
