import type { Payment } from '../resource.js';

/** Shows a payment in a place. Returns a function that unmounts it. */
export type Mount = (place: Element, payment: Payment) => () => void;
