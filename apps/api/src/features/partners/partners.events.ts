declare module '../../platform/events/domain-events.ts' {
  /** Domain events of partner applications; `link_token` is that of the applicant's secret link. */
  interface DomainEventPayloads {
    'partner.application_received': { application_id: string; link_token: string };
    /** The same application was sent again; the first one's mail is sent again. */
    'partner.application_repeated': { application_id: string; link_token: string };
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
