declare module '../../platform/events/domain-events.ts' {
  /** Domain events of statements. */
  interface DomainEventPayloads {
    'rates.proposed': { proposal_id: string };
    'rates.answered': { proposal_id: string };
    /** The id of the line, of which there is one dispute. */
    'dispute.made': { line_id: string };
    'dispute.answered': { line_id: string };
  }
}

export {};
