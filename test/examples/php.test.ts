/** The parts of the WooCommerce plugin that run without WooCommerce. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { onPath } from '../../scripts/shared/browser.mjs';
import { folderOf } from '../../scripts/serve/examples/examples.mjs';

const PLUGIN = join(folderOf('php'), 'pay-elements-pix');
const SECRET = `whsec_${Buffer.from('twenty-four secret bytes').toString('base64')}`;
const NOW = new Date('2026-03-01T12:00:00Z');
const BODY = '{"type":"payment.paid","data":{"id":"pm_1","note":"São Paulo"}}';

const php = onPath(['php']);
const run = (...args: string[]) => spawnSync(php!, args, { encoding: 'utf8' });

/** True if the plugin accepts the signature. */
function isSigned({ secret = SECRET, timestamp = String(NOW.getTime() / 1_000), body = BODY, signature = signed() }) {
  const program = `
    require $argv[1];
    [, , $secret, $id, $timestamp, $signature, $body, $now] = $argv;
    echo json_encode( pay_elements_is_signed( $secret, compact( 'id', 'timestamp', 'signature' ), $body, (int) $now ) );
  `;
  const now = String(NOW.getTime() / 1_000);
  const file = join(PLUGIN, 'webhook-signature.php');
  const { stdout, stderr } = run('-r', program, '--', file, secret, 'evt_1', timestamp, signature, body, now);
  assert.equal(stderr, '');
  return JSON.parse(stdout) as boolean;
}

const signed = (at = NOW, secret = SECRET) => new Webhook(secret).sign('evt_1', at, BODY);

test.describe('examples/php', () => {
  test.skip(Boolean(php ? false : 'PHP is not installed'), String(php ? false : 'PHP is not installed'));
  for (const file of readdirSync(PLUGIN).filter((name) => name.endsWith('.php'))) {
    test(`${file} is valid PHP`, () => {
      const { status, stdout } = run('-l', join(PLUGIN, file));
      assert.equal(status, 0, stdout);
    });
  }

  test('the plugin accepts messages that the service signed', () => {
    assert.equal(isSigned({}), true);
    assert.equal(isSigned({ signature: `v1,bm90IHRoaXM= ${signed()}` }), true);
  });

  test('the plugin refuses messages with a wrong signature', () => {
    const other = `whsec_${Buffer.from('another twenty-four byte').toString('base64')}`;
    assert.equal(isSigned({ signature: signed(NOW, other) }), false);
    assert.equal(isSigned({ body: BODY.replace('pm_1', 'pm_2') }), false);
    assert.equal(isSigned({ signature: '' }), false);
  });

  test('the plugin refuses messages more than five minutes old or ahead', () => {
    for (const minutes of [-6, 6]) {
      const at = new Date(NOW.getTime() + minutes * 60_000);
      assert.equal(isSigned({ timestamp: String(at.getTime() / 1_000), signature: signed(at) }), false);
    }
    assert.equal(isSigned({ timestamp: 'soon' }), false);
  });
});
