/** The fields of a session user that decide whether a partner must set a password (spec §3). */
export interface PasswordSetupUser {
  user_metadata?: PasswordMetadata | null;
  app_metadata?: PasswordMetadata | null;
}

/** The fields of either metadata object that matter here; all others are ignored. */
export interface PasswordMetadata {
  password_set?: unknown;
  role?: unknown;
  partner_org_id?: unknown;
}

/**
 * Whether the Set Your Password dialog is due (spec §4): `password_set` is exactly false and
 * either metadata names a partner role or an organisation. The user's own metadata wins over the
 * app's, because setting a password writes there.
 */
export function needsPasswordSetup(user: PasswordSetupUser): boolean {
  const own = user.user_metadata ?? {};
  const app = user.app_metadata ?? {};
  const passwordSet = own.password_set ?? app.password_set;
  return passwordSet === false && (isPartner(own) || isPartner(app));
}

/** Whether a route that requires these roles forces the dialog: one name contains 'partner'. */
export function routeForcesPasswordSetup(roles: readonly string[]): boolean {
  return roles.some((role) => role.includes('partner'));
}

function isPartner(metadata: PasswordMetadata): boolean {
  const hasPartnerRole = typeof metadata.role === 'string' && metadata.role.includes('partner');
  return hasPartnerRole || Boolean(metadata.partner_org_id);
}
