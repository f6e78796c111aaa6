/** The API reference of the sandbox as a document, from its OpenAPI document: it is searched, linked and checked like the others. */
import { tsImport } from 'tsx/esm/api';

/** @typedef {import('../../sandbox/src/api-page/fields.js').Schema} Schema */
/** @typedef {import('../../sandbox/src/api-page/page.js').Document} Document */
/** @typedef {import('../../sandbox/src/api-page/page.js').Operation & { readonly tags?: readonly string[] }} Operation */
/** @typedef {Document & { readonly tags: readonly { name: string, description: string }[] }} OpenApi */

const { fieldsOf, limitsOf, nameOf, responsesOf, typeOf } =
  /** @type {typeof import('../../sandbox/src/api-page/fields.js')} */
  (await tsImport('../../sandbox/src/api-page/fields.ts', import.meta.url));

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Text in a cell: a bar would end it, and brackets of a pattern are no markup. @param {string} text */
const cell = (text) => text.replace(/[\\|<>*_[\]`]/g, '\\$&');
/** Code in a cell. @param {string} text */
const code = (text) => (text ? `\`${text.replaceAll('|', '\\|')}\`` : '');
const schemaLink = (/** @type {string} */ name) => `[${name}](#${name.toLowerCase()})`;
const schemaIn = (/** @type {{ content?: any }} */ { content }) =>
  /** @type {Schema | undefined} */ (content?.['application/json']?.schema);

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** @param {Schema} schema */
const fieldTable = (schema) =>
  table(
    ['field', 'type', 'required', 'limits'],
    fieldsOf(schema).map(({ name, type, required, refers, limits }) => [
      code(name),
      refers ? schemaLink(refers) : cell(type),
      required ? 'yes' : 'no',
      cell(limits),
    ]),
  );

/** @param {Operation} operation */
function parameterTable({ parameters = [] }) {
  return parameters.length
    ? table(
        ['parameter', 'in', 'type', 'required', 'limits'],
        parameters.map(({ name, in: place, schema = {}, required, description = '' }) => [
          code(name),
          place,
          cell(typeOf(schema)),
          required ? 'yes' : 'no',
          [description.replace(/\.$/, ''), limitsOf(schema)].filter(Boolean).map(cell).join('; '),
        ]),
      )
    : '';
}

/** The name of the schema in words, or its fields if it has no name. @param {Schema | undefined} schema */
const bodyOf = (schema) => (schema?.$ref ? schemaLink(nameOf(schema.$ref)) : schema ? `\n\n${fieldTable(schema)}` : '');

/** @param {string} title @param {Operation} operation @param {OpenApi['components']['responses']} shared */
function operationSection(title, operation, shared) {
  const { summary = '', description = '', requestBody, responses } = operation;
  const body = requestBody && `Body, as JSON: ${bodyOf(schemaIn(requestBody))}`;
  const answers = responsesOf(responses, shared).map(([status, response]) => {
    const schema = schemaIn(response);
    return `- ${status} ${response.description}${schema?.$ref ? `: ${bodyOf(schema)}` : ''}`;
  });
  const parts = [`### ${title}`, `${summary}. ${description}`, parameterTable(operation), body, 'Responses:'];
  return [...parts.filter(Boolean), answers.join('\n')].join('\n\n');
}

/** @param {Pick<OpenApi, 'paths' | 'components'>} document @param {(operation: Operation) => boolean} isWanted */
const sections = ({ paths, components }, isWanted) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method, operation]) => METHODS.includes(method) && isWanted(operation))
      .map(([method, operation]) =>
        operationSection(`${method.toUpperCase()} ${path}`, operation, components.responses),
      ),
  );

/** @param {string} name @param {Schema} schema */
const schemaSection = (name, schema) =>
  `### ${name}\n\n${fieldsOf(schema).length ? fieldTable(schema) : [typeOf(schema), limitsOf(schema)].map(cell).join(' ')}`;

/** @param {OpenApi} document @returns {string} Markdown */
export function apiDocument({ paths, tags, components }) {
  return `# API of the sandbox

Every request of [the sandbox](sandbox.md) that a merchant’s backend sends, from its [OpenAPI document](../openapi.json).
The elements need less of a service: [the contract](contract.md).

${tags
  .map(({ name, description }) =>
    [
      `## ${name}`,
      description,
      ...sections({ paths, components }, (operation) => operation.tags?.includes(name) ?? false),
    ].join('\n\n'),
  )
  .join('\n\n')}

## Schemas

${Object.entries(components.schemas)
  .map(([name, schema]) => schemaSection(name, schema))
  .join('\n\n')}
`;
}
