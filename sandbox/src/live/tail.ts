/** Reads the events and the states of deliveries that are new since the last read. Other processes may write them. */
import { sql } from 'kysely';
import { eventView } from '../webhooks/event.js';
import { findDeliveries } from '../webhooks/log.js';
import type { World } from '../world.js';

/** Events to read at once. */
const BATCH = 200;
/** Deliveries to watch: the latest that may still change. */
const WATCHED = 200;
/** A transaction may commit an event after one with a higher number. Longer ones are rolled back by their time-outs. */
const LATE_MS = 10_000;

export interface News {
  readonly events: readonly ReturnType<typeof eventView>[];
  readonly deliveries: readonly { id: string }[];
  /** True if there may be more. */
  readonly more: boolean;
}

export class Tail {
  readonly #world: World;
  /** The number of the last event. */
  #last = 0;
  /** Lower numbers whose events have not been committed so far, with the time at which they were missed. */
  readonly #missing = new Map<number, number>();
  /** Deliveries that may still change, each as it was last read. */
  readonly #watched = new Map<string, string>();

  constructor(world: World) {
    this.#world = world;
  }

  /** Starts after the given event; after the latest one if there is no such event. */
  async start(id: string | undefined): Promise<void> {
    const { rows } = await sql<{ last: string }>`
      select coalesce((select sequence from ${sql.table('events')} where id = ${id ?? ''}),
        (select max(sequence) from ${sql.table('events')}), 0) as last`.execute(this.#world.db);
    this.#last = Number(rows[0]!.last);
  }

  /** Starts again, since all data was deleted. */
  reset(): void {
    this.#last = 0;
    this.#missing.clear();
    this.#watched.clear();
  }

  /** Includes a delivery that changes although it was complete. */
  watch(id: string): void {
    if (!this.#watched.has(id)) this.#watched.set(id, '');
  }

  async next(): Promise<News> {
    const events = await this.#newEvents();
    return {
      events,
      deliveries: await this.#newDeliveries(events.map(({ id }) => id)),
      more: events.length === BATCH,
    };
  }

  async #newEvents(): Promise<ReturnType<typeof eventView>[]> {
    const { db } = this.#world;
    const { last } = await db
      .selectFrom('events')
      .select(({ fn }) => fn.max('sequence').as('last'))
      .executeTakeFirstOrThrow();
    // Another process has deleted all data.
    if (Number(last ?? 0) < this.#last) this.reset();
    this.#forget();
    if (Number(last ?? 0) === this.#last && !this.#missing.size) return [];
    const missing = [...this.#missing.keys()].map(String);
    const rows = await db
      .selectFrom('events')
      .select(['id', 'sequence', 'type', 'time_created', 'data'])
      .where((where) =>
        where.or([
          where('sequence', '>', String(this.#last)),
          ...(missing.length ? [where('sequence', 'in', missing)] : []),
        ]),
      )
      .orderBy('sequence')
      .limit(BATCH)
      .execute();
    for (const { sequence } of rows) this.#pass(Number(sequence));
    return rows.map(eventView);
  }

  #pass(sequence: number): void {
    this.#missing.delete(sequence);
    for (let number = Math.max(this.#last + 1, sequence - BATCH); number < sequence; number++) {
      this.#missing.set(number, Date.now());
    }
    this.#last = Math.max(this.#last, sequence);
  }

  #forget(): void {
    for (const [number, since] of this.#missing) if (Date.now() - since > LATE_MS) this.#missing.delete(number);
  }

  async #newDeliveries(events: readonly string[]): Promise<{ id: string }[]> {
    const among = { ids: [...this.#watched.keys()], events };
    if (!among.ids.length && !among.events.length) return [];
    const found = await findDeliveries(this.#world, { among, limit: BATCH + WATCHED });
    return found.reverse().filter((delivery) => this.#hasChanged(delivery));
  }

  #hasChanged(delivery: { id: string; status: string }): boolean {
    const text = JSON.stringify(delivery);
    const changed = this.#watched.get(delivery.id) !== text;
    // The order of a map is the order of insertion.
    this.#watched.delete(delivery.id);
    if (delivery.status === 'pending') this.#watched.set(delivery.id, text);
    if (this.#watched.size > WATCHED) this.#watched.delete(this.#watched.keys().next().value!);
    return changed;
  }
}
