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
/** @param {any[]} given */
https.request = (...given) => {
  const [first, ...rest] = given;
  const isUrl = typeof first === 'string' || first instanceof URL;
  const options = typeof rest[0] === 'object' ? rest[0] : isUrl ? {} : first;
  const url = isUrl ? new URL(first) : new URL(`https://${options.hostname ?? options.host}${options.path}`);
  const server = servers[url.hostname];
  if (!server) return Reflect.apply(request, https, given);
  const { hostname, port } = new URL(server);
  const callback = given.at(-1);
  return http.request(
    {
      ...options,
      agent: undefined,
      protocol: 'http:',
      host: hostname,
      hostname,
      port,
      path: options.path ?? url.pathname + url.search,
    },
    typeof callback === 'function' ? callback : undefined,
  );
};
syncBuiltinESMExports();
