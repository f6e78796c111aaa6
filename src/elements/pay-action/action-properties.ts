import type { ActionJson, MandateJson, PaymentJson } from '../../contract/json.js';
import type { PollStrings } from '../../locales/strings.js';
import type { ProviderName, ProviderObject } from '../../providers/adapters.js';
import { jsonConverter, listConverter } from '../converters.js';
import type { PollController } from '../../controllers/poll.js';
import { PayElement } from '../pay-element.js';
import { property } from '../property.js';
import type { ActionInput } from './input.js';

/** The properties of `<pay-action>`, which are also its attributes. */
export abstract class ActionProperties extends PayElement<PollStrings> implements ActionInput {
  /** The poll of the element around this one, which sets what has changed. @internal */
  outerPoll: PollController | null = null;

  /** The `action` of a payment or mandate, as an object or as JSON. */
  @property({ converter: jsonConverter }) action: ActionJson | ProviderObject | string | null | undefined = undefined;

  /** The whole payment, as an object or as JSON. Unlike an action alone, it has an amount, a deadline and a status. */
  @property({ converter: jsonConverter }) payment: PaymentJson | ProviderObject | string | null | undefined = undefined;

  /** The whole mandate, as an object or as JSON. */
  @property({ converter: jsonConverter }) mandate: MandateJson | ProviderObject | string | null | undefined = undefined;

  /** A URL of the merchant's backend that returns the payment or mandate as JSON. It is polled until the status is final. */
  @property({ useDefault: true }) src = '';

  /**
   * A URL of the merchant's backend that streams the changes of `src` as Server-Sent Events. Each event has the payment
   * or mandate as JSON; the first has the current status. Without a connection to it, `src` is polled as usual.
   */
  @property({ useDefault: true }) streamSrc = '';

  /** A URL of the merchant's backend that returns the slip as a PDF: the step gets a button that saves it. */
  @property({ useDefault: true }) pdfUrl = '';

  /** A URL of the merchant's backend that e-mails the slip to the consumer on POST: the step gets a button for it. */
  @property({ useDefault: true }) emailUrl = '';

  /**
   * The payment provider whose API returned the object of `payment`, `mandate`, `action` or `src`, for example `stripe`. All
   * names are in docs/providers.md. Its adapter is lazy-loaded.
   */
  @property({ useDefault: true }) provider: ProviderName | '' = '';

  /** The end of the time to pay, for a payment without `time_expired`: ISO 8601 with an offset. */
  @property() expiresAt: string | null = null;

  /** Shows the service's `failure_message` to consumers, instead of the text for its `failure_code`. */
  @property({ type: Boolean }) showFailureMessage = false;

  /** The payment method, for example `boleto_br`: for an action alone, and for the space that `pay-elements.css` reserves. */
  @property() paymentMethod: string | null = null;

  /** The name of the shop that is paid, for the head of the step; the contract has none. */
  @property({ useDefault: true }) merchant = '';

  /** The mandate whose one-time code is verified, for an action without a mandate. */
  @property({ useDefault: true }) mandateId = '';

  /** The URL that a one-time code is posted to; `{base-url}/v1/mandates/{id}/verify` by default. */
  @property({ useDefault: true }) verifyUrl = '';

  /** The URL that sends another code; `{base-url}/v1/mandates/{id}/resend` by default. */
  @property({ useDefault: true }) resendUrl = '';

  /** The URL of the merchant's backend; the provider's by default. */
  @property() baseUrl: string | null = null;

  /** The number of digits of a one-time code, 4 to 8. */
  @property({ type: Number, useDefault: true }) otpLength = 6;

  /** Seconds before a redirect starts without a press of the button; 0 waits for the button. */
  @property({ type: Number, useDefault: true }) autoRedirect = 0;

  /** `tab` opens the page of a redirect in a tab of its own, and the page of the shop stays open. */
  @property({ useDefault: true }) target: '_self' | 'tab' = '_self';

  /** Hosts that a redirect may open, separated by spaces; the provider's by default. */
  @property({ converter: listConverter }) allowedHosts?: readonly string[];

  /** App schemes that a redirect may open, separated by spaces; the provider's by default. */
  @property({ converter: listConverter }) appSchemes?: readonly string[];
}
