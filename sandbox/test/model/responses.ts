/** Checks responses against the service's OpenAPI document. */
import assert from 'node:assert/strict';
import { Ajv2020 } from 'ajv/dist/2020.js';

interface Description {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
  components: object;
}

export type Check = (method: string, path: string, status: number, body: unknown) => void;

/** @returns a function that fails for a `/v1` response that does not match the document */
export function responseCheck(description: Description): Check {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ $id: 'doc', ...description });
  const paths = Object.keys(description.paths).map((template) => ({
    template,
    pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return (method, path, status, body) => {
    const found = paths.find(({ pattern }) => pattern.test(path));
    assert.ok(found, `${path} is not described`);
    const { template } = found;
    const { responses } = description.paths[template]?.[method.toLowerCase()] ?? {};
    assert.ok(responses?.[status], `${method} ${template} has no response ${status} in the description`);
    const pointer = ['paths', template, method.toLowerCase(), 'responses', String(status)]
      .concat('content', 'application/json', 'schema')
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const valid = ajv.validate({ $ref: `doc#/${pointer}` }, body);
    assert.ok(valid, `${method} ${path} ${status}: ${ajv.errorsText()}\n${JSON.stringify(body)}`);
  };
}
