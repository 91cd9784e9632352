import type { Role } from '@pulse/domain';
import type { PartnerResources } from '../../fixtures/partner-resources.ts';

export type Request = readonly [path: string, body?: object];

/** Who may call an operation of partners, and how to call it. */
export interface Row {
  roles: readonly Role[];
  /** A request about something that this organisation owns. */
  about: (owner: PartnerResources) => Promise<Request> | Request;
  /**
   * What asking about another organisation answers: not found by default; `invalid` where its id is
   * refused in the body; `own` where a request names nothing and is about the own organisation alone.
   */
  other?: 'invalid' | 'own';
  /** Platform admins run the front desk of every organisation. */
  everywhere?: readonly Role[];
}

export const ADMIN: readonly Role[] = ['partner_admin'];
export const PARTNER: readonly Role[] = ['partner_admin', 'partner_staff'];

/** The row of an operation that names nothing: it is about the caller's organisation. */
export const own = (roles: readonly Role[], path: string, body?: object): Row => ({
  roles,
  about: () => [path, body],
  other: 'own',
});
