// @ts-check
import { readdirSync, statSync } from 'node:fs';

/** Says why a project cannot be written into a folder. It may have a repository already. @param {string} folder */
export function refusalOf(folder) {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats) return undefined;
  if (!stats.isDirectory()) return `${folder} is a file.`;
  const isEmpty = readdirSync(folder).every((name) => name === '.git');
  return isEmpty ? undefined : `${folder} is not empty: name a new folder.`;
}
