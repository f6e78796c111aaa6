/** The HTML of e-mails uses nothing that mail clients drop, by the tests that caniemail.com publishes. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { slipEmail } from '../../src/slips/index.js';
import { boleto, NOW, payment, pix, spei, voucher } from './payments.js';

const { clients, features } = JSON.parse(readFileSync(new URL('caniemail.json', import.meta.url), 'utf8')) as {
  clients: string[];
  features: Record<string, string>;
};

/** The features that some clients drop, and why the slip is whole without them. */
const DISPENSABLE: Readonly<Record<string, string>> = {
  'css-at-media-prefers-color-scheme': 'The light colours are inline.',
  'html-meta-color-scheme': 'It only announces the dark colours.',
  'css-at-media': 'A wide barcode is scaled on a phone then. The code is there as text.',
  'css-word-break': 'Codes without spaces are wider than a phone in Yahoo Mail.',
  'css-border-radius': 'The corners are square then.',
  'html-body': 'A table inside of it has the same ground.',
  'html-doctype': 'Outlook for Windows lays out tables without it.',
};

/** Elements and properties that every client has, and that are not tested on caniemail.com. */
const EVERYWHERE = /^(?:html-(?:html|head|meta|title|br|tr|td|a)|css-color|css-border-color)$/;

const NAMES: Readonly<Record<string, string>> = {
  // Of one side, in a feature with all sides.
  'css-border-top': 'css-border',
  'css-border-top-color': 'css-border-color',
  'css-at-media-max-width': 'css-at-media',
  'html-h1': 'html-h1-h6',
  'html-h2': 'html-h1-h6',
  'html-ol': 'html-lists',
  'html-li': 'html-lists',
  'css-font-family': 'css-font',
};

/** Attributes whose support is tested. */
const ATTRIBUTES =
  /^(?:align|lang|role|width|height|cellpadding|cellspacing|background|target|valign|hidden|srcset|aria-\w+)$/;

function stylesOf(css: string): string[] {
  return css.split(';').flatMap((declaration) => {
    const [property = '', value = ''] = declaration.split(/:(.*)/s).map((part) => part.trim());
    const units = [...value.matchAll(/\d(px|r?em|%|v[hw]|pt|mm)/g)].map(([, unit = '']) =>
      unit.replace('%', 'percent'),
    );
    const important = value.includes('!important') ? ['css-important'] : [];
    const functions = [...value.matchAll(/([a-z-]+)\(/g)].map(([, name]) => `css-function-${name}`);
    return property ? [`css-${property}`, ...units.map((unit) => `css-unit-${unit}`), ...important, ...functions] : [];
  });
}

/** The features of our own HTML, which is written in one way. */
function featuresOf(html: string): Set<string> {
  const [, sheet = ''] = /<style>([\s\S]*)<\/style>/.exec(html)!;
  const used = new Set<string>(['html-doctype']);
  const add = (name: string) => used.add(NAMES[name] ?? name);
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][a-z\d]*)((?:\s[^>]*)?)>/g)) {
    add(`html-${tag}`);
    for (const [, name = '', value = ''] of attributes.matchAll(/([a-z-]+)="([^"]*)"/g)) {
      if (name === 'style') stylesOf(value).forEach(add);
      else if (ATTRIBUTES.test(name)) add(`html-${name}`);
      if (name === 'content' && /light dark/.test(value)) add('html-meta-color-scheme');
      if (name === 'src') add(value.startsWith('data:') ? 'image-base64' : 'image-png');
    }
  }
  for (const [, query] of sheet.matchAll(/@media \(([a-z-]+)/g)) add(`css-at-media-${query}`);
  for (const [, selector = '', styles = ''] of sheet.matchAll(/([.#:[\w-]+)\{([^{}]*)\}/g)) {
    add(selector.startsWith('.') ? 'css-selector-class' : `css-selector of ${selector}`);
    stylesOf(styles).forEach(add);
  }
  return used;
}

const dropped = (feature: string) => clients.filter((_client, at) => features[feature]?.[at] === 'n');

describe('mail clients show', () => {
  const ended = payment(null, 'pix_br', { status: 'paid' });
  for (const [name, given] of Object.entries({ boleto, pix, spei, voucher, ended })) {
    it(`every part of the e-mail of ${name}`, async () => {
      const { html } = await slipEmail(given, { now: NOW, merchant: 'Shop', url: 'https://shop.example/' });
      const used = [...featuresOf(html)].filter((feature) => !EVERYWHERE.test(feature));
      assert.ok(used.length > 20, `${used.length} features`);
      assert.deepEqual(
        used.filter((feature) => !Object.hasOwn(features, feature)),
        [],
        'not tested on caniemail.com',
      );
      for (const feature of used)
        if (!Object.hasOwn(DISPENSABLE, feature)) assert.deepEqual(dropped(feature), [], feature);
    });
  }

  it('no picture in a data: URL: Gmail drops it, so pictures are attached', async () => {
    const { html } = await slipEmail(pix, { now: NOW, images: 'data' });
    assert.ok(featuresOf(html).has('image-base64'));
    assert.ok(dropped('image-base64').some((client) => client.startsWith('gmail')));
  });

  it('a part of a style is found if a client drops it', () => {
    const found = featuresOf('<style>.a{gap:1px}</style><div style="width:calc(1px)"><svg></svg></div>');
    for (const feature of ['css-gap', 'html-svg', 'css-function-calc']) assert.ok(found.has(feature), feature);
  });
});
