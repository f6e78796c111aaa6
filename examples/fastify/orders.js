/** A payment or mandate from the service. @typedef {{ id: string, object: string, status: string }} Resource */

/** The payments and mandates of this shop. A real shop stores them in its database. */
export class Orders {
  #ids = new Set();
  #delivered = new Set();
  #deliver;

  /** @param {(resource: Resource) => void} deliver called once for each paid payment or signed mandate */
  constructor(deliver) {
    this.#deliver = deliver;
  }

  /** @param {string} id */
  add(id) {
    this.#ids.add(id);
  }

  /** @param {string} id */
  has(id) {
    return this.#ids.has(id);
  }

  /** Delivers once, since webhooks may arrive twice or late. @param {Resource} resource */
  update(resource) {
    if (!isPaid(resource) || this.#delivered.has(resource.id)) return;
    this.#delivered.add(resource.id);
    this.#deliver(resource);
  }
}

/** @param {Resource} resource */
const isPaid = ({ object, status }) => status === (object === 'mandate' ? 'active' : 'paid');
