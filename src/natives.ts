/**
 * The members of a document, a window and a form as the browser made them. An element of the page hides a member of the same name:
 * `<img name="querySelector">` that of the document, `<form id="addEventListener">` that of the window, and
 * `<input name="elements">` that of its form. States that are only compared, such as `document.hidden`, are read as usual: an
 * element in their place is none of the values.
 */
const hiddenBy = (target: object): object =>
  target instanceof Document
    ? Document.prototype
    : target instanceof HTMLFormElement
      ? HTMLFormElement.prototype
      : // Names of elements are between the prototypes of a window and of an event target.
        target instanceof Window
        ? EventTarget.prototype
        : target;

/** Returns a member, with a method bound to its object. Of a window, only the members of every event target. */
export function native<Target extends object, Name extends keyof Target>(target: Target, name: Name): Target[Name] {
  const member: unknown = Reflect.get(hiddenBy(target), name, target);
  return (typeof member === 'function' ? (member.bind(target) as unknown) : member) as Target[Name];
}
