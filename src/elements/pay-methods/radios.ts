import { nothing, type TemplateResult } from 'lit';
import { isServer } from '../../controllers/is-server.js';
import type { MethodStrings } from '../../locales/strings.js';
import { html } from '../html.js';

export interface RadioGroup {
  readonly strings: MethodStrings;
  readonly required: boolean;
  readonly disabled: boolean;
  /** True if the status is a problem of the choice. */
  readonly refused: boolean;
  readonly items: readonly TemplateResult[];
}

/** Renders the list of radio buttons with its name. */
export function renderRadios({ strings, required, disabled, refused, items }: RadioGroup): TemplateResult {
  return html`<fieldset
    part="group"
    role="radiogroup"
    aria-labelledby="legend"
    aria-required=${required ? 'true' : nothing}
    aria-describedby=${refused ? 'status' : nothing}
    aria-invalid=${refused ? 'true' : nothing}
    ?disabled=${disabled}
  >
    <legend part="legend" id="legend"><slot name="label">${strings.methodsLabel}</slot></legend>
    <div part="list">${items}</div>
  </fieldset>`;
}

/** The radio buttons on screen: none on a server, which has no tree. */
export function radiosIn(root: ShadowRoot | null): readonly HTMLInputElement[] {
  return isServer ? [] : [...(root?.querySelectorAll<HTMLInputElement>('[part=radio]') ?? [])];
}

/** The radio button that has the focus of the list. @param value the chosen method */
export function focusable(radios: readonly HTMLInputElement[], value: string): HTMLInputElement | undefined {
  const usable = radios.filter(({ disabled }) => !disabled);
  return usable.find((radio) => radio.value === value) ?? usable[0];
}
