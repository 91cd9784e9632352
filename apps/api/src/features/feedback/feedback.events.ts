declare module '../../platform/events/domain-events.ts' {
  /** Domain events of feedback. */
  interface DomainEventPayloads {
    'feedback.answered': { feedback_id: string };
  }
}

export {};
