import type { listUsers as operation } from '@pulse/contract';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { pageStart, paginate } from '../../../platform/http/routes/page-cursor.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { type ListedUserRow, listUserRows } from './manage-users.store.ts';

const ORDER = 'users';

/** People with an account by name, those with a part of a name or email when there is a search. */
export async function listUsers(
  { db }: Deps,
  { limit, cursor, role }: z.output<typeof operation.query>,
  search?: string | undefined,
) {
  const start = pageStart(ORDER, 'text', cursor);
  if (isRefusal(start)) return start;
  const rows = await listUserRows(db, {
    search: search ?? null,
    role: role ?? null,
    after: start && { name: start.key, id: start.id },
    limit,
  });
  const { page, next_cursor } = paginate(rows, limit, ORDER, ({ full_name, id }) => ({
    key: full_name,
    id,
  }));
  return { items: page.map(presentListedUser), next_cursor };
}

/** A person in the list's wire form. */
export function presentListedUser({ created_at, ...user }: ListedUserRow) {
  return { ...user, created_at: created_at.toISOString() };
}
