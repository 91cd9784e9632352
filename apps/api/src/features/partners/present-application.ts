import type { partnerApplication, reviewedApplication } from '@pulse/contract';
import {
  type ApplicationState,
  type EpochMs,
  type RequestableField,
  reviewDueAt,
  WAITING_APPLICATION_STATES,
} from '@pulse/domain';
import type { z } from 'zod';
import type { ApplicationRow } from './applications.store.ts';
import type { ReviewedRow } from './review-applications/reviewed-applications.store.ts';

/** An application as the applicant sees it. */
export type PresentedApplication = z.input<typeof partnerApplication>;
/** An application as reviewers see it. */
export type PresentedForReview = z.input<typeof reviewedApplication>;

/** An application as in the contract; of encrypted values only the last characters. */
export function presentApplication(row: ApplicationRow): PresentedApplication {
  const {
    language: _language,
    link_version: _version,
    edit_token_hash: _hash,
    organisation_id: _organisation,
    assigned_to: _assignee,
    ...shown
  } = row;
  return {
    ...shown,
    status: shown.status as ApplicationState,
    requested_fields: shown.requested_fields as RequestableField[],
    created_at: shown.created_at.toISOString(),
    submitted_at: shown.submitted_at.toISOString(),
    decided_at: shown.decided_at?.toISOString() ?? null,
  };
}

/** An application with its assignee, and whether it has waited for too long at `now`. */
export function presentForReview(
  { assignee_name, ...row }: ReviewedRow,
  now: EpochMs,
): PresentedForReview {
  const presented = presentApplication(row);
  const isWaiting = WAITING_APPLICATION_STATES.includes(presented.status);
  const due = isWaiting ? reviewDueAt(row.submitted_at.getTime()) : null;
  return {
    ...presented,
    assignee: row.assigned_to ? { id: row.assigned_to, full_name: assignee_name ?? '' } : null,
    due_at: due === null ? null : new Date(due).toISOString(),
    overdue: due !== null && now > due,
  };
}
