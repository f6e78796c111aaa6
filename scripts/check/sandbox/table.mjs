/**
 * @typedef {object} Table
 * @property {string} title
 * @property {readonly string[]} columns
 * @property {readonly (readonly string[])[]} rows
 */

/** Prints a table as Markdown. @param {Table} table */
export function printTable({ title, columns, rows }) {
  console.log(title);
  for (const row of [columns, columns.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
}
