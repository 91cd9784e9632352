declare module '../../../platform/events/domain-events.ts' {
  /** Domain events of search alerts. */
  interface DomainEventPayloads {
    /** A class with a free place has appeared for a search; its alert has ended. */
    'search.class_found': { user_id: string; class_session_id: string };
  }
}

export {};
