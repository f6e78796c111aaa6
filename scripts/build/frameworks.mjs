/** Writes the files for editors and frameworks into `dist`, from custom-elements.json. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { buildAngular } from './frameworks/angular.mjs';
import { editorFiles } from './frameworks/editors.mjs';
import { reactFiles } from './frameworks/react.mjs';
import { typeFiles } from './frameworks/types.mjs';
import { ROOT } from '../shared/install.mjs';

const style = await resolveConfig(join(ROOT, 'package.json'));
for (const [name, text] of Object.entries({ ...typeFiles(), ...reactFiles(), ...editorFiles() })) {
  const path = join(ROOT, 'dist', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await format(text, { ...style, filepath: path }));
}
buildAngular();
