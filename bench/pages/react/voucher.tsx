import JsBarcode from 'jsbarcode';
import { useLayoutEffect, useRef } from 'react';
import { VOUCHER } from '../../payload.js';
import { mountWith } from './mount.js';
import { Amount, CopyButton } from './parts.js';

function Barcode({ code }: { code: string }) {
  const picture = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => JsBarcode(picture.current!, code, { format: 'CODE128', displayValue: false }), [code]);
  return <svg ref={picture} />;
}

mountWith(
  <div className="step">
    <Amount value={VOUCHER.amount} currency={VOUCHER.currency} />
    <Barcode code={VOUCHER.reference} />
    <code>{VOUCHER.reference}</code>
    <CopyButton text={VOUCHER.reference} />
  </div>,
);
