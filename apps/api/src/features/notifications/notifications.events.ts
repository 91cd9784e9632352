declare module '../../platform/events/domain-events.ts' {
  /** Domain events of notifications. */
  interface DomainEventPayloads {
    'booking.reminder_due': { booking_id: string; hours_before: number };
  }
}

export {};
