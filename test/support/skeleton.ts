/** The elements of a tree with the names of their attributes, including shadow trees: `a[href,part]`. */
export function skeleton(root: ParentNode, found = new Set<string>()): Set<string> {
  for (const node of root.querySelectorAll('*')) {
    found.add(`${node.localName}[${node.getAttributeNames().sort().join()}]`);
    if (node.shadowRoot) skeleton(node.shadowRoot, found);
  }
  return found;
}
