/** The types of what selects the element for an action: built-in steps, and those of the page. */
import type { Resource } from '../../contract/resource.js';
import type { RegisteredStep } from '../../contract/registered-steps.js';
import type { Price } from '../head.js';
import type { ActionProperties } from './action-properties.js';

/** An action of any type. The fields of a type that is not of the contract are as received, unchecked. */
export interface AnyAction {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The facts of a payment. A mandate has none. */
export interface StepFacts extends Price {
  /** The end of the time to pay, ISO 8601 with an offset; null if unknown. */
  readonly expiresAt: string | null;
  /** ISO 8601 with an offset; null if unknown. */
  readonly timeCreated: string | null;
  /** The merchant's reference; null without one. */
  readonly reference: string | null;
  /** The name of the shop; empty if unknown. */
  readonly merchant: string;
  /** The milliseconds that the service's clock is ahead of this device's clock; null if unknown. */
  readonly clockSkew: number | null;
  /** The routes of the merchant's backend that return the slip as a PDF, and that e-mail it; empty without one. */
  readonly pdfUrl: string;
  readonly emailUrl: string;
}

/** Everything that a step may show. */
export interface StepInput {
  readonly action: AnyAction;
  /** Null where only an action is known. */
  readonly resource: Resource | null;
  /** For example `pix_br`; null if unknown. */
  readonly paymentMethod: string | null;
  readonly facts: StepFacts;
  /** The `<pay-action>`, for example for its `baseUrl`. */
  readonly host: ActionProperties;
}

/** An element's tag and properties, and what loads it; the library's own loader if absent. */
export interface Step {
  readonly tag: string;
  /** Properties that the element does not have are ignored. */
  readonly properties: object;
  readonly load?: ((tag: string) => Promise<unknown>) | undefined;
}

/** A step of the page. */
export interface PageStep extends RegisteredStep {
  /** Returns undefined for an action that it does not match. */
  readonly stepFor: (input: StepInput) => Step | undefined;
}
