/** Written by `npm run openapi` from the OpenAPI document. */

export interface paths {
  '/v1/customers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a customer
     * @description All fields are optional. A `reference` that another customer has is refused.
     */
    post: operations['createCustomer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/customers/{customer_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Retrieve a customer
     * @description Returns the customer.
     */
    get: operations['retrieveCustomer'];
    /**
     * Update a customer
     * @description Changes the given fields only. Null clears a field.
     */
    put: operations['updateCustomer'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/customers/{customer_id}/mandates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a mandate
     * @description Returns a pending mandate with the action by which the consumer signs it. A customer may have up to five per method.
     */
    post: operations['createMandate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/mandates/{mandate_id}/verify': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Verify a one-time code
     * @description Signs the mandate with the code that the consumer received. After five wrong codes the mandate has failed.
     */
    post: operations['verifyMandate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/payments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a payment
     * @description Returns the payment with the action that the consumer has to do next. With `mandate_id` it is a direct debit, which needs no action.
     */
    post: operations['createPayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/payments/{payment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Retrieve a payment
     * @description Returns the payment with its current status.
     */
    get: operations['retrievePayment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/refunds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refund a payment
     * @description Refunds `amount` of a paid payment, or all that is left of it if `amount` and `currency` are absent.
     */
    post: operations['createRefund'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/balance_transactions/{balance_transactions_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Retrieve a balance transaction
     * @description Returns one movement of money on the account.
     */
    get: operations['retrieveBalanceTransaction'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/webhook_endpoints': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a webhook endpoint
     * @description Subscribes a URL to types of events; `*` stands for all of them. Messages are signed as Standard Webhooks defines.
     */
    post: operations['createWebhookEndpoint'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  balance_transaction: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The events balance_transaction.created, balance_transaction.available
     * @description Delivered at least once, in any order, with up to 15 attempts in three days.
     */
    post: operations['balance_transaction_event'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  customer: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The events customer.created, customer.updated
     * @description Delivered at least once, in any order, with up to 15 attempts in three days.
     */
    post: operations['customer_event'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  mandate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The events mandate.created, mandate.active, mandate.failed, mandate.expired, mandate.revoked
     * @description Delivered at least once, in any order, with up to 15 attempts in three days.
     */
    post: operations['mandate_event'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  payment: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The events payment.created, payment.paid, payment.failed, payment.expired, payment.refunded
     * @description Delivered at least once, in any order, with up to 15 attempts in three days.
     */
    post: operations['payment_event'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  refund: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The events refund.created, refund.refunded, refund.failed
     * @description Delivered at least once, in any order, with up to 15 attempts in three days.
     */
    post: operations['refund_event'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  subscription: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The events subscription.created, subscription.succeeded, subscription.failed, subscription.canceled
     * @description Delivered at least once, in any order, with up to 15 attempts in three days.
     */
    post: operations['subscription_event'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    BalanceTransaction: {
      id: string;
      /** @enum {string} */
      object: 'balance_transaction';
      account: string;
      /** @enum {string} */
      type: 'payment' | 'refund' | 'settlement' | 'settlement_cancel' | 'settlement_failure' | 'payout' | 'adjustment';
      source_id: string;
      source_currency_local: string;
      source_amount_local: string;
      source_currency: string;
      source_amount: string;
      currency: string;
      amount: string;
      fee: string;
      fee_detail: {
        amount: number;
        currency: string;
        description: string;
        /** @enum {string} */
        type: 'service_fee';
      }[];
      net: string;
      /** @enum {string} */
      status: 'pending' | 'available';
      fx_from_source_converted: number;
      fx_from_pricing_converted: number;
      fx_from_source_pricing: number;
      description: string | null;
      time_created: string;
    };
    Customer: {
      id: string;
      /** @enum {string} */
      object: 'customer';
      account: string;
      time_created: string;
      livemode: boolean;
      reference: string | null;
      first_name: string | null;
      last_name: string | null;
      company: string | null;
      country: string | null;
      description: string | null;
      birth_date: string | null;
      email: string | null;
      phone: string | null;
      address:
        | Record<string, never>
        | {
            country: string;
            state: string;
            city: string;
            line1: string;
            line2?: string;
            postal_code?: string;
            time_created: string;
          };
      deleted: boolean;
    };
    Mandate: {
      id: string;
      /** @enum {string} */
      object: 'mandate';
      payment_method: string;
      /** @enum {string} */
      terminal_type: 'web' | 'app';
      gateway_transaction_id: string;
      customer_id: string;
      /** @enum {string} */
      status: 'pending' | 'active' | 'failed' | 'expired' | 'revoked';
      time_signed: string | null;
      time_created: string;
      failure_message: string | null;
      failure_code: string | null;
      extra: {
        payment_method_account?: {
          reference?: string;
          name?: string | null;
          balance_amount?: string | null;
          balance_currency?: string | null;
        };
      };
      action: components['schemas']['Action'];
    };
    Action:
      | Record<string, never>
      | {
          /** @enum {string} */
          type: 'redirect_to_url';
          redirect_to_url: {
            url: string;
          };
        }
      | {
          /** @enum {string} */
          type: 'redirect_to_app';
          redirect_to_app: {
            url: string;
          };
        }
      | {
          /** @enum {string} */
          type: 'verify_otp';
        }
      | {
          /** @enum {string} */
          type: 'display_qr_code';
          display_qr_code: {
            data: string;
            image_url_svg: string;
            image_url_png: string;
          };
        }
      | {
          /** @enum {string} */
          type: 'display_details';
          display_details:
            | {
                code: string;
                number: string;
              }
            | {
                country: string;
                currency: string;
                bank_name: string;
                bank_code: string;
                bank_branch_name: string;
                bank_branch_code: string;
                account_holder_name: string;
                account_number: string;
                reference: string;
              }
            | {
                reference: string;
              };
        };
    Payment: {
      id: string;
      /** @enum {string} */
      object: 'payment';
      livemode: boolean;
      payment_method: string;
      /** @enum {string} */
      terminal_type: 'web' | 'app';
      time_created: string;
      time_paid: string | null;
      time_expired: string | null;
      reference: string | null;
      /** @enum {string} */
      source: 'normal' | 'subscription';
      source_id: string | null;
      customer_id: string | null;
      currency: string;
      currency_local: string;
      amount: string;
      amount_paid: string | null;
      amount_refunded: string | null;
      amount_local_paid: string | null;
      amount_local_refunded: string | null;
      failure_message: string | null;
      failure_code: string | null;
      gateway_transaction_id: string | null;
      /** @enum {string} */
      status: 'created' | 'paid' | 'failed' | 'expired';
      paid: boolean;
      description: string | null;
      action: components['schemas']['Action'];
      metadata: {
        [key: string]: unknown;
      };
      extra: {
        [key: string]: unknown;
      };
    };
    Refund: {
      id: string;
      /** @enum {string} */
      object: 'refund';
      livemode: boolean;
      payment_id: string;
      payment_method: string;
      time_created: string;
      time_refunded: string | null;
      reference: string | null;
      payment_reference: string | null;
      currency: string;
      currency_local: string;
      amount: string;
      amount_local: string;
      failure_message: string | null;
      failure_code: string | null;
      gateway_transaction_id: string | null;
      succeeded: boolean;
      /** @enum {string} */
      status: 'pending' | 'refunded' | 'failed';
      description: string | null;
      metadata: {
        [key: string]: unknown;
      };
      extra: {
        [key: string]: unknown;
      };
    };
    Error: {
      error: {
        /** @enum {string} */
        type: 'invalid_request_error' | 'api_error';
        message: string;
        code?: string;
      };
    };
    /**
     * @example {
     *       "reference": "customer-1",
     *       "first_name": "Ana",
     *       "last_name": "Souza",
     *       "email": "ana@exemplo.com.br",
     *       "document": {
     *         "country": "BR",
     *         "type": "tax_id",
     *         "number": "52998224725"
     *       },
     *       "billing_address": {
     *         "country": "BR",
     *         "state": "SP",
     *         "city": "São Paulo",
     *         "line1": "Rua das Flores, 1",
     *         "postal_code": "01310-100"
     *       }
     *     }
     */
    CustomerRequest: {
      reference?: string | null;
      first_name?: string | null;
      last_name?: string | null;
      company?: string | null;
      description?: string | null;
      /** Format: date */
      birth_date?: string | null;
      email?: string | null;
      phone?: string | null;
      country?: string | null;
      address?: {
        country: string;
        state: string;
        city: string;
        line1: string;
        line2?: string | null;
        postal_code?: string | null;
      } | null;
      billing_address?: {
        country: string;
        state: string;
        city: string;
        line1: string;
        line2?: string | null;
        postal_code?: string | null;
      } | null;
      document?: {
        country: string;
        /** @enum {string} */
        type: 'national_id' | 'passport' | 'driving_license' | 'business_license' | 'tax_id';
        number: string;
      } | null;
    };
    /**
     * @example {
     *       "email": "ana@exemplo.com.br",
     *       "company": null
     *     }
     */
    CustomerUpdate: {
      reference?: string | null;
      first_name?: string | null;
      last_name?: string | null;
      company?: string | null;
      description?: string | null;
      /** Format: date */
      birth_date?: string | null;
      email?: string | null;
      phone?: string | null;
      country?: string | null;
    };
    /**
     * @example {
     *       "payment_method": "ewallet_id",
     *       "return_url": "https://shop.example/done"
     *     }
     */
    MandateRequest: {
      reference?: string | null;
      payment_method: string;
      /** @enum {string|null} */
      terminal_type?: 'web' | 'app' | null;
      return_url?: string | null;
    };
    /**
     * @example {
     *       "otp": "123456"
     *     }
     */
    VerifyRequest: {
      otp: string;
    };
    /**
     * @example {
     *       "reference": "order-1001",
     *       "payment_method": "pix_br",
     *       "currency": "BRL",
     *       "amount": "10.50",
     *       "return_url": "https://shop.example/done"
     *     }
     */
    PaymentRequest: {
      reference?: string | null;
      payment_method: string;
      /** @enum {string|null} */
      flow?: 'indirect' | 'direct' | null;
      /** @enum {string|null} */
      terminal_type?: 'web' | 'app' | null;
      currency: string;
      amount: string;
      customer_id?: string | null;
      mandate_id?: string | null;
      return_url?: string | null;
    };
    /**
     * @example {
     *       "payment_id": "pm_Q3rV8sXkW2nJ7yTdLbGc",
     *       "currency": "BRL",
     *       "amount": "5.25",
     *       "description": "One of two items"
     *     }
     */
    RefundRequest: {
      reference?: string | null;
      payment_id: string;
      currency?: string | null;
      amount?: string | null;
      description?: string | null;
      metadata?: {
        [key: string]: unknown;
      } | null;
      extra?: {
        [key: string]: unknown;
      } | null;
    };
    WebhookEndpoint: {
      id: string;
      /** @enum {string} */
      object: 'webhook_endpoint';
      livemode: boolean;
      url: string;
      event_types: string[];
      account: string;
      description: string;
      time_created: string;
    };
    /**
     * @example {
     *       "url": "http://127.0.0.1:3000/webhooks",
     *       "event_types": [
     *         "payment.paid",
     *         "payment.failed"
     *       ]
     *     }
     */
    WebhookEndpointRequest: {
      url: string;
      event_types: (
        | '*'
        | 'customer.created'
        | 'customer.updated'
        | 'mandate.created'
        | 'mandate.active'
        | 'mandate.failed'
        | 'mandate.expired'
        | 'mandate.revoked'
        | 'payment.created'
        | 'payment.paid'
        | 'payment.failed'
        | 'payment.expired'
        | 'payment.refunded'
        | 'refund.created'
        | 'refund.refunded'
        | 'refund.failed'
        | 'balance_transaction.created'
        | 'balance_transaction.available'
        | 'subscription.created'
        | 'subscription.succeeded'
        | 'subscription.failed'
        | 'subscription.canceled'
      )[];
      description?: string | null;
    };
  };
  responses: {
    /** @description Invalid request */
    Invalid: {
      headers: {
        /** @description The id of the request in the sandbox’s log. */
        'Request-Id': string;
        /** @description The sandbox’s time, which may be ahead of the real time. */
        Date: string;
        /** @description `true` if the response is that of an earlier request with the same key. */
        'Idempotent-Replayed'?: 'true';
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description No valid key */
    Unauthorized: {
      headers: {
        /** @description The id of the request in the sandbox’s log. */
        'Request-Id': string;
        /** @description The sandbox’s time, which may be ahead of the real time. */
        Date: string;
        /** @description How the key is sent. */
        'WWW-Authenticate': string;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description No such resource */
    Missing: {
      headers: {
        /** @description The id of the request in the sandbox’s log. */
        'Request-Id': string;
        /** @description The sandbox’s time, which may be ahead of the real time. */
        Date: string;
        /** @description `true` if the response is that of an earlier request with the same key. */
        'Idempotent-Replayed'?: 'true';
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The request took too long */
    TimedOut: {
      headers: {
        /** @description The id of the request in the sandbox’s log. */
        'Request-Id': string;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The body is too large */
    TooLarge: {
      headers: {
        /** @description The id of the request in the sandbox’s log. */
        'Request-Id': string;
        /** @description The sandbox’s time, which may be ahead of the real time. */
        Date: string;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The Expect header asks for something unknown */
    Unexpected: {
      headers: {
        /** @description The id of the request in the sandbox’s log. */
        'Request-Id': string;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The Host header is not a name of this machine */
    Misdirected: {
      headers: {
        /** @description The id of the request in the sandbox’s log. */
        'Request-Id': string;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The headers are too large */
    HeadersTooLarge: {
      headers: {
        /** @description The id of the request in the sandbox’s log. */
        'Request-Id': string;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The sandbox failed */
    Failed: {
      headers: {
        /** @description The id of the request in the sandbox’s log. */
        'Request-Id': string;
        /** @description The sandbox’s time, which may be ahead of the real time. */
        Date: string;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description The store cannot be used at present */
    Unavailable: {
      headers: {
        /** @description The id of the request in the sandbox’s log. */
        'Request-Id': string;
        /** @description The sandbox’s time, which may be ahead of the real time. */
        Date: string;
        /** @description Seconds after which the request may be tried again. */
        'Retry-After': string;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  createCustomer: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key within 30 days runs once and gets the same response. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CustomerRequest'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          /** @description The id of the request in the sandbox’s log. */
          'Request-Id': string;
          /** @description The sandbox’s time, which may be ahead of the real time. */
          Date: string;
          /** @description `true` if the response is that of an earlier request with the same key. */
          'Idempotent-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Customer'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      408: components['responses']['TimedOut'];
      413: components['responses']['TooLarge'];
      417: components['responses']['Unexpected'];
      421: components['responses']['Misdirected'];
      431: components['responses']['HeadersTooLarge'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  retrieveCustomer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The ID of the customer */
        customer_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          /** @description The id of the request in the sandbox’s log. */
          'Request-Id': string;
          /** @description The sandbox’s time, which may be ahead of the real time. */
          Date: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Customer'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['Missing'];
      408: components['responses']['TimedOut'];
      417: components['responses']['Unexpected'];
      421: components['responses']['Misdirected'];
      431: components['responses']['HeadersTooLarge'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  updateCustomer: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key within 30 days runs once and gets the same response. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The ID of the customer */
        customer_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CustomerUpdate'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          /** @description The id of the request in the sandbox’s log. */
          'Request-Id': string;
          /** @description The sandbox’s time, which may be ahead of the real time. */
          Date: string;
          /** @description `true` if the response is that of an earlier request with the same key. */
          'Idempotent-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Customer'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['Missing'];
      408: components['responses']['TimedOut'];
      413: components['responses']['TooLarge'];
      417: components['responses']['Unexpected'];
      421: components['responses']['Misdirected'];
      431: components['responses']['HeadersTooLarge'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  createMandate: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key within 30 days runs once and gets the same response. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The ID of the customer */
        customer_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MandateRequest'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          /** @description The id of the request in the sandbox’s log. */
          'Request-Id': string;
          /** @description The sandbox’s time, which may be ahead of the real time. */
          Date: string;
          /** @description `true` if the response is that of an earlier request with the same key. */
          'Idempotent-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Mandate'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['Missing'];
      408: components['responses']['TimedOut'];
      413: components['responses']['TooLarge'];
      417: components['responses']['Unexpected'];
      421: components['responses']['Misdirected'];
      431: components['responses']['HeadersTooLarge'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  verifyMandate: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key within 30 days runs once and gets the same response. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description The ID of the mandate */
        mandate_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['VerifyRequest'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          /** @description The id of the request in the sandbox’s log. */
          'Request-Id': string;
          /** @description The sandbox’s time, which may be ahead of the real time. */
          Date: string;
          /** @description `true` if the response is that of an earlier request with the same key. */
          'Idempotent-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Mandate'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['Missing'];
      408: components['responses']['TimedOut'];
      413: components['responses']['TooLarge'];
      417: components['responses']['Unexpected'];
      421: components['responses']['Misdirected'];
      431: components['responses']['HeadersTooLarge'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  createPayment: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key within 30 days runs once and gets the same response. */
        'Idempotency-Key'?: string;
        /** @description Seconds until the payment expires; the default depends on the method */
        'Sandbox-Expires-In'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PaymentRequest'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          /** @description The id of the request in the sandbox’s log. */
          'Request-Id': string;
          /** @description The sandbox’s time, which may be ahead of the real time. */
          Date: string;
          /** @description `true` if the response is that of an earlier request with the same key. */
          'Idempotent-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payment'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      408: components['responses']['TimedOut'];
      413: components['responses']['TooLarge'];
      417: components['responses']['Unexpected'];
      421: components['responses']['Misdirected'];
      431: components['responses']['HeadersTooLarge'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  retrievePayment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The ID of the payment */
        payment_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          /** @description The id of the request in the sandbox’s log. */
          'Request-Id': string;
          /** @description The sandbox’s time, which may be ahead of the real time. */
          Date: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payment'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['Missing'];
      408: components['responses']['TimedOut'];
      417: components['responses']['Unexpected'];
      421: components['responses']['Misdirected'];
      431: components['responses']['HeadersTooLarge'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  createRefund: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key within 30 days runs once and gets the same response. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefundRequest'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          /** @description The id of the request in the sandbox’s log. */
          'Request-Id': string;
          /** @description The sandbox’s time, which may be ahead of the real time. */
          Date: string;
          /** @description `true` if the response is that of an earlier request with the same key. */
          'Idempotent-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Refund'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      408: components['responses']['TimedOut'];
      413: components['responses']['TooLarge'];
      417: components['responses']['Unexpected'];
      421: components['responses']['Misdirected'];
      431: components['responses']['HeadersTooLarge'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  retrieveBalanceTransaction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The ID of the balance transaction */
        balance_transactions_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          /** @description The id of the request in the sandbox’s log. */
          'Request-Id': string;
          /** @description The sandbox’s time, which may be ahead of the real time. */
          Date: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BalanceTransaction'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['Missing'];
      408: components['responses']['TimedOut'];
      417: components['responses']['Unexpected'];
      421: components['responses']['Misdirected'];
      431: components['responses']['HeadersTooLarge'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  createWebhookEndpoint: {
    parameters: {
      query?: never;
      header?: {
        /** @description A repeated request with the same key within 30 days runs once and gets the same response. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookEndpointRequest'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          /** @description The id of the request in the sandbox’s log. */
          'Request-Id': string;
          /** @description The sandbox’s time, which may be ahead of the real time. */
          Date: string;
          /** @description `true` if the response is that of an earlier request with the same key. */
          'Idempotent-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookEndpoint'];
        };
      };
      400: components['responses']['Invalid'];
      401: components['responses']['Unauthorized'];
      408: components['responses']['TimedOut'];
      413: components['responses']['TooLarge'];
      417: components['responses']['Unexpected'];
      421: components['responses']['Misdirected'];
      431: components['responses']['HeadersTooLarge'];
      500: components['responses']['Failed'];
      503: components['responses']['Unavailable'];
    };
  };
  balance_transaction_event: {
    parameters: {
      query?: never;
      header: {
        /** @description The same for each attempt to deliver a message. */
        'webhook-id': string;
        /** @description The time of the attempt, in seconds since 1970. */
        'webhook-timestamp': string;
        /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, in Base64. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: string;
          /** @enum {string} */
          object: 'event';
          /** @enum {string} */
          type: 'balance_transaction.created' | 'balance_transaction.available';
          livemode: boolean;
          account: string;
          time_created: string;
          data: components['schemas']['BalanceTransaction'];
        };
      };
    };
    responses: {
      /** @description Any 2xx: the message was received. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is disabled. After any other status the message is sent again. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  customer_event: {
    parameters: {
      query?: never;
      header: {
        /** @description The same for each attempt to deliver a message. */
        'webhook-id': string;
        /** @description The time of the attempt, in seconds since 1970. */
        'webhook-timestamp': string;
        /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, in Base64. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: string;
          /** @enum {string} */
          object: 'event';
          /** @enum {string} */
          type: 'customer.created' | 'customer.updated';
          livemode: boolean;
          account: string;
          time_created: string;
          data: components['schemas']['Customer'];
        };
      };
    };
    responses: {
      /** @description Any 2xx: the message was received. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is disabled. After any other status the message is sent again. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  mandate_event: {
    parameters: {
      query?: never;
      header: {
        /** @description The same for each attempt to deliver a message. */
        'webhook-id': string;
        /** @description The time of the attempt, in seconds since 1970. */
        'webhook-timestamp': string;
        /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, in Base64. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: string;
          /** @enum {string} */
          object: 'event';
          /** @enum {string} */
          type: 'mandate.created' | 'mandate.active' | 'mandate.failed' | 'mandate.expired' | 'mandate.revoked';
          livemode: boolean;
          account: string;
          time_created: string;
          data: components['schemas']['Mandate'];
        };
      };
    };
    responses: {
      /** @description Any 2xx: the message was received. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is disabled. After any other status the message is sent again. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  payment_event: {
    parameters: {
      query?: never;
      header: {
        /** @description The same for each attempt to deliver a message. */
        'webhook-id': string;
        /** @description The time of the attempt, in seconds since 1970. */
        'webhook-timestamp': string;
        /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, in Base64. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: string;
          /** @enum {string} */
          object: 'event';
          /** @enum {string} */
          type: 'payment.created' | 'payment.paid' | 'payment.failed' | 'payment.expired' | 'payment.refunded';
          livemode: boolean;
          account: string;
          time_created: string;
          data: components['schemas']['Payment'];
        };
      };
    };
    responses: {
      /** @description Any 2xx: the message was received. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is disabled. After any other status the message is sent again. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  refund_event: {
    parameters: {
      query?: never;
      header: {
        /** @description The same for each attempt to deliver a message. */
        'webhook-id': string;
        /** @description The time of the attempt, in seconds since 1970. */
        'webhook-timestamp': string;
        /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, in Base64. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: string;
          /** @enum {string} */
          object: 'event';
          /** @enum {string} */
          type: 'refund.created' | 'refund.refunded' | 'refund.failed';
          livemode: boolean;
          account: string;
          time_created: string;
          data: components['schemas']['Refund'];
        };
      };
    };
    responses: {
      /** @description Any 2xx: the message was received. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is disabled. After any other status the message is sent again. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  subscription_event: {
    parameters: {
      query?: never;
      header: {
        /** @description The same for each attempt to deliver a message. */
        'webhook-id': string;
        /** @description The time of the attempt, in seconds since 1970. */
        'webhook-timestamp': string;
        /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, in Base64. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: string;
          /** @enum {string} */
          object: 'event';
          /** @enum {string} */
          type: 'subscription.created' | 'subscription.succeeded' | 'subscription.failed' | 'subscription.canceled';
          livemode: boolean;
          account: string;
          time_created: string;
          data: {
            [key: string]: unknown;
          };
        };
      };
    };
    responses: {
      /** @description Any 2xx: the message was received. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The endpoint is disabled. After any other status the message is sent again. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
