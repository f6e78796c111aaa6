/** What a section of the dashboard is: a list of the service, its columns, and what can be done to each row. */
import type { TemplateResult } from 'lit';

export interface Item {
  readonly id: string;
}

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => unknown;
}

/** A button that asks the service. */
export interface Post {
  readonly label: string;
  readonly main?: boolean;
  readonly path: string;
  readonly body?: object;
  /** What is said afterwards. */
  done(answer: Record<string, unknown>): string;
  /** Whether the code of the row is shown from then on. */
  readonly reveals?: boolean;
}

/** What is done on the page alone. */
export interface Local {
  readonly label: string;
  readonly main?: boolean;
  readonly local: 'refund' | 'code';
}

export interface Link {
  readonly label: string;
  readonly href: string;
}

export type Action = Post | Local | Link;

/** What the cells need to know of the page. */
export interface Shown {
  /** Whether the one-time code of a mandate is to be seen. */
  code(id: string): boolean;
}

export interface Definition<Row extends Item> {
  /** In the page's address. */
  readonly name: string;
  readonly title: string;
  /** Of the list. */
  readonly path: string;
  /** What else is asked for, and shown above the table. */
  readonly beside?: { readonly path: string; view(answer: unknown, press: Press): unknown };
  /** The last is where the room is. */
  columns(shown: Shown): readonly Column<Row>[];
  actions?(row: Row, shown: Shown): readonly Action[];
  /** How to make the first one. */
  empty(): TemplateResult;
}

export type Press = (id: string, action: Post) => void;
export type Section = Definition<Item>;

/** The service's lists hold what their sections say: from here on a row is a row. */
export const section = <Row extends Item>(definition: Definition<Row>): Section =>
  definition as Definition<never> as Section;
