import { QRCodeSVG } from 'qrcode.react';
import { mountWith } from './mount.js';
import { Amount, CopyButton } from './parts.js';

export const mount = mountWith(({ payment }) => {
  const { data } = payment.action.display_qr_code!;
  return (
    <div className="step">
      <Amount payment={payment} />
      <QRCodeSVG value={data} level="M" marginSize={4} size={265} />
      <code>{data}</code>
      <CopyButton text={data} />
    </div>
  );
});
