/**
 * The OpenAPI document as a page. It has no scripts, and the template escapes every value. The template does not quote
 * attributes, so attributes with spaces have quotes of their own.
 */
import { html } from 'hono/html';
import { page } from '../consumer/pages.js';
import {
  fieldsOf,
  limitsOf,
  nameOf,
  responsesOf,
  typeOf,
  type Field,
  type Response,
  type Responses,
  type Schema,
} from './fields.js';

type Html = ReturnType<typeof html>;

interface Media {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

export interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Media;
  readonly responses: Responses;
}

/** The part of OpenAPI that the document uses. */
export interface Document {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}

const nameFor = (method: string, path: string) => `${method}${path.replaceAll(/[^a-z0-9]+/gi, '-')}`;
const schemaLink = (name: string) => html`<a href="#schema-${name}">${name}</a>`;
const schemaIn = ({ content }: Media): Schema | undefined => content?.['application/json']?.schema;

function table(caption: string, head: readonly string[], rows: readonly (readonly (Html | string)[])[]): Html {
  return html`<div class="wide" role="group" aria-label="Table: ${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${head.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name, ...cells]) =>
            html`<tr>
              <th scope="row"><code>${name}</code></th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function fieldTable(caption: string, fields: readonly Field[]): Html {
  return table(
    caption,
    ['Field', 'Type', 'Required', 'Limits'],
    fields.map(({ name, type, required, refers, limits }) => [
      name,
      refers ? schemaLink(refers) : type,
      required ? 'yes' : 'no',
      limits,
    ]),
  );
}

function operation(path: string, method: string, one: Operation, shared: Document['components']['responses']): Html {
  const { summary, description, parameters = [], requestBody, responses } = one;
  const title = `${method.toUpperCase()} ${path}`;
  const name = nameFor(method, path);
  const body = requestBody && schemaIn(requestBody);
  return html`<section class="card">
    <h2 id="request-${name}"><code>${title}</code></h2>
    <p>${summary}. ${description}</p>
    ${
      parameters.length
        ? table(
            'Parameters',
            ['Name', 'In', 'Type', 'Required', 'Limits'],
            parameters.map(({ name, in: place, schema = {}, required, description = '' }) => [
              name,
              place,
              typeOf(schema),
              required ? 'yes' : 'no',
              [description, limitsOf(schema)].filter(Boolean).join(' '),
            ]),
          )
        : ''
    }
    ${body?.$ref ? html`<p>Body: ${schemaLink(nameOf(body.$ref))}, as JSON</p>` : ''}
    <p>Responses</p>
    <ul class="plain">
      ${responsesOf(responses, shared).map(([status, response]) => {
        const { $ref } = schemaIn(response) ?? {};
        return html`<li>
          <b>${status}</b> ${response.description}${$ref ? html`: ${schemaLink(nameOf($ref))}` : ''}
        </li>`;
      })}
    </ul>
  </section>`;
}

function schemaSection(name: string, schema: Schema): Html {
  const fields = fieldsOf(schema);
  return html`<section class="card">
    <h3 id="schema-${name}">${name}</h3>
    ${fields.length ? fieldTable(`Fields of ${name}`, fields) : html`<p>${typeOf(schema)} ${limitsOf(schema)}</p>`}
  </section>`;
}

/** @param source the path of the document */
export function documentPage({ info, paths, components }: Document, source: string): Html {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method, one })),
  );
  return page(
    `${info.title} ${info.version}`,
    html`<h1>${info.title} ${info.version}</h1>
      <p>${info.description}</p>
      <p>
        <a href="/sandbox">Dashboard</a> <a href="/sandbox/api">Payments</a>
        <a href="/sandbox/api/control">Sandbox control</a> <a href=${source}>OpenAPI 3.1 document</a>
      </p>
      <nav aria-label="Requests">
        <ul class="plain">
          ${operations.map(
            ({ path, method }) =>
              html`<li>
                <a href="#request-${nameFor(method, path)}"><code>${method.toUpperCase()} ${path}</code></a>
              </li>`,
          )}
        </ul>
      </nav>
      ${operations.map(({ path, method, one }) => operation(path, method, one, components.responses))}
      <h2>Schemas</h2>
      ${Object.entries(components.schemas).map(([name, schema]) => schemaSection(name, schema))}`,
  );
}
