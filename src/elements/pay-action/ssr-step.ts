import { html, type TemplateResult } from 'lit';

/** Renders an element with its properties on a server, which has no document to create it in. */
export function ssrStep(tag: string, properties: object): TemplateResult {
  const names = Object.keys(properties);
  // The values contain data of the service. The tag and the names are constants of this library.
  const texts = names.map((name, index) => `${index ? '' : `<${tag} part="step"`} .${name}=`);
  const strings = Object.assign([...texts, `></${tag}>`], { raw: [...texts, `></${tag}>`] });
  return html(strings, ...(Object.values(properties) as unknown[]));
}
