import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { partOf } from '../support.js';
import './design.css';
import './playground.js';

const meta: Meta = { title: 'Design/Make it yours', tags: ['!autodocs'] };
export default meta;
type Story = StoryObj;

const render = () => html`<story-playground></story-playground>`;

const input = (canvas: HTMLElement, name: string) => canvas.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

export const Untouched: Story = {
  render,
  play: async ({ canvasElement }) => {
    await partOf(canvasElement, 'pay-action', 'step');
    await expect(canvasElement.querySelector('pre')).toHaveTextContent('Change something above.');
  },
};

export const Changed: Story = {
  render,
  play: async ({ canvasElement }) => {
    fireEvent.input(input(canvasElement, '--pay-color-accent light'), { target: { value: '#7a1fa2' } });
    fireEvent.input(input(canvasElement, '--pay-color-accent dark'), { target: { value: '#e1bee7' } });
    await userEvent.type(input(canvasElement, '--pay-radius'), '1.5rem');
    const css = canvasElement.querySelector('pre')!.textContent;
    await expect(css).toBe(
      ':root {\n  --pay-color-accent: light-dark(#7a1fa2, #e1bee7);\n  --pay-radius: 1.5rem;\n}\n',
    );
    const step = await partOf(canvasElement, 'pay-action', 'step');
    const link = step.shadowRoot!.querySelector('[part~="link"]')!;
    await expect(getComputedStyle(link).borderStartStartRadius).toBe('24px');
  },
};
