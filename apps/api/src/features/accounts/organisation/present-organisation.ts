import type { organisation } from '@pulse/contract';
import type { z } from 'zod';
import type { OrganisationRow } from '../organisations.store.ts';

/** An organisation in the wire form. */
export type Organisation = z.input<typeof organisation>;

/** Presents an organisation; of its encrypted values only the last characters. */
export function presentOrganisation({ changed_at, ...row }: OrganisationRow): Organisation {
  return { ...row, changed_at: changed_at?.toISOString() ?? null };
}
