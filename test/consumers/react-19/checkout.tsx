import { useRef } from 'react';
import type { PayOtpVerify } from 'pay-elements';
import 'pay-elements/define/pay-action';
import 'pay-elements/define/pay-provider';
import type {} from 'pay-elements/types/react';

export function Checkout({ src }: { src: string }) {
  const code = useRef<PayOtpVerify>(null);
  return (
    <pay-provider baseUrl="/merchant" allowed-hosts="bank.example.com" appearance={{ theme: 'rounded' }}>
      <pay-action
        key={src}
        id="step"
        className="step"
        src={src}
        otpLength={6}
        show-failure-message
        onpay-complete={(event) => console.log(event.resource.id, event.detail.resource.status)}
        onpay-redirect={(event) => event.respondWith(Promise.resolve(true))}
      >
        <p slot="footer">Help</p>
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

export const wrong = [
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
