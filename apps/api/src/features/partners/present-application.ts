import type { partnerApplication } from '@pulse/contract';
import type { z } from 'zod';
import type { ApplicationRow } from './applications.store.ts';

/** An application as in the contract; of encrypted values only the last characters. */
export function presentApplication(row: ApplicationRow): z.input<typeof partnerApplication> {
  const { language: _, created_at, decided_at, status, ...presented } = row;
  return {
    ...presented,
    status: status as z.input<typeof partnerApplication>['status'],
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  };
}
