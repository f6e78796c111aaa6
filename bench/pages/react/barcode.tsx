import JsBarcode from 'jsbarcode';
import { useLayoutEffect, useRef } from 'react';

export function Barcode({ code, format }: { code: string; format: 'CODE128' | 'ITF' }) {
  const picture = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => JsBarcode(picture.current!, code, { format, displayValue: false }), [code, format]);
  return <svg ref={picture} />;
}
