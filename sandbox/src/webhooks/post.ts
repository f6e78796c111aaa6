/** Sends one request to one address, and tells the status. */
import { lookup } from 'node:dns/promises';
import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { Resolve } from './target.js';

export interface Message {
  readonly url: string;
  /** Of the URL's host, which is not asked for again. */
  readonly addresses: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** @returns the status of the answer; redirects are answers like any other */
export type Post = (message: Message, signal: AbortSignal) => Promise<number>;

/** More of an answer is not read. */
const MAX_ANSWER = 65_536;

export const resolveByDns: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

export const postByHttp: Post = ({ url, addresses, headers, body }, signal) =>
  new Promise((resolve, reject) => {
    const known = addresses.map((address) => ({ address, family: isIP(address) }));
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal,
      // A connection for each: one that is kept might lead to where the name pointed before.
      agent: false,
      lookup: (_hostname, { all }, callback) => {
        if (all) callback(null, known);
        else callback(null, known[0]!.address, known[0]!.family);
      },
    };
    const request = (url.startsWith('https:') ? requestHttps : requestHttp)(url, options, (response) => {
      // The status decides; what follows is read so that the receiver is not cut off, but not for ever.
      let length = 0;
      response.on('data', (piece: Buffer) => {
        length += piece.length;
        if (length > MAX_ANSWER) response.destroy();
      });
      response.on('error', () => {});
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
    request.end(body);
  });
