declare module '../../platform/events/domain-events.ts' {
  /** Domain events of payments. */
  interface DomainEventPayloads {
    'payment.settled': { payment_id: string; how: 'checkout' | 'renewal' };
  }
}

export {};
