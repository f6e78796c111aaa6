/** A payment or mandate as the service tells it. @typedef {{ id: string, object: string, status: string }} Resource */

/** The payments and mandates of this shop. A real one keeps them in its database. */
export class Orders {
  /** @type {Map<string, Resource>} */
  #resources = new Map();
  #deliver;

  /** @param {(resource: Resource) => void} deliver called once for each that is paid or signed */
  constructor(deliver) {
    this.#deliver = deliver;
  }

  /** @param {string} id */
  find(id) {
    return this.#resources.get(id);
  }

  /** A repeated request is answered as the first was: what has become known since stays. @param {Resource} resource */
  add(resource) {
    if (!this.#resources.has(resource.id)) this.update(resource);
  }

  /** Webhooks come more than once, and late: what is paid stays paid, and is delivered once. @param {Resource} resource */
  update(resource) {
    const known = this.#resources.get(resource.id);
    if (known && isPaid(known)) return;
    this.#resources.set(resource.id, resource);
    if (isPaid(resource)) this.#deliver(resource);
  }
}

/** @param {Resource} resource */
const isPaid = ({ object, status }) => status === (object === 'mandate' ? 'active' : 'paid');
