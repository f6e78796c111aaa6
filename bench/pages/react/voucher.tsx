import { Barcode } from './barcode.js';
import { mountWith } from './mount.js';
import { Amount, CopyButton } from './parts.js';

export const mount = mountWith(({ payment }) => {
  const reference = payment.action.display_details!['reference']!;
  return (
    <div className="step">
      <Amount payment={payment} />
      <Barcode code={reference} format="CODE128" px={2} />
      <code>{reference}</code>
      <CopyButton text={reference} />
    </div>
  );
});
