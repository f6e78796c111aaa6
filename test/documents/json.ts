import { parseCheckout } from '../../src/contract/checkout.js';
import { parseAction, parseResource } from '../../src/contract/index.js';
import { FixturesFile } from '../../sandbox/src/fixtures/file.js';
import { parseReply, parseWebviewMessage } from '../../src/webview/read.js';

/** The first payment or mandate in a document, as text. */
export function firstResource(blocks: readonly { language: string; text: string }[]): string | null {
  const json = blocks.filter(({ language }) => language === 'json').map(({ text }) => text);
  return json.find((text) => /^\{\s*"object": "(?:payment|mandate)"/.test(text)) ?? null;
}

interface Sample {
  readonly object?: string;
  readonly type?: string;
  readonly v?: number;
  readonly event?: string;
  readonly data?: unknown;
  /** The bodies of a request in the sandbox's log, as JSON. */
  readonly request_body?: string;
  readonly response_body?: string;
}

/** The file with which a domain names an app of iOS. */
function readLinksOfIos(value: object): true {
  const { details } = (value as { applinks: { details: { appIDs: string[]; components: { '/': string }[] }[] } })
    .applinks;
  for (const { appIDs, components } of details) {
    if (!appIDs.every((id) => /^[A-Z\d]{10}\.[\w.-]+$/.test(id))) throw new Error('an id has a team and an app');
    if (!components.every((path) => path['/'].startsWith('/'))) throw new Error('a path starts with a slash');
  }
  return true;
}

/** The file with which a domain names an app of Android. */
function readLinksOfAndroid(value: readonly unknown[]): true {
  for (const { relation, target } of value as { relation: string[]; target: Record<string, unknown> }[]) {
    if (!relation.includes('delegate_permission/common.handle_all_urls')) throw new Error('not for links');
    if (target['namespace'] !== 'android_app') throw new Error('not an app');
    const fingerprints = target['sha256_cert_fingerprints'] as string[];
    if (!fingerprints.every((one) => /^(?:[\dA-F]{2}:){31}[\dA-F]{2}$/.test(one))) throw new Error('not SHA-256');
  }
  return true;
}

/**
 * Parses JSON of the documentation.
 * @returns the kind of the value
 * @throws {Error} if the value is invalid for its kind
 */
export function readSample(text: string): string {
  const value = JSON.parse(text) as Sample;
  if (value.object === 'event') {
    const { object, id, status } = value.data as Record<string, string>;
    if (!value.type?.startsWith(`${object}.`) || !id || !status)
      throw new Error('the type of the event does not match its object');
    return 'event';
  }
  if (value.object === 'request') {
    for (const body of [value.request_body, value.response_body]) JSON.parse(body!);
    return 'request';
  }
  if ('applinks' in value) return readLinksOfIos(value) && 'links of iOS';
  if (Array.isArray(value)) return readLinksOfAndroid(value) && 'links of Android';
  if ('payments' in value) return FixturesFile.parse(value) && 'fixtures';
  if (value.object === 'checkout') return parseCheckout(value).object;
  if (value.object) return parseResource(value).object;
  if (value.v !== undefined) {
    const read = value.event ? parseWebviewMessage(text) : parseReply(text);
    if (!read) throw new Error('neither a message nor a reply of the bridge');
    return 'bridge';
  }
  return parseAction(value).type;
}
