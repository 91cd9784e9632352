declare module '../../platform/events/domain-events.ts' {
  /** Domain events of partner applications. */
  interface DomainEventPayloads {
    'partner.application_received': { application_id: string };
    /** `edit_token` opens the application again when changes were requested. */
    'partner.application_decided': { application_id: string; edit_token?: string };
  }
}

export {};
