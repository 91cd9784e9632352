import { type RawBuilder, sql } from 'kysely';

/**
 * As part of a larger statement that commits by itself: the caller with a lock, if they still have the
 * role in the organisation of their token. Who changes it waits, and who is changing it is waited for.
 */
export function lockRoleSql(caller: {
  id: RawBuilder<unknown>;
  role: RawBuilder<unknown>;
  organisationId: RawBuilder<unknown>;
}): RawBuilder<unknown> {
  return sql`SELECT id FROM users
    WHERE id = ${caller.id} AND deleted_at IS NULL AND role = ${caller.role}
      AND organisation_id IS NOT DISTINCT FROM ${caller.organisationId}
    FOR SHARE`;
}
