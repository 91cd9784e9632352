import { decimalAmount, type StatementMonth } from '@pulse/domain';
import { type CsvCell, writeCsv } from '../../../platform/csv/write-csv.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { AuthenticatedUser } from '../../../platform/http/routes/require-access.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Language } from '../../../platform/translation/translate.ts';
import { findStatementVenue } from '../series.store.ts';
import { type DocumentLine, loadDocumentLines } from './load-document-lines.ts';
import { statementText } from './statement-texts.ts';

const COLUMNS = [
  'date',
  'class',
  'initials',
  'kind',
  'rate',
  'amount',
  'currency',
  'type',
  'corrects',
  'afterDispute',
  'status',
] as const;

/** Which month of which venue, and in which language. */
export interface DocumentQuery {
  venueId: string;
  month: StatementMonth;
  language: Language;
}

/** The lines of a month for a spreadsheet: a line for each visit, amounts in whole units. */
export async function exportStatement(
  deps: Deps,
  { organisationId }: AuthenticatedUser,
  { venueId, month, language }: DocumentQuery,
) {
  if (!organisationId) return refuse('not_found');
  const venue = await findStatementVenue(deps.db, venueId, organisationId);
  if (!venue) return refuse('not_found');
  const { statement, lines } = await loadDocumentLines(deps, venue, month);
  const say = (key: string) => statementText(language, key);
  const currency = statement?.currency ?? venue.currency;
  const status = say(statement ? 'status.closed' : 'status.open');
  const header = COLUMNS.map((column) => say(`columns.${column}`));
  const rows = lines.map((line) => [...cellsOf(line, currency, say), status]);
  return writeCsv([header, ...rows]);
}

function cellsOf(
  line: DocumentLine,
  currency: string | null,
  say: (key: string) => string,
): CsvCell[] {
  const amount = (minor: number | null) =>
    minor === null || currency === null
      ? null
      : { digits: decimalAmount({ amount_minor: minor, currency }) };
  return [
    line.date,
    line.title ?? say('openGym'),
    line.initials,
    say(`kind.${line.kind}`),
    amount(line.rateMinor),
    amount(line.amountMinor) ?? say('notAgreed'),
    currency,
    say(`type.${line.type}`),
    line.correctsMonth,
    line.afterDispute ? say('yes') : null,
  ];
}
