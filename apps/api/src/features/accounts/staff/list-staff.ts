import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { isRefusal, type Refusal } from '../../../platform/refusal.ts';
import { presentStaff, type StaffMember } from './present-staff.ts';
import { listStaffRows } from './staff.store.ts';

const CURSOR_ORDER = 'staff-name';

/**
 * One page of those who work for the user's organisation, by name. Only admins also see who is
 * invited, and emails.
 */
export async function listStaff(
  { db, clock }: Deps,
  { organisationId, role }: AuthenticatedUser,
  { limit, cursor: text }: { limit: number; cursor?: string },
): Promise<{ items: StaffMember[]; next_cursor: string | null } | Refusal> {
  const cursor = pageStart(CURSOR_ORDER, 'text', text);
  if (isRefusal(cursor)) return cursor;
  if (!organisationId) return { items: [], next_cursor: null };
  const after = cursor && { name: cursor.key, id: cursor.id };
  const forAdmin = role === 'partner_admin';
  const rows = await listStaffRows(db, organisationId, { after, limit, invited: forAdmin });
  const { page, next_cursor } = paginate(rows, limit, CURSOR_ORDER, ({ full_name, id }) => ({
    key: full_name,
    id,
  }));
  const items = page.map((row) => {
    const member = presentStaff(row, clock.now());
    return forAdmin ? member : { ...member, email: null };
  });
  return { items, next_cursor };
}
