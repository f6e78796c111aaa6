import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import { page, table } from '../page.js';

const meta: Meta = { title: 'Guides/Figma', tags: ['!autodocs', 'one-picture'] };
export default meta;

/** Files that .storybook/main.ts serves; they are in the package, too. */
const file = (name: string) => html`<a href=${`figma/${name}`} download target="_self"><code>${name}</code></a>`;

export const Importing: StoryObj = {
  render: () =>
    page(
      'The tokens in Figma',
      'The same tokens as in the code, as files for Figma. They are in the npm package, in dist/figma, and are written from src/styles/tokens.json, so that they never differ from it.',
      html`
        <div class="cards wide">
          <section class="card">
            <h2>With Tokens Studio</h2>
            <p>A set for the defaults and one for each theme, light and dark, ready to be switched.</p>
            <ol>
              <li>Download ${file('tokens-studio.json')}.</li>
              <li>In Figma, open the plugin Tokens Studio for Figma and choose “New empty file”.</li>
              <li>Tools, Load from file or folder, then choose the file.</li>
              <li>Choose a theme at the top right, for example “default, light”.</li>
              <li>Export to Figma: variables, or styles.</li>
            </ol>
          </section>
          <section class="card">
            <h2>As variables of Figma</h2>
            <p>The format of the Design Tokens Community Group, one mode a file. Sizes are in pixels.</p>
            <ol>
              <li>Download ${file('light.tokens.json')} and ${file('dark.tokens.json')}.</li>
              <li>In Figma, open Local variables and create a collection “Pay Elements”.</li>
              <li>Import the first file, and name its mode “Light”.</li>
              <li>Import the second file into the same collection, and name its mode “Dark”.</li>
            </ol>
            <p class="muted">
              Where your Figma has no import of variables, a plugin that reads this format does the same. A shadow is no
              variable: take it from Tokens Studio.
            </p>
          </section>
          <section class="card">
            <h2>Other tools</h2>
            <p>
              ${file('tokens.json')} has all tokens in one file of the same format, with the CSS and the dark value of
              each in <code>$extensions</code>. Style Dictionary and Terrazzo read it.
            </p>
          </section>
        </div>
        <section>
          <h2>Back into the code</h2>
          <p>
            A token has the same name everywhere: <code>pay.color-accent</code> in Figma is
            <code>--pay-color-accent</code> in CSS and <code>colorAccent</code> in <code>appearance</code>. Set the ones
            that you have changed.
          </p>
          ${table(
            ['Figma', 'CSS', 'appearance'],
            ['color-accent', 'color-on-accent', 'radius', 'font-size-amount'].map(
              (name) =>
                html`<tr>
                  <th scope="row"><code>pay.${name}</code></th>
                  <td><code>--pay-${name}</code></td>
                  <td><code>${name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase())}</code></td>
                </tr>`,
            ),
          )}
        </section>
        <section>
          <h2>What a file cannot have</h2>
          <ul>
            <li>
              Text and lines take the shop’s own colour: the files have the values for black on white and white on
              black.
            </li>
            <li>Sizes in <code>em</code> follow the text: the files have them for a text of 16 px, or of the theme.</li>
            <li>Codes are black on white in every theme, because scanners need it. There is no token for them.</li>
          </ul>
        </section>
      `,
    ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('a[download]')).toHaveLength(4);
  },
};
