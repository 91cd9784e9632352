declare module '../../platform/events/domain-events.ts' {
  /** Domain events of memberships. */
  interface DomainEventPayloads {
    'membership.started': { membership_id: string };
  }
}

export {};
