import { html, type TemplateResult } from 'lit';

/** An element with its properties, where there is no document to make it in. */
export function ssrStep(tag: string, properties: object): TemplateResult {
  const names = Object.keys(properties);
  // Tag and properties have names of ours; what was sent is in the values.
  const texts = names.map((name, index) => `${index ? '' : `<${tag} part="step"`} .${name}=`);
  const strings = Object.assign([...texts, `></${tag}>`], { raw: [...texts, `></${tag}>`] });
  return html(strings, ...(Object.values(properties) as unknown[]));
}
