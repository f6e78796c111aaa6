import {
  IdentifierNode,
  OperationNodeTransformer,
  type KyselyPlugin,
  type QueryId,
  type SchemableIdentifierNode,
} from 'kysely';
import { TABLES } from './schema.js';

const names: ReadonlySet<string> = new Set(TABLES);

class Qualifier extends OperationNodeTransformer {
  readonly #schema: string;

  constructor(schema: string) {
    super();
    this.#schema = schema;
  }

  protected override transformSchemableIdentifier(node: SchemableIdentifierNode, id: QueryId): SchemableIdentifierNode {
    const { schema, identifier } = super.transformSchemableIdentifier(node, id);
    if (schema || !names.has(identifier.name)) return node;
    return { ...node, schema: IdentifierNode.create(this.#schema) };
  }
}

/**
 * Adds the schema to each name of a table, also to `sql.table()` in raw SQL, where Kysely's own `withSchema` does not.
 * Setting the `search_path` instead would take a statement for each connection, and a pooler may drop it.
 */
export function qualify(schema: string): KyselyPlugin {
  const qualifier = new Qualifier(schema);
  return {
    transformQuery: ({ node, queryId }) => qualifier.transformNode(node, queryId),
    transformResult: ({ result }) => Promise.resolve(result),
  };
}
