/** Definition of a dashboard section: a list of the service, its columns, and the actions on a row. */
import type { TemplateResult } from 'lit';
import type { Form } from './forms/form.js';
import type { Post } from './post.js';

export interface Item {
  readonly id: string;
}

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => unknown;
  /** What the column needs; an equal part of the rest if absent. */
  readonly width?: 'narrow' | 'short' | 'method' | 'amount' | 'time';
}

/** A button that opens a form. */
export interface Opens {
  readonly label: string;
  readonly main?: boolean;
  readonly form: Form;
}

/** A button that shows or hides the row's code or secret. */
export interface Reveals {
  readonly label: string;
  readonly main?: boolean;
  readonly local: 'reveal';
}

/** A button that copies a text. */
export interface Copies {
  readonly label: string;
  readonly main?: boolean;
  readonly copies: string;
}

export interface Link {
  readonly label: string;
  readonly href: string;
}

export type Action = Post | Opens | Reveals | Copies | Link;

/** The state of the page that cells depend on. */
export interface ViewState {
  /** Returns true if the row's code or secret is visible. */
  revealed(id: string): boolean;
}

export interface Definition<Row extends Item> {
  /** The section's name in the page's address. */
  readonly name: string;
  readonly title: string;
  /** The path of the list. */
  readonly path: string;
  /** The values that the search finds, for its label. */
  readonly searches: string;
  /** Other data, shown above the table. */
  readonly summary?: { readonly path: string; view?(response: unknown): unknown };
  /** The buttons next to the title. @param summary the response for `summary.path` */
  creates?(summary: unknown): readonly Opens[];
  columns(state: ViewState): readonly Column<Row>[];
  actions?(row: Row, state: ViewState): readonly Action[];
  /** The title and content of the details; the id and the JSON if absent. */
  details?(row: Row): { readonly title: string; readonly content: TemplateResult };
  /** Explains how to create the first row. */
  empty(): TemplateResult;
}

export type Section = Definition<Item>;

/** Drops the row type. A section only receives rows of its own list. */
export const section = <Row extends Item>(definition: Definition<Row>): Section =>
  definition as Definition<never> as Section;
