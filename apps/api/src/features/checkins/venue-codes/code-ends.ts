/** The instants at which a stored code ends, as the rules read them. */
export function codeEnds({
  revoked_at,
  expires_at,
}: {
  revoked_at: Date | null;
  expires_at: Date | null;
}) {
  return {
    revokedAt: revoked_at?.getTime() ?? null,
    expiresAt: expires_at?.getTime() ?? null,
  };
}
