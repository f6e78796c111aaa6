/** The diagrams of the documentation as lists: readable without a script, on a phone and by a screen reader. */
import { escapeHtml } from './escape.mjs';

/** @param {string} text of a Mermaid diagram: a sequence diagram, or a flowchart of chains */
export function diagramHtml(text) {
  const [kind = '', ...lines] = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return kind === 'sequenceDiagram' ? sequence(lines) : chains(lines);
}

/** @param {readonly string[]} lines */
function sequence(lines) {
  const names = new Map(
    lines.flatMap((line) => {
      const [, id = '', name = ''] = /^participant (\w+) as (.+)$/.exec(line) ?? [];
      return id ? [/** @type {const} */ ([id, name])] : [];
    }),
  );
  const steps = lines.flatMap((line) => {
    const [, from = '', to = '', message = ''] = /^(\w+)--?>>(\w+): (.+)$/.exec(line) ?? [];
    if (!from) return [];
    const [sender, receiver] = [from, to].map((id) => escapeHtml(names.get(id) ?? id));
    return `<li><b>${sender}</b> → <b>${receiver}</b>: ${escapeHtml(message)}</li>`;
  });
  return `<ol class="diagram">\n${steps.join('\n')}\n</ol>\n`;
}

/** @param {readonly string[]} lines */
function chains(lines) {
  const shown = lines.map((line) => {
    const names = line.split(/ (?:-->|-\.->) /).map((name) => `<code>${escapeHtml(name)}</code>`);
    return `<li>${names.join(' → ')}</li>`;
  });
  return `<ul class="diagram">\n${shown.join('\n')}\n</ul>\n`;
}
