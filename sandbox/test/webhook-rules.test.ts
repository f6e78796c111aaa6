/** Tests the allowed receivers and the retry schedule of webhooks, without a store. */
import assert from 'node:assert/strict';
import { afterAll, describe, it } from 'vitest';
import { reportAttack } from '../../test/support/attack-report.js';
import { isLoopback, isPublic } from '../src/webhooks/addresses.js';
import { MAX_TRIES, nextAttempt } from '../src/webhooks/schedule.js';
import { addressesOf, refusalOf, TargetError, type Targets } from '../src/webhooks/target.js';

const KINDS: readonly [string, 'loopback' | 'public' | 'neither'][] = [
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['::1', 'loopback'],
  ['0.0.0.0', 'neither'],
  ['10.1.2.3', 'neither'],
  ['100.64.0.1', 'neither'],
  ['169.254.169.254', 'neither'],
  ['172.16.0.1', 'neither'],
  ['172.31.255.255', 'neither'],
  ['192.0.0.8', 'neither'],
  ['192.0.2.1', 'neither'],
  ['192.168.1.1', 'neither'],
  ['198.19.0.1', 'neither'],
  ['198.51.100.7', 'neither'],
  ['203.0.113.9', 'neither'],
  ['224.0.0.1', 'neither'],
  ['255.255.255.255', 'neither'],
  ['::', 'neither'],
  ['::ffff:127.0.0.1', 'neither'],
  ['::ffff:8.8.8.8', 'neither'],
  ['64:ff9b::7f00:1', 'neither'],
  ['fe80::1', 'neither'],
  ['fc00::1', 'neither'],
  ['fd12:3456::1', 'neither'],
  ['ff02::1', 'neither'],
  ['2001:db8::1', 'neither'],
  ['2001::1', 'neither'],
  ['2002:7f00:1::', 'neither'],
  ['not an address', 'neither'],
  ['8.8.8.8', 'public'],
  ['172.32.0.1', 'public'],
  ['100.128.0.1', 'public'],
  ['2606:4700::1111', 'public'],
  ['2a00:1450:4001::1', 'public'],
];

const OWN = 'http://127.0.0.1:4242/v1/webhook_endpoints';

describe('addresses', () => {
  for (const [address, kind] of KINDS) {
    it(`classify ${address} as ${kind}`, () => {
      assert.equal(isLoopback(address), kind === 'loopback');
      assert.equal(isPublic(address), kind === 'public');
    });
  }
});

describe('a target', () => {
  const known: Readonly<Record<string, readonly string[]>> = {
    localhost: ['127.0.0.1', '::1'],
    'shop.example': ['8.8.8.8', '2606:4700::1111'],
    'inside.example': ['10.0.0.1'],
    'mixed.example': ['8.8.8.8', '10.0.0.1'],
    'machine.example': ['127.0.0.1'],
    'none.example': [],
  };
  const resolve = (name: string) => Promise.resolve(known[name] ?? []);

  const TARGETS = [
    ['http://localhost:3000/hook', 'loopback', '127.0.0.1'],
    ['http://127.0.0.1:3000/hook', 'loopback', '127.0.0.1'],
    ['http://[::1]:3000/hook', 'loopback', '::1'],
    ['https://machine.example/', 'loopback', '127.0.0.1'],
    ['https://shop.example/', 'loopback', null],
    ['https://8.8.8.8/', 'loopback', null],
    ['https://shop.example/', 'public', '8.8.8.8'],
    ['https://8.8.8.8/', 'public', '8.8.8.8'],
    ['https://inside.example/', 'public', null],
    ['https://mixed.example/', 'public', null],
    ['https://machine.example/', 'public', null],
    ['http://localhost:3000/', 'public', null],
    ['https://2130706433/', 'public', null],
    ['https://0x7f.1/', 'public', null],
    ['https://[::ffff:10.0.0.1]/', 'public', null],
    ['https://none.example/', 'public', null],
    ['https://none.example/', 'loopback', null],
  ] as const satisfies [string, Targets, string | null][];
  afterAll(() =>
    reportAttack(
      `${KINDS.length} addresses, ${TARGETS.length} targets by name or address, names with several`,
      'only this machine, or only public addresses',
    ),
  );
  for (const [url, targets, address] of TARGETS) {
    it(`${url} is ${address ? `sent to ${address}` : 'refused'} when only ${targets} is allowed`, async () => {
      if (address) assert.equal((await addressesOf(url, targets, resolve))[0], address);
      else await assert.rejects(addressesOf(url, targets, resolve), TargetError);
    });
  }

  it('is refused at registration if it is an IP address, and after resolution if it is a host name', () => {
    assert.match(refusalOf('https://10.0.0.1/', 'public', OWN) ?? '', /public addresses only/);
    assert.match(refusalOf('https://8.8.8.8/', 'loopback', OWN) ?? '', /this machine only/);
    assert.equal(refusalOf('https://shop.example/', 'loopback', OWN), null);
    assert.equal(refusalOf('http://[::1]/', 'loopback', OWN), null);
  });

  for (const [url, refused] of [
    ['http://127.0.0.1:4242/sandbox/reset', true],
    ['http://localhost:4242/v1/payments', true],
    ['http://[::1]:4242/sandbox', true],
    ['http://shop.localhost:4242/sandbox/clock/advance', true],
    ['http://127.0.0.1:4242/%73andbox/reset', true],
    ['http://127.0.0.1:4242/%76%31/payments', true],
    ['http://127.0.0.1:4242/%73hop/%zz', false],
    ['http://127.0.0.1:4242/merchant/webhooks', false],
    ['http://127.0.0.1:4243/sandbox/reset', false],
  ] as const) {
    it(`${url} is ${refused ? 'the sandbox itself, and refused' : 'a shop'}`, () => {
      assert.equal(refusalOf(url, 'loopback', OWN)?.includes('the sandbox itself') ?? false, refused);
    });
  }
});

describe('the next attempt', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const after = (ms: number) => new Date(now.getTime() + ms);

  for (const [tries, seconds] of [
    [1, 5],
    [2, 15],
    [3, 45],
    [8, 10_935],
    [9, 32_805],
    [10, 43_200],
    [14, 43_200],
  ] as const) {
    it(`is in ${seconds} s, plus or minus a fifth, after ${tries} attempt(s)`, () => {
      assert.deepEqual(nextAttempt(tries, now, 0.5), after(seconds * 1_000));
      assert.deepEqual(nextAttempt(tries, now, 0), after(seconds * 800));
      assert.deepEqual(nextAttempt(tries, now, 1), after(seconds * 1_200));
    });
  }

  it('is the last one after three days, without jitter', () => {
    let last = now;
    for (let tries = 1; tries < MAX_TRIES; tries++) last = nextAttempt(tries, last, 0.5)!;
    const days = (last.getTime() - now.getTime()) / 86_400_000;
    assert.ok(days >= 3 && days < 3.1, String(days));
    assert.equal(nextAttempt(MAX_TRIES, last, 0.5), null);
  });
});
