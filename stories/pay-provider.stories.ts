import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import type { PartialStrings } from '../src/index.js';
import { partOf } from './support.js';

const meta: Meta = { title: 'Elements/pay-provider', component: 'pay-provider' };
export default meta;

const strings: PartialStrings = { redirectTo: (host) => `Zur Bank: ${host}` };

/** The shop's own texts, and only its allowed hosts. */
export const OwnWords: StoryObj = {
  render: () =>
    html`<pay-provider allowed-hosts="bank.example.com" .strings=${strings}>
      <pay-redirect url="https://bank.example.com/"></pay-redirect>
    </pay-provider>`,
  play: async ({ canvasElement }) => {
    const link = await partOf(canvasElement, 'pay-redirect', 'link');
    await expect(link.textContent?.trim()).toBe('Zur Bank: bank.example.com');
  },
};
