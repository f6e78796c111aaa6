import { useRef, version } from 'react';
import type { PayOtpVerify as OtpElement } from 'pay-elements';
import { PayAction, PayOtpVerify, PayProvider, PayRedirect } from 'pay-elements/react';
import { PayQr } from 'pay-elements/react/pay-qr';

export function Checkout({ src }: { src: string }) {
  const code = useRef<OtpElement>(null);
  return (
    <PayProvider baseUrl="/merchant" allowedHosts={['bank.example.com']}>
      <PayAction
        key={src}
        className="step"
        src={src}
        otpLength={6}
        onPayComplete={(event) => console.log(event.resource.id, event.detail.resource.status, version)}
        onPayRedirect={(event) => event.respondWith(Promise.resolve(true))}
      >
        <p slot="footer">Help</p>
      </PayAction>
      <PayOtpVerify ref={code} mandateId="mdt_1" onFocus={() => code.current?.focus()} />
      <PayQr data="HELLO" onPayReady={() => {}} />
    </PayProvider>
  );
}

export const wrong = [
  // @ts-expect-error a number is asked for
  <PayAction otpLength="six" />,
  // @ts-expect-error there is no such property
  <PayAction lenght={6} />,
  // @ts-expect-error one of two kinds
  <PayRedirect kind="page" />,
  // @ts-expect-error this event has no such field
  <PayAction onPayComplete={(event) => event.code} />,
  // @ts-expect-error a QR code is never complete
  <PayQr onPayComplete={() => {}} />,
];
