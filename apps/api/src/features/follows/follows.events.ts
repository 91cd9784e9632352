declare module '../../platform/events/domain-events.ts' {
  /** Domain events of following. */
  interface DomainEventPayloads {
    /** One message for a member: all the classes a coach added since the last one. */
    'coach.classes_added': { user_id: string; trainer_id: string; class_template_ids: string[] };
  }
}

export {};
