import type { PayOtpVerify } from 'pay-elements';
import 'pay-elements/define/pay-action';
import 'pay-elements/define/pay-provider';
import type {} from 'pay-elements/types/solid';

export function Checkout(props: { src: string }) {
  let code: PayOtpVerify | undefined;
  return (
    <pay-provider baseUrl="/merchant" prop:allowedHosts={['bank.example.com']}>
      <pay-action
        class="step"
        src={props.src}
        prop:otpLength={6}
        on:pay-complete={(event) => console.log(event.resource.id, event.detail.resource.status)}
        on:pay-redirect={(event) => event.respondWith(Promise.resolve(true))}
      >
        <p slot="footer">Help</p>
      </pay-action>
      <pay-otp-verify ref={(element) => (code = element)} mandateId="mdt_1" onFocus={() => code?.focus()} />
    </pay-provider>
  );
}

export const wrong = () => [
  // @ts-expect-error a number is asked for
  <pay-action prop:otpLength="six" />,
  // @ts-expect-error there is no such property
  <pay-action lenght={6} />,
  // @ts-expect-error one of two kinds
  <pay-redirect kind="page" />,
  // @ts-expect-error this event has no such field
  <pay-action on:pay-complete={(event) => event.code} />,
  // @ts-expect-error this tag is none
  <pay-elements />,
];
