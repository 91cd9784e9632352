declare module '../../platform/events/domain-events.ts' {
  /** Domain events of payments. */
  interface DomainEventPayloads {
    'payment.settled': { payment_id: string; how: 'checkout' | 'renewal' };
    /** Money goes back: what was paid for could not be had, or Pulse decided so. */
    'payment.refunded': { payment_id: string; refund_id: string; why: 'unusable' | 'by_pulse' };
  }
}

export {};
