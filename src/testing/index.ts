/** Utilities for the tests of merchants: builders, a fake backend and a clock. It needs no test tool. */
export type { BackendRequest, BackendResponse } from './answers.js';
export { FakeBackend, fakeBackend, type BackendOptions, type BuiltResource, type SeenRequest } from './backend.js';
export * from './builders.js';
export { TestClock } from './clock.js';
export type { BuiltMandate, MandateOptions, MandateStatus } from './mandate.js';
export type { BuiltPayment, PaymentOptions, PaymentStatus } from './payment.js';
