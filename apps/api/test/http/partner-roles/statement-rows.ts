import { ADMIN, own, type Row } from './row.ts';

const statementOf = (file: string): Row => ({
  roles: ADMIN,
  about: ({ venue }) => [`/partner/statement${file}?venue_id=${venue}&month=2026-10`],
});

/** What venues are paid: the admin's alone, as the bank details are. */
export const statementRows: Record<string, Row> = {
  getAgreedRevenue: {
    roles: ADMIN,
    about: ({ venue }) => [`/partner/revenue?venue_id=${venue}&to=2026-10-31`],
  },
  getStatement: statementOf(''),
  exportStatement: statementOf('.csv'),
  getStatementDocument: statementOf('.pdf'),
  listRateProposals: own(ADMIN, '/partner/rate-proposals'),
  answerRateProposal: {
    roles: ADMIN,
    about: async ({ rateProposal }) => [
      `/partner/rate-proposals/${await rateProposal()}/answer`,
      { accept: true },
    ],
  },
  disputeLine: {
    roles: ADMIN,
    about: async ({ statementLine }) => [
      `/partner/statement-lines/${await statementLine()}/dispute`,
      { reason: 'She was there.' },
    ],
  },
};
