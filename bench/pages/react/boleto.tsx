import { Barcode } from './barcode.js';
import { mountWith } from './mount.js';
import { Amount, CopyButton } from './parts.js';

export const mount = mountWith(({ payment }) => {
  const { code, number } = payment.action.display_details!;
  return (
    <div className="step">
      <Amount payment={payment} />
      <Barcode code={code!} format="ITF" px={1} />
      <code>{number}</code>
      <CopyButton text={number!} />
    </div>
  );
});
