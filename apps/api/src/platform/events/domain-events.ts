import type { Tx } from '../database/transaction.ts';
import { insertEvents, type OutboxRow } from './insert-events.sql.ts';

/**
 * Domain events and their payloads. Empty here: each feature adds its own in its
 * `<feature>.events.ts`, so that the platform names none. Payloads carry ids; a handler loads what
 * it needs.
 */
// biome-ignore lint/suspicious/noEmptyInterface: module augmentation needs an interface to add to.
export interface DomainEventPayloads {}

export type DomainEventType = keyof DomainEventPayloads;
export type DomainEvent = {
  [T in DomainEventType]: { type: T; payload: DomainEventPayloads[T] };
}[DomainEventType];
/** Handles a dispatched event; throwing makes the dispatcher try again later. */
export type DomainEventHandler<T extends DomainEventType> = (
  payload: DomainEventPayloads[T],
  event: { id: string },
) => Promise<void>;

/** Publishes events in the caller's transaction; the dispatcher delivers them after it commits. */
export async function publish(tx: Tx, ...events: DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  await insertEvents(tx, events.map(toOutboxRow));
}

/** The outbox row of an event. */
export function toOutboxRow({ type, payload }: DomainEvent): OutboxRow {
  // The subject: the first id of the payload. Events of one subject keep their order.
  const [noun] = type.split('.');
  const subject = `${noun}:${Object.values(payload)[0]}`;
  return { type, subject, payload: JSON.stringify(payload) };
}
