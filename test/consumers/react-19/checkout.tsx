import { useRef } from 'react';
import type { PaymentJson, PayOtpVerify } from 'pay-elements';
import { usePayAction } from 'pay-elements/react/use-pay-action';
import 'pay-elements/define/pay-action';
import 'pay-elements/define/pay-provider';
import type {} from 'pay-elements/types/react';

export function Checkout({ src }: { src: string }) {
  const code = useRef<PayOtpVerify>(null);
  const { ref, outcome, error } = usePayAction();
  return (
    <pay-provider baseUrl="/merchant" allowed-hosts="bank.example.com" appearance={{ theme: 'rounded' }}>
      <pay-action
        key={src}
        ref={ref}
        id="step"
        className="step"
        src={src}
        otpLength={6}
        show-failure-message
        onpay-complete={(event) => console.log(event.resource.id, event.detail.resource.status)}
        onpay-redirect={(event) => event.respondWith(Promise.resolve(true))}
      >
        <p slot="footer">{outcome === 'pending' && error?.code}</p>
      </pay-action>
      <pay-otp-verify ref={code} mandateId="mdt_1" onFocus={() => code.current?.focus()} />
    </pay-provider>
  );
}

/** By attribute, as a server writes it: there no element has properties. */
export function OnServer({ src, method }: { src: string; method?: string | undefined }) {
  return (
    <pay-provider base-url="/merchant" allowed-hosts="bank.example.com">
      <pay-action
        suppressHydrationWarning
        src={src}
        base-url="/merchant"
        payment-method={method}
        otp-length={6}
        show-failure-message=""
        onpay-error={({ code, retryable }) => console.log(code, retryable)}
      />
    </pay-provider>
  );
}

const payment: PaymentJson = { object: 'payment', id: 'pm_1', status: 'created', action: { type: 'verify_otp' } };

/** With what the service has sent, with a provider's object, with JSON, and with nothing yet. */
export const given = [
  <pay-action payment={payment} />,
  <pay-action payment={{ object: 'payment_intent', id: 'pi_1', status: 'succeeded', amount: 1, currency: 'eur' }} />,
  <pay-action payment={JSON.stringify(payment)} action={null} />,
  <pay-action action={{ type: 'display_qr_code', display_qr_code: { data: '000201' } }} />,
  <pay-action action={{}} mandate={undefined} />,
];

export const wrong = [
  // @ts-expect-error a payment has an id
  <pay-action payment={{ object: 'payment', status: 'created' }} />,
  // @ts-expect-error and names its kind
  <pay-action payment={{ id: 'pm_1', status: 'created' }} />,
  // @ts-expect-error an amount is a text
  <pay-action payment={{ object: 'payment', id: 'pm_1', status: 'created', amount: 10 }} />,
  // @ts-expect-error there is no such type of action
  <pay-action action={{ type: 'display_code' }} />,
  // @ts-expect-error a link has a URL
  <pay-action mandate={{ object: 'mandate', id: 'mdt_1', status: 'pending', action: { type: 'redirect_to_url' } }} />,
  // @ts-expect-error the providers are known
  <pay-action provider="strip" />,
  // @ts-expect-error a number is asked for
  <pay-action otpLength="six" />,
  // @ts-expect-error there is no such property
  <pay-action lenght={6} />,
  // @ts-expect-error an attribute is text
  <pay-action payment-method={['boleto_br']} />,
  // @ts-expect-error so is an address
  <pay-provider base-url={new URL('https://shop.example')} />,
  // @ts-expect-error one of two kinds
  <pay-redirect kind="page" />,
  // @ts-expect-error the tokens are known
  <pay-provider appearance={{ variables: { colourAccent: 'red' } }} />,
  // @ts-expect-error this event has no such field
  <pay-action onpay-complete={(event) => event.code} />,
  // @ts-expect-error nor has its detail
  <pay-action onpay-fail={(event) => event.detail.error} />,
  // @ts-expect-error this tag is none
  <pay-elements />,
];
