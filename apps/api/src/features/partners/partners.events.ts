declare module '../../platform/events/domain-events.ts' {
  /** Domain events of partner applications; `link_token` is that of the applicant's secret link. */
  interface DomainEventPayloads {
    'partner.application_received': { application_id: string; link_token: string };
    /** An application with the email of one that stands was sent; that one's applicant hears of it. */
    'partner.application_repeated': { application_id: string; link_token: string };
    /** The applicant corrected the email; the link mailed before has ended. */
    'partner.application_readdressed': { application_id: string; link_token: string };
    /** `requested`: a reviewer had asked for it. */
    'partner.application_amended': {
      application_id: string;
      link_token: string;
      requested: boolean;
    };
    /** Its state tells what was decided; also by the applicant, who withdrew it. */
    'partner.application_decided': { application_id: string; link_token: string };
  }
}

export {};
