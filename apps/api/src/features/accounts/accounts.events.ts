declare module '../../platform/events/domain-events.ts' {
  /** Domain events of accounts. A token is in the payload only until the event is dispatched. */
  interface DomainEventPayloads {
    'account.signed_up': { user_id: string; token: string };
    'account.verification_requested': { user_id: string; token: string };
    'account.password_reset_requested': { user_id: string; token: string };
    'staff.invited': { user_id: string; organisation_id: string; token: string };
    'partner.invited': { user_id: string; token: string };
  }
}

export {};
