declare module '../../platform/events/domain-events.ts' {
  /** Domain events of memberships. */
  interface DomainEventPayloads {
    'membership.started': { membership_id: string };
    /** By an admin, until a day; or prolonged. */
    'membership.given': { membership_id: string };
    /** A larger plan, at once. */
    'membership.upgraded': { membership_id: string };
    /** Another plan or interval, from the next renewal on. */
    'membership.change_scheduled': { membership_id: string };
    'membership.change_withdrawn': { membership_id: string };
    'membership.cancelled': { membership_id: string };
    'membership.cancellation_withdrawn': { membership_id: string };
    'membership.paused': { membership_id: string };
    'membership.resumed': { membership_id: string; by: 'member' | 'job' };
    'membership.ended': { membership_id: string };
    /** The renewal could not be charged; `how` says what the member can do. */
    'membership.renewal_failed': {
      membership_id: string;
      how: 'declined' | 'confirmation_needed';
    };
    'membership.renewal_announced': { membership_id: string; amount_minor: number };
    /** The plan has become dearer, from a later renewal on. */
    'membership.price_announced': { membership_id: string; amount_minor: number };
  }
}

export {};
