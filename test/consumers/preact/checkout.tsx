import { createRef } from 'preact';
import type { PayOtpVerify } from 'pay-elements';
import 'pay-elements/define/pay-action';
import 'pay-elements/define/pay-provider';
import type {} from 'pay-elements/types/preact';

const code = createRef<PayOtpVerify>();

export function Checkout({ src }: { src: string }) {
  return (
    <pay-provider baseUrl="/merchant" allowed-hosts="bank.example.com">
      <pay-action
        key={src}
        class="step"
        src={src}
        otpLength={6}
        onpay-complete={(event) => console.log(event.resource.id, event.detail.resource.status)}
        onpay-redirect={(event) => event.respondWith(Promise.resolve(true))}
      >
        <p slot="footer">Help</p>
      </pay-action>
      <pay-otp-verify ref={code} mandateId="mdt_1" onFocus={() => code.current?.focus()} />
    </pay-provider>
  );
}

export const wrong = [
  // @ts-expect-error a number is asked for
  <pay-action otpLength="six" />,
  // @ts-expect-error there is no such property
  <pay-action lenght={6} />,
  // @ts-expect-error one of two kinds
  <pay-redirect kind="page" />,
  // @ts-expect-error this event has no such field
  <pay-action onpay-complete={(event) => event.code} />,
  // @ts-expect-error this tag is none
  <pay-elements />,
];
