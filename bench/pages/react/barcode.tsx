import JsBarcode from 'jsbarcode';
import { useLayoutEffect, useRef } from 'react';

interface Props {
  code: string;
  format: 'CODE128' | 'ITF';
  /** The width of a module in pixels. */
  px: number;
}

export function Barcode({ code, format, px }: Props) {
  const picture = useRef<SVGSVGElement>(null);
  useLayoutEffect(
    () => JsBarcode(picture.current!, code, { format, width: px, displayValue: false }),
    [code, format, px],
  );
  return <svg ref={picture} />;
}
