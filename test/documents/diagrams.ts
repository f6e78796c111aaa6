/** Parses the few kinds of Mermaid diagrams in the documentation. */
export interface Diagram {
  readonly kind: 'flowchart' | 'sequenceDiagram';
  /** From, to. */
  readonly arrows: readonly (readonly [string, string])[];
}

/** @throws {Error} with the first unknown line */
export function readDiagram(text: string): Diagram {
  const [first = '', ...lines] = text.split('\n').map((line) => line.trim());
  const kind = /^(flowchart|sequenceDiagram)\b/.exec(first)?.[1] as Diagram['kind'] | undefined;
  if (!kind) throw new Error(first);
  const read = kind === 'flowchart' ? readChain : readMessage;
  const people = lines.map((line) => /^participant (\w+) as .+$/.exec(line)?.[1]).filter(Boolean);
  const rest = lines.filter((line) => !line.startsWith('participant '));
  const arrows = rest.flatMap(read);
  const stranger = arrows.flat().find((name) => people.length && !people.includes(name));
  if (stranger) throw new Error(`${stranger} is not a participant`);
  return { kind, arrows };
}

/** `a --> b --> c`, `a -.-> b` */
function readChain(line: string): [string, string][] {
  if (!/^[\w-]+(?: (?:-->|-\.->) [\w-]+)+$/.test(line)) throw new Error(line);
  const names = line.split(/ (?:-->|-\.->) /);
  return names.slice(1).map((to, index) => [names[index]!, to]);
}

/** `a->>b: text`, `a-->>b: text` */
function readMessage(line: string): [string, string][] {
  const [, from, to] = /^(\w+)--?>>(\w+): \S.*$/.exec(line) ?? [];
  if (!from || !to) throw new Error(line);
  return [[from, to]];
}
