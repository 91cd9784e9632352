import type { applicationForReview } from '@pulse/contract';
import type { z } from 'zod';
import type { Deps } from '../../../platform/deps.ts';
import { type Refusal, refuse } from '../../../platform/refusal.ts';
import { listDuplicates } from '../duplicate-applications.store.ts';
import { presentForReview } from '../present-application.ts';
import { findReviewedApplication } from './reviewed-applications.store.ts';

type ApplicationForReview = z.input<typeof applicationForReview>;

const MAX_DUPLICATES = 10;

/** One application, with the others that share its email, phone, name, website, tax id or account. */
export async function getApplication(
  { db, clock }: Deps,
  id: string,
): Promise<ApplicationForReview | Refusal> {
  const application = await findReviewedApplication(db, id);
  if (!application) return refuse('not_found');
  const now = clock.now();
  const duplicates = await listDuplicates(db, id, MAX_DUPLICATES);
  return {
    ...presentForReview(application, now),
    duplicates: duplicates.map(({ same, ...row }) => ({
      application: presentForReview(row, now),
      same: same as ApplicationForReview['duplicates'][number]['same'],
    })),
  };
}
