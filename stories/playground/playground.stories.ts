import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import '../page.css';
import { partOf } from '../support.js';
import './playground.css';
import './playground.js';
import { PREVIEWS } from './previews.js';

const meta: Meta = { title: 'Playground', tags: ['!autodocs', 'no-picture'] };
export default meta;
type Story = StoryObj;

const render = () => html`<story-playground></story-playground>`;

const input = (canvas: HTMLElement, name: string) => canvas.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const exported = (canvas: HTMLElement) => canvas.querySelector('pre')!.textContent;
const press = (canvas: HTMLElement, name: string) =>
  userEvent.click([...canvas.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name)!);

export const Untouched: Story = {
  render,
  play: async ({ canvasElement }) => {
    await partOf(canvasElement, 'pay-action', 'step');
    await expect(exported(canvasElement)).toContain('Nothing is changed yet.');
  },
};

export const Changed: Story = {
  render,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Light');
    fireEvent.input(input(canvasElement, '--pay-color-accent'), { target: { value: '#7a1fa2' } });
    await press(canvasElement, 'Dark');
    fireEvent.input(input(canvasElement, '--pay-color-accent'), { target: { value: '#e1bee7' } });
    fireEvent.input(input(canvasElement, '--pay-radius'), { target: { value: '24' } });
    await press(canvasElement, 'Light');
    await expect(exported(canvasElement)).toBe(
      ':root {\n  --pay-color-accent: light-dark(#7a1fa2, #e1bee7);\n  --pay-radius: 24px;\n}\n',
    );
    const mark = await partOf(canvasElement, 'pay-action', 'mark');
    await waitFor(() => expect(getComputedStyle(mark).borderStartStartRadius).toBe('24px'));
    // The hue of the accent, as dark as it is: it is readable.
    await waitFor(() => expect(getComputedStyle(mark).color).toMatch(/^oklch\(0\.45\d+ 0\.19\d+ 312\./));
  },
};

/** A theme with a change of one's own, as `appearance`. */
export const FromATheme: Story = {
  render,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'boutique');
    fireEvent.input(input(canvasElement, '--pay-space'), { target: { value: '32' } });
    await press(canvasElement, 'appearance');
    await expect(JSON.parse(exported(canvasElement))).toEqual({ theme: 'boutique', variables: { space: '32px' } });
    const mark = await partOf(canvasElement, 'pay-action', 'mark');
    await waitFor(() => expect(getComputedStyle(mark).borderStartStartRadius).toBe('2px'));
  },
};

/** Every step and every result can be previewed. */
export const EveryPreview: Story = {
  render,
  play: async ({ canvasElement }) => {
    const select = canvasElement.querySelector('select')!;
    for (const { title, kind } of PREVIEWS) {
      await userEvent.selectOptions(select, title);
      if (kind !== 'Forms') await partOf(canvasElement, 'pay-action', 'base');
    }
    await userEvent.selectOptions(select, 'Complete');
    await waitFor(() => expect(canvasElement.querySelector('pay-action:state(complete)')).toBeTruthy());
  },
};
