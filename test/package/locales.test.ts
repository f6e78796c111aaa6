/** The texts of each language in a file of its own, which a script tag loads. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { describe, it } from 'vitest';
import { languages } from '../../src/locales/available.js';
import '../../src/languages.js';
import { ROOT } from '../documents/documents.js';

const FOLDER = `${ROOT}/dist/locales`;
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.js'));

describe('the files of the languages', () => {
  it('are those of the library, without the built-in English', () => {
    const tags = languages().filter((tag) => tag !== 'en');
    assert.deepEqual(FILES.sort(), tags.map((tag) => `${tag}.js`).sort());
  });

  for (const file of FILES)
    it(`${file} can be imported, and has the texts of its language`, async () => {
      // eslint-disable-next-line no-unsanitized/method -- a file of this project
      const { strings } = (await import(pathToFileURL(`${FOLDER}/${file}`).href)) as { strings: { locale: string } };
      assert.equal(strings.locale.replace(/-u-.*/, ''), file.replace('.js', ''));
    });
});
