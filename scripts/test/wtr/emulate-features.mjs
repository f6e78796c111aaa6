/**
 * The command `emulate-features` for tests: `[{ name: 'forced-colors', value: 'active' }]`, and any other media feature
 * of the DevTools protocol.
 */
export function emulateFeatures() {
  return {
    name: 'emulate-features',
    async executeCommand(/** @type {any} */ { command, payload, session }) {
      if (command !== 'emulate-features') return undefined;
      const page = session.browser.getPage(session.id);
      const protocol = await page.createCDPSession();
      await protocol.send('Emulation.setEmulatedMedia', { features: payload });
      return true;
    },
  };
}
