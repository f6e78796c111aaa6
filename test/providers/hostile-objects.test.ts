import { expect } from '@open-wc/testing';
import type { Resource } from '../../src/contract/index.js';
import { isPayError } from '../../src/errors.js';
import type { Adapter, Provider } from '../../src/providers/adapters.js';
import { many, reportAttack } from '../support/attack-report.js';
import { loadAll, NAMES, VECTORS } from './adapters.js';
import { mutations, stringsOf } from './mutations.js';

const RUNS = 20_000;

/** The URLs of a result that an element may open or load. */
function followed({ action }: Resource): string[] {
  switch (action?.type) {
    case 'redirect_to_url':
      return [action.redirect_to_url.url];
    case 'redirect_to_app':
      return [action.redirect_to_app.url];
    case 'display_qr_code':
      return [action.display_qr_code.image_url_png, action.display_qr_code.image_url_svg].filter((url) => url !== null);
    default:
      return [];
  }
}

/** The base64 of a picture, which some objects have without the rest of its URL. */
const pictureIn = (url: string): string => url.replace('data:image/png;base64,', '');

describe('the adapters of providers', () => {
  let adapters: Readonly<Record<Provider, Adapter>>;
  before(async () => (adapters = await loadAll()));

  for (const name of NAMES) {
    it(`${name}: ${many(RUNS)} changed objects are read, or a PayError`, () => {
      const found: string[] = [];
      const random = mutations(VECTORS[name].map(({ given }) => given));
      for (let run = 0; run < RUNS && found.length < 5; run++) {
        const given = random();
        try {
          const strings = stringsOf(given);
          if (
            followed(adapters[name](given)).some((url) => !strings.includes(url) && !strings.includes(pictureIn(url)))
          )
            found.push(`a URL of its own: ${JSON.stringify(given)}`);
        } catch (error) {
          if (!isPayError(error)) found.push(`${String(error)}: ${JSON.stringify(given)}`);
        }
      }
      expect(found).to.deep.equal([]);
    }).timeout(120_000);
  }

  after(() =>
    reportAttack(
      `${many(RUNS)} changed objects of each payment provider`,
      'a payment, a mandate or a `PayError`; 0 URLs that the object does not have',
    ),
  );
});
