/** The manifest of the elements, for Storybook. */
import manifest from '../custom-elements.json';

interface Described {
  readonly name?: string;
  readonly description?: string;
}

interface Member extends Described {
  readonly kind?: string;
  readonly static?: boolean;
  readonly readonly?: boolean;
  readonly type?: { readonly text: string };
}

export interface ManifestElement {
  readonly tagName: string;
  readonly members?: readonly Member[];
  readonly attributes?: readonly (Described & { readonly fieldName?: string })[];
  readonly events?: readonly Described[];
  readonly slots?: readonly Described[];
  readonly cssProperties?: readonly Described[];
  readonly cssParts?: readonly Described[];
  readonly cssStates?: readonly Described[];
}

const isElement = (declaration: object): declaration is ManifestElement => 'tagName' in declaration;

export const elements: readonly ManifestElement[] = manifest.modules
  .flatMap((module) => module.declarations as object[])
  .filter(isElement);

const named = (all: readonly Described[], name: (name: string) => string) =>
  all.map((one) => ({ ...one, name: name(one.name ?? '') }));

/** An optional type has the control of the type. */
const plain = (member: Member) =>
  member.type ? { ...member, type: { text: member.type.text.replace(/ \| (?:null|undefined)/g, '') } } : member;

/**
 * An element for controls and docs: each property once; slots, parts and states with the syntax of a page or a style sheet,
 * so that none of them replaces a property of the same name.
 */
function forStorybook(element: ManifestElement): ManifestElement {
  const { members = [], attributes = [], slots = [], cssParts = [], cssStates = [] } = element;
  return {
    ...element,
    members: members.filter((member) => member.kind === 'field' && !member.static && !member.readonly).map(plain),
    attributes: attributes.filter(({ fieldName }) => !fieldName),
    slots: named(slots, (name) => (name ? `slot="${name}"` : 'slot')),
    cssParts: [...named(cssParts, (name) => `::part(${name})`), ...named(cssStates, (name) => `:state(${name})`)],
  };
}

export const storybookManifest = {
  ...manifest,
  modules: manifest.modules.map((module) => ({
    ...module,
    declarations: (module.declarations as object[]).map((one) => (isElement(one) ? forStorybook(one) : one)),
  })),
};
