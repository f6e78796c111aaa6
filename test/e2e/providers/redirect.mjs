/** Loaded before a backend: requests to the hosts of a payment provider go to the test server instead. */
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

/** @type {Record<string, string>} the test server's origin by host */
const servers = JSON.parse(process.env['PROVIDER_SERVERS'] ?? '{}');

const { fetch } = globalThis;
globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  const url = new URL(request.url);
  const server = servers[url.host];
  return server ? fetch(new Request(server + url.pathname + url.search, request)) : fetch(request);
};

const { request } = https;
/** @param {any} options the SDKs pass no URL @param {any[]} rest */
https.request = (options, ...rest) => {
  const server = servers[options.hostname ?? options.host];
  if (!server) return request(options, ...rest);
  const { hostname, port } = new URL(server);
  return http.request({ ...options, protocol: 'http:', agent: undefined, host: hostname, hostname, port }, ...rest);
};
syncBuiltinESMExports();
