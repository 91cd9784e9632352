import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findStatement, sumClosedLines } from '../month/closed-statements.store.ts';
import { findStatementVenue } from '../series.store.ts';
import { drawStatement } from './draw-statement.ts';
import type { DocumentQuery } from './export-statement.ts';
import { loadClosedLines } from './load-document-lines.ts';
import { MAX_DRAWN_LINES } from './render-statement.ts';

/** The statement of a closed month as PDF. Refuses a month that is open: it may still change. */
export async function getStatementDocument(
  deps: Deps,
  { organisationId }: AuthenticatedUser,
  { venueId, month, language }: DocumentQuery,
) {
  if (!organisationId) return refuse('not_found');
  const venue = await findStatementVenue(deps.db, venueId, organisationId);
  if (!venue) return refuse('not_found');
  const statement = await findStatement(deps.db, venueId, month);
  if (!statement) return refuse('statement_open');
  const sums = await sumClosedLines(deps.db, statement.id);
  const lines = statement.lines <= MAX_DRAWN_LINES ? await loadClosedLines(deps, statement) : [];
  return drawStatement({ content: { statement, sums, lines }, language });
}
