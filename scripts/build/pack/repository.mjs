/** The address of the repository: the field `repository` of the root's package.json, from which `homepage` and `bugs` follow. */

const MISSING =
  'package.json has no repository. Set it before you pack: npm pkg set repository=https://github.com/<owner>/<name>, or pack for this machine only: npm run pack -- --local';

/**
 * @param {{ repository?: string | { url: string } }} manifest
 * @returns {string} for example `https://github.com/example/pay-elements`
 * @throws {Error} with a message of one line
 */
export function repositoryOf({ repository }) {
  const url = typeof repository === 'string' ? repository : repository?.url;
  if (!url) throw new Error(MISSING);
  const address = url
    .replace(/^git\+/, '')
    .replace(/^github:/, 'https://github.com/')
    .replace(/(\.git|\/)$/, '');
  if (!/^https:\/\/[\w.-]+(\/[\w.-]+){2,}$/.test(address))
    throw new Error(`package.json: repository is ${url}, expected https://github.com/<owner>/<name>.`);
  return address;
}

/** The fields of a published package.json. @param {string} address @param {string} folder */
export const repositoryFields = (address, folder) => ({
  repository: { type: 'git', url: `git+${address}.git`, ...(folder === '.' ? {} : { directory: folder }) },
  homepage: `${address}#readme`,
  bugs: `${address}/issues`,
});
