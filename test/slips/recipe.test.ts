/** The recipe of docs/slips.md, as a newcomer runs it: the file sends an e-mail, and a mail server receives it. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { boleto, NOW } from './payments.js';
import { pixelsOf, scan } from './scan.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FILE = 'docs/examples/slips/send-slip.mjs';
const BARCODE = '34192800900000000101755752144832938267479000';

/** A part of an e-mail: its headers, and its decoded content. */
interface Part {
  readonly headers: string;
  readonly content: Buffer;
}

const received: string[] = [];
const server = createServer((socket) => receive(socket));
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env['SMTP_URL'] = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** Receives e-mails as SMTP (RFC 5321) describes. */
function receive(socket: Socket): void {
  let buffer = '';
  let isData = false;
  const reply = (line: string) => socket.write(`${line}\r\n`);
  reply('220 test');
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    buffer += chunk;
    for (;;) {
      const end = isData ? '\r\n.\r\n' : '\r\n';
      const at = buffer.indexOf(end);
      if (at < 0) return;
      const line = buffer.slice(0, at);
      buffer = buffer.slice(at + end.length);
      if (isData) received.push(line);
      const wasData = isData;
      isData = !isData && line === 'DATA';
      if (line === 'QUIT') return void socket.end('221 bye\r\n');
      reply(isData ? '354 go on' : wasData ? '250 queued' : '250 ok');
    }
  });
}

/** All parts of an e-mail that have content (RFC 2046). */
function partsOf(source: string): Part[] {
  const at = source.indexOf('\r\n\r\n');
  const headers = source.slice(0, at).replace(/\r\n\s+/g, ' ');
  const body = source.slice(at + 4);
  const [, boundary] = /boundary="([^"]+)"/.exec(headers) ?? [];
  if (boundary)
    return body
      .split(`--${boundary}`)
      .slice(1, -1)
      .flatMap((part) => partsOf(part.replace(/^\r\n/, '')));
  return [{ headers, content: decoded(headers, body) }];
}

function decoded(headers: string, body: string): Buffer {
  if (/encoding: base64/i.test(headers)) return Buffer.from(body, 'base64');
  const text = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_all, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(/quoted-printable/i.test(headers) ? text : body, 'latin1');
}

it('is in docs/slips.md', () => {
  const recipe = readFileSync(`${ROOT}${FILE}`, 'utf8');
  assert.ok(readFileSync(`${ROOT}docs/slips.md`, 'utf8').includes(`\`\`\`js\n${recipe}\`\`\``));
});

it('sends the boleto: its text, its picture and its PDF', async () => {
  // eslint-disable-next-line no-unsanitized/method -- a file of this project
  const { sendSlip } = (await import(`../../${FILE}`)) as { sendSlip: (payment: object, to: string) => Promise<void> };
  const later = new Date(NOW + 365 * 86_400_000 * 100).toISOString();
  await sendSlip({ ...boleto, time_expired: later }, 'consumer@example.com');
  const [source = ''] = received;
  assert.match(source, /^To: consumer@example\.com\r$/m);
  const parts = partsOf(source);
  const find = (type: string) => parts.find(({ headers }) => headers.includes(`Content-Type: ${type}`))!;

  assert.match(find('text/plain').content.toString(), /Linha digitável: 34191\.75579 52144\.832939/);
  const picture = find('image/png');
  const [, cid] = /Content-ID: <([^>]+)>/i.exec(picture.headers)!;
  assert.ok(find('text/html').content.toString().includes(`src="cid:${cid}"`));
  assert.deepEqual(await scan(pixelsOf(picture.content)), [BARCODE]);

  const pdfium = await PDFiumLibrary.init();
  const document = await pdfium.loadDocument(find('application/pdf').content);
  const { data, width, height } = await document.getPage(0).render({ scale: 300 / 72, render: 'bitmap' });
  assert.deepEqual(await scan({ data: new Uint8ClampedArray(data), width, height }), [BARCODE]);
  document.destroy();
  pdfium.destroy();
});

it('sends nothing if the code may be wrong', async () => {
  // eslint-disable-next-line no-unsanitized/method -- a file of this project
  const { sendSlip } = (await import(`../../${FILE}`)) as { sendSlip: (payment: object, to: string) => Promise<void> };
  const count = received.length;
  const wrong = { ...boleto, amount: '7.00', time_expired: '2126-01-01T00:00:00Z' };
  await assert.rejects(sendSlip(wrong, 'consumer@example.com'), /number: amount-mismatch/);
  assert.equal(received.length, count);
});
