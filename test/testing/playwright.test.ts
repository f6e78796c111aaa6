import { expect } from '@open-wc/testing';
import { payStep } from '../../src/testing/playwright.js';

/** A page whose live regions say a text. Playwright's own locators are used in test/recipes. */
function pageThatSays(said: readonly string[], waitFor: () => Promise<void>) {
  const locator = {
    locator: () => locator,
    getByRole: () => locator,
    filter: () => locator,
    first: () => locator,
    click: () => Promise.resolve(),
    fill: () => Promise.resolve(),
    waitFor,
    allTextContents: () => Promise.resolve([...said]),
  };
  return { locator: () => locator };
}

describe('payStep for Playwright', () => {
  it('says in its failure what the live regions said instead', async () => {
    const timeout = new Error('Timeout 5000ms exceeded.');
    const step = payStep(pageThatSays(['', ' Incorrect code '], () => Promise.reject(timeout)));
    const error = await step.sees('Paid').then(
      () => null,
      (reason: unknown) => reason as Error,
    );
    expect(error?.message).to.equal('pay-action does not say Paid. It says "Incorrect code"');
    expect(error?.cause).to.equal(timeout);
  });

  it('only waits if they say it', () => payStep(pageThatSays(['Paid'], () => Promise.resolve())).sees('Paid'));
});
