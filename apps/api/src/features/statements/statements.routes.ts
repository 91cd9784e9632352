import * as contract from '@pulse/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { route } from '../../platform/http/routes/route.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { answerDispute } from './disputes/answer-dispute.ts';
import { disputeLine } from './disputes/dispute-line.ts';
import { listDisputes } from './disputes/list-disputes.ts';
import { exportStatement } from './documents/export-statement.ts';
import { getStatementDocument } from './documents/get-statement-document.ts';
import { getStatement } from './month/get-statement.ts';
import { answerRateProposal } from './rates/answer-rate-proposal.ts';
import { listRateProposals } from './rates/list-rate-proposals.ts';
import { listVenueRates } from './rates/list-venue-rates.ts';
import { proposeRates } from './rates/propose-rates.ts';
import { getAgreedRevenue } from './revenue/get-agreed-revenue.ts';

/** Adding up and drawing a month takes the one thread that all share. */
const FILES = { points: 20, seconds: 60, by: 'account' } as const;

/** Routes of statements, their rates and their disputes. */
export function statementRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.getAgreedRevenue, ({ user, query }) => getAgreedRevenue(deps, user, query));
  route(app, contract.getStatement, ({ user, query }) => getStatement(deps, user, query));
  route(
    app,
    contract.exportStatement,
    async ({ user, query, language, reply }) => {
      const { venue_id: venueId, month, lang } = query;
      const file = await exportStatement(deps, user, {
        ...{ venueId, month, language: lang ?? language },
      });
      return attach(reply, file, `pulse-statement-${month}.csv`);
    },
    { limit: { name: 'export-statement', ...FILES } },
  );
  route(
    app,
    contract.getStatementDocument,
    async ({ user, query, language, reply }) => {
      const { venue_id: venueId, month, lang } = query;
      const file = await getStatementDocument(deps, user, {
        ...{ venueId, month, language: lang ?? language },
      });
      return attach(reply, file, `pulse-statement-${month}.pdf`);
    },
    { limit: { name: 'get-statement-document', ...FILES } },
  );
  route(app, contract.listRateProposals, ({ user, query }) => listRateProposals(deps, user, query));
  route(app, contract.answerRateProposal, ({ user, params, body }) =>
    answerRateProposal(deps, user, params.id, body),
  );
  route(app, contract.disputeLine, ({ user, params, body }) =>
    disputeLine(deps, user, params.id, body.reason),
  );
  route(app, contract.listVenueRates, ({ query }) => listVenueRates(deps, query));
  route(app, contract.proposeRates, ({ user, params, body }) =>
    proposeRates(deps, user, params.id, body),
  );
  route(app, contract.listDisputes, ({ query }) => listDisputes(deps, query));
  route(app, contract.answerDispute, ({ user, params, body }) =>
    answerDispute(deps, user, params.id, body),
  );
}

/** Names the file that the browser saves. */
function attach(reply: FastifyReply, file: Uint8Array | Refusal, name: string) {
  if (!isRefusal(file)) reply.header('content-disposition', `attachment; filename="${name}"`);
  return file;
}
