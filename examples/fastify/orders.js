/** A payment or mandate from the service. @typedef {{ id: string, object: string, status: string }} Resource */

/** The payments and mandates of this shop. A real shop stores them in its database. */
export class Orders {
  /** @type {Map<string, Resource>} */
  #resources = new Map();
  #deliver;

  /** @param {(resource: Resource) => void} deliver called once for each paid payment or signed mandate */
  constructor(deliver) {
    this.#deliver = deliver;
  }

  /** @param {string} id */
  find(id) {
    return this.#resources.get(id);
  }

  /** Keeps a newer state, since the response to a repeated request is the first one. @param {Resource} resource */
  add(resource) {
    if (!this.#resources.has(resource.id)) this.update(resource);
  }

  /** Keeps a paid state and delivers once, since webhooks may arrive twice or late. @param {Resource} resource */
  update(resource) {
    const known = this.#resources.get(resource.id);
    if (known && isPaid(known)) return;
    this.#resources.set(resource.id, resource);
    if (isPaid(resource)) this.#deliver(resource);
  }
}

/** @param {Resource} resource */
const isPaid = ({ object, status }) => status === (object === 'mandate' ? 'active' : 'paid');
