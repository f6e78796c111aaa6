/** Base class of all events. They bubble out of shadow roots, and `detail` has the same values as the fields. */
export abstract class PayEvent<Detail extends object> extends Event {
  readonly detail: Readonly<Detail>;

  protected constructor(type: string, detail: Detail, { cancelable = false } = {}) {
    super(type, { bubbles: true, composed: true, cancelable });
    this.detail = Object.freeze(detail);
  }
}
