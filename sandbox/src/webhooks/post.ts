/** Sends one HTTP request to a verified address, and returns the status. */
import { lookup } from 'node:dns/promises';
import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { Resolve } from './target.js';

export interface Message {
  readonly url: string;
  /** The verified addresses of the URL's host. The host is not resolved again. */
  readonly addresses: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** @returns the status of the response; redirects are not followed */
export type Post = (message: Message, signal: AbortSignal) => Promise<number>;

/** Limit for reading the response, in bytes. */
const MAX_RESPONSE = 65_536;

export const resolveByDns: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

export const postByHttp: Post = ({ url, addresses, headers, body }, signal) =>
  new Promise((resolve, reject) => {
    const known = addresses.map((address) => ({ address, family: isIP(address) }));
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal,
      // A new connection each time: a reused one may go to an earlier address of the host.
      agent: false,
      lookup: (_hostname, { all }, callback) => {
        if (all) callback(null, known);
        else callback(null, known[0]!.address, known[0]!.family);
      },
    };
    const request = (url.startsWith('https:') ? requestHttps : requestHttp)(url, options, (response) => {
      // The status decides. The body is read up to the limit, so that the receiver can finish.
      let length = 0;
      response.on('data', (piece: Buffer) => {
        length += piece.length;
        if (length > MAX_RESPONSE) response.destroy();
      });
      response.on('error', () => {});
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
    request.end(body);
  });
