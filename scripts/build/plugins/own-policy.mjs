/**
 * Names Lit's Trusted Types policy `pay-elements` and creates it with the first template. Lit has no option for either: it
 * creates `lit-html` when it is imported. A page with a Lit of its own would then need 'allow-duplicates', and so would a
 * second copy of a script. test/e2e/policy.test.ts checks it.
 */
const POLICY = /(\w+)=(\w+)\?\2(\.createPolicy\()"lit-html"(,\{createHTML:\w+=>\w+\}\)):void 0/;
const OWN = '$1=$2&&{createHTML:h=>($1.p??=$2$3"pay-elements"$4).createHTML(h)}';

/** @returns {import('rollup').Plugin} */
export const ownPolicy = () => ({
  name: 'own-policy',
  transform(code, id) {
    if (!id.endsWith('/lit-html/lit-html.js')) return null;
    if (!POLICY.test(code)) this.error('Lit creates its Trusted Types policy in another way: see own-policy.mjs.');
    return { code: code.replace(POLICY, OWN), map: null };
  },
});
