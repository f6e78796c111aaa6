/**
 * The members of a document, a window and a form as the browser made them. An element of the page hides a member of the same name:
 * `<img name="querySelector">` that of the document, `<form id="addEventListener">` that of the window, and
 * `<input name="elements">` that of its form. States that are only compared, such as `document.hidden`, are read as usual: an
 * element in their place is none of the values. `execCommand`, which may fail anyway, is called as usual.
 */
function ownerOf(target: object, name: PropertyKey): object {
  if (target instanceof Document) return Document.prototype;
  if (target instanceof HTMLFormElement) return HTMLFormElement.prototype;
  // The names of elements come after a window's own members, and before those of every event target.
  return target === window && !Object.hasOwn(target, name) ? EventTarget.prototype : target;
}

/** Returns a member, with a method bound to its object. Of a window, only the members of every event target. */
export function native<Target extends object, Name extends keyof Target>(target: Target, name: Name): Target[Name] {
  const member: unknown = Reflect.get(ownerOf(target, name), name, target);
  return (typeof member === 'function' ? (member.bind(target) as unknown) : member) as Target[Name];
}
