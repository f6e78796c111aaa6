/** Responds in place of the servers that Adyen Web needs. */
import { barcodePicture, qrPicture } from './pictures.js';
import { code128c } from './pages/plain/code128c.js';
import { itf } from './pages/plain/itf.js';
import type { Resource } from './resource.js';
import type { StepName } from './steps.js';

type Draw = (data: string) => Buffer;

/** How Adyen's server draws each type of code. */
const DRAW: Record<string, Draw> = {
  qrCode: qrPicture,
  code128c: (data) => barcodePicture(code128c(data)),
  itf: (data) => barcodePicture(itf(data)),
};

const drawn = new Map<string, Buffer>();

function picture(type: string, data: string): Buffer {
  const key = `${type} ${data}`;
  const found = drawn.get(key) ?? DRAW[type]!(data);
  drawn.set(key, found);
  return found;
}

/** Draws the code of a payment before it is requested, since the work of Adyen's servers is not measured. */
export function drawAhead(step: StepName, { action }: Resource): void {
  const { display_qr_code: code, display_details: details } = action;
  if (step === 'qr') picture('qrCode', code!.data);
  if (step === 'boleto') picture('itf', details!['code']!);
  if (step === 'voucher') picture('code128c', details!['reference']!);
}

export const isForAdyen = (path: string) => path.startsWith('/adyen/test/');

/** @returns the type and the content of the response */
export function respondAsAdyen({ pathname, searchParams }: URL): {
  type: string;
  body: Buffer | string;
  cache: string;
} {
  const cache = 'max-age=600';
  if (pathname.endsWith('/barcode.png'))
    return { type: 'image/png', body: picture(searchParams.get('type') ?? '', searchParams.get('data') ?? ''), cache };
  if (/\.(?:svg|png)$/.test(pathname))
    return { type: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26"/>', cache };
  const status = { type: 'pending', resultCode: 'pending', payload: '' };
  return {
    type: 'application/json',
    body: JSON.stringify(pathname.endsWith('/status') ? status : {}),
    cache: 'no-store',
  };
}
