declare module '../../platform/events/domain-events.ts' {
  /** Domain events of check-ins. */
  interface DomainEventPayloads {
    'appeal.made': { booking_id: string };
    'appeal.decided': { booking_id: string };
  }
}

export {};
