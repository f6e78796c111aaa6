/**
 * Directives for Angular, which give the templates types: an unknown property or a wrong type does not
 * compile. Events need none: Angular knows those of a tag by `HTMLElementTagNameMap`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../shared/install.mjs';
import { oneLine } from '../one-line.mjs';
import { elements } from './elements.mjs';

/** @typedef {import('./elements.mjs').PayElement} PayElement */

/** @param {PayElement} element */
function directive({ name, tag, description, properties }) {
  const inputs = properties.map(
    (one) => `  /** ${oneLine(one.description)} */
  @Input() set ${one.name}(value: ${name}['${one.name}']) {
    this.#element.${one.name} = value;
  }`,
  );
  return `/** ${oneLine(description)} */
@Directive({ selector: '${tag}', standalone: true })
export class ${name}Directive {
  readonly #element: ${name} = inject<ElementRef<${name}>>(ElementRef).nativeElement;

${inputs.join('\n\n')}
}
`;
}

/** Compiles them into `dist/angular`, as Angular's libraries are published. */
export function buildAngular() {
  const source = `// Written by scripts/build/frameworks.mjs from custom-elements.json.
import { Directive, ElementRef, inject, Input } from '@angular/core';
import type { ${elements.map(({ name }) => name).join(', ')} } from '../esm/index.js';

${elements.map(directive).join('\n')}
/** All of them, for \`imports\`. */
export const PAY_ELEMENTS = [${elements.map(({ name }) => `${name}Directive`).join(', ')}] as const;
`;
  // Compiled in dist, so that its imports resolve. The source is not published.
  const folder = join(ROOT, 'dist/angular');
  mkdirSync(folder, { recursive: true });
  const scratch = mkdtempSync(join(ROOT, 'dist/.angular-'));
  const project = {
    compilerOptions: {
      target: 'ES2022',
      module: 'ES2022',
      moduleResolution: 'Bundler',
      lib: ['ES2023', 'DOM'],
      types: [],
      strict: true,
      skipLibCheck: true,
      experimentalDecorators: true,
      useDefineForClassFields: false,
      declaration: true,
      rootDir: '.',
      outDir: folder,
    },
    files: ['index.ts'],
    angularCompilerOptions: { compilationMode: 'partial', strictTemplates: true },
  };
  try {
    writeFileSync(join(scratch, 'index.ts'), source);
    writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify(project));
    const ngc = join(ROOT, 'node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js');
    execFileSync(process.execPath, [ngc, '-p', join(scratch, 'tsconfig.json')], { cwd: ROOT, stdio: 'inherit' });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
