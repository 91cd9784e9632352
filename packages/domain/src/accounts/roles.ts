/** The roles of spec §6; a user has exactly one. */
export const ROLES = [
  'member',
  'partner_staff',
  'partner_admin',
  'manager',
  'ops',
  'admin',
] as const;

/** One role of spec §6. */
export type Role = (typeof ROLES)[number];

/** Who may open the partner applications (spec §2). */
export const APPLICATION_REVIEWERS: readonly Role[] = ['admin', 'ops'];

/** Who may read members' feedback and reply to it. */
export const FEEDBACK_READERS: readonly Role[] = ['ops', 'admin'];

/** Who may read what their venues are paid, agree to it and dispute it: money is the admin's. */
export const STATEMENT_READERS: readonly Role[] = ['partner_admin'];

/** Who may read the rates of every venue, and answer disputes (product.md). */
export const STATEMENT_KEEPERS: readonly Role[] = ['ops', 'admin'];

/** Who may propose rates (product.md). */
export const RATE_EDITORS: readonly Role[] = ['admin'];

/** Who may record, refund and check payments. */
export const PAYMENT_KEEPERS: readonly Role[] = ['ops', 'admin'];

/** Who may read what Pulse earns. */
export const REVENUE_READERS: readonly Role[] = ['ops', 'admin'];

/** Who may read the plans as they are edited. */
export const PLAN_READERS: readonly Role[] = ['ops', 'admin'];

/** Who may edit plans and publish their prices (product.md, "Platform"). */
export const PLAN_EDITORS: readonly Role[] = ['admin'];

/** Who may look up the membership of a member. */
export const MEMBERSHIP_READERS: readonly Role[] = ['ops', 'admin'];

/** Who may give a membership without a price. */
export const MEMBERSHIP_GIVERS: readonly Role[] = ['admin'];

/** Who may find people and see their accounts. */
export const USER_READERS: readonly Role[] = ['ops', 'admin'];

/** Who may change a user's role (product.md, "Platform"). */
export const ROLE_GIVERS: readonly Role[] = ['admin'];

/** Who may read the audit log. */
export const AUDIT_READERS: readonly Role[] = ['ops', 'admin'];

/** Who may open the partner dashboard (spec §2). */
export const PARTNER_DASHBOARD_USERS: readonly Role[] = ['partner_admin', 'partner_staff'];

/** Who may read the figures of their venues: staff run the schedule (product.md). */
export const ANALYTICS_READERS: readonly Role[] = ['partner_admin', 'partner_staff'];

/** Who may create and change venues: staff run them and leave their details alone (product.md). */
export const VENUE_EDITORS: readonly Role[] = ['partner_admin'];

/** Who may invite, change and remove staff (product.md). */
export const STAFF_EDITORS: readonly Role[] = ['partner_admin'];

/** Who may see and change the organisation's bank details (product.md). */
export const ORGANISATION_EDITORS: readonly Role[] = ['partner_admin'];

/** The roles that a partner gives. */
export const STAFF_ROLES = ['partner_staff', 'manager', 'partner_admin'] as const;

/** One role that a partner gives. */
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Who may open the venue dashboard (spec §2). */
export const VENUE_DASHBOARD_USERS: readonly Role[] = [
  'admin',
  'manager',
  'partner_admin',
  'partner_staff',
];

/** Whether this role reviews partner applications. */
export function canReviewApplications(role: Role): boolean {
  return APPLICATION_REVIEWERS.includes(role);
}

/** Whether this role opens the partner dashboard. */
export function canUsePartnerDashboard(role: Role): boolean {
  return PARTNER_DASHBOARD_USERS.includes(role);
}

/** Whether this role opens the venue dashboard. */
export function canUseVenueDashboard(role: Role): boolean {
  return VENUE_DASHBOARD_USERS.includes(role);
}

/** The roles that read every user's data: once switched on, their second factor can be replaced but not removed. */
const SECOND_FACTOR_KEEPERS: readonly Role[] = ['ops', 'admin'];

/** Whether this role keeps its second factor once it is on. */
export function keepsSecondFactor(role: Role): boolean {
  return SECOND_FACTOR_KEEPERS.includes(role);
}
