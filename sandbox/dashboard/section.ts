/** Definition of a dashboard section: a list of the service, its columns, and the actions on a row. */
import type { TemplateResult } from 'lit';

export interface Item {
  readonly id: string;
}

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => unknown;
}

/** A button that sends a request to the service. */
export interface Post {
  readonly label: string;
  readonly main?: boolean;
  readonly path: string;
  readonly body?: object;
  /** The message after success. */
  done(response: Record<string, unknown>): string;
  /** True if success makes the row's code visible. */
  readonly reveals?: boolean;
}

/** A button that changes only the page. */
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

/** The state of the page that cells depend on. */
export interface ViewState {
  /** Returns true if the one-time code of the mandate is visible. */
  code(id: string): boolean;
}

export interface Definition<Row extends Item> {
  /** The section's name in the page's address. */
  readonly name: string;
  readonly title: string;
  /** The path of the list. */
  readonly path: string;
  /** Other data, shown above the table. */
  readonly summary?: { readonly path: string; view(response: unknown, press: Press): unknown };
  columns(state: ViewState): readonly Column<Row>[];
  actions?(row: Row, state: ViewState): readonly Action[];
  /** Explains how to create the first row. */
  empty(): TemplateResult;
}

export type Press = (id: string, action: Post) => void;
export type Section = Definition<Item>;

/** Drops the row type. A section only receives rows of its own list. */
export const section = <Row extends Item>(definition: Definition<Row>): Section =>
  definition as Definition<never> as Section;
