import './statements.events.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { eraseInitials } from './close/close-months.store.ts';
import { closeMonths } from './close/close-months.ts';
import { statementRoutes } from './statements.routes.ts';

export { closeNextMonths } from './close/close-months.ts';

/** Registers what venues are paid: rates, statements that close by a job, disputes. */
export function registerStatements(app: FastifyInstance, deps: Deps): void {
  statementRoutes(app, deps);
  deps.jobs.every('statements.close', 300, () => closeMonths(deps));
  deps.personalData.eraseWith('statement_lines', eraseInitials);
}
