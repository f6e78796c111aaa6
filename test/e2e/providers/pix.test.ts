import assert from 'node:assert/strict';
import { test } from './fixtures.js';
import { testJourneys } from './journeys.js';
import { pix } from './pix-api.js';

testJourneys('pix', pix, { code: 'pix', declined: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' }, (shop) => {
  const send = async (body: object | string) =>
    (await fetch(`${shop().url}/merchant/webhooks`, { method: 'POST', body: JSON.stringify(body) })).status;

  test('a message that nobody sent completes nothing', async () => {
    const { ends } = await shop().order('pix');
    const { path, body } = pix.webhook!(await shop().last());
    assert.equal(path, '/merchant/webhooks?ignorar=/pix');
    assert.equal(await send(body), 200);
    await shop().decline();
    await ends('failed REMOVIDA_PELO_USUARIO_RECEBEDOR');
  });

  test('the message with which a bank tries the address is answered', async () => {
    assert.equal(await send({ evento: 'teste_webhook' }), 200);
  });
});
