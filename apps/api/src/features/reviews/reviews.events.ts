declare module '../../platform/events/domain-events.ts' {
  /** Domain events of reviews. */
  interface DomainEventPayloads {
    'visit.rating_asked': { booking_id: string };
    'review.answered': { review_id: string };
    'review.taken_down': { review_id: string };
    /** `decided_at` identifies the decision: those reports were closed by it. */
    'review.reports_decided': { review_id: string; decided_at: string };
  }
}

export {};
