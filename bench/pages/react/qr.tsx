import { QRCodeSVG } from 'qrcode.react';
import { QR } from '../../payload.js';
import { mountWith } from './mount.js';
import { Amount, CopyButton } from './parts.js';

mountWith(
  <div className="step">
    <Amount value={QR.amount} currency={QR.currency} />
    <QRCodeSVG value={QR.data} level="M" marginSize={4} size={265} />
    <code>{QR.data}</code>
    <CopyButton text={QR.data} />
  </div>,
);
