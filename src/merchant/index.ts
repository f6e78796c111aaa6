/** The routes of a merchant's backend, for any runtime with Fetch and Web Crypto. docs/backend.md has a line for each framework. */
export { adaptedService, type ProviderCalls } from './adapted-service.js';
export { Refusal } from './answers.js';
export type { CheckoutChoice } from './checkout-choice.js';
export { memoryRecords, type CheckoutRecord, type CheckoutRecords } from './checkout-records.js';
export type { ShopCheckout } from './checkouts.js';
export { memoryChanges, type Changes } from './changes.js';
export {
  contractService,
  type ContractOrder,
  type ContractService,
  type ContractServiceOptions,
  type MandateRequest,
  type PaymentRequest,
  type RequestOptions,
} from './contract-service.js';
export { memoryStore, type MandateStore, type StoredMandate } from './mandate-store.js';
export { createMerchant, type Merchant } from './merchant.js';
export type { MakeOrder, MerchantOptions, Ownership } from './options.js';
export { requestJson, type JsonRequest } from './request-json.js';
export type { CallOptions, Kind, PaymentService, PostOptions, ServiceAnswer } from './service.js';
export { readWebhook, type WebhookEvent } from './webhook.js';
