/** What Storybook reads of the elements' manifest beside its own controls and docs. */
import manifest from '../custom-elements.json';

interface Described {
  readonly name?: string;
  readonly description?: string;
}

export interface ManifestElement {
  readonly tagName: string;
  readonly events?: readonly Described[];
  readonly cssProperties?: readonly Described[];
}

const declarations = manifest.modules.flatMap((module) => module.declarations as object[]);

export const elements: readonly ManifestElement[] = declarations.filter(
  (declaration): declaration is ManifestElement => 'tagName' in declaration,
);
