import { fileURLToPath } from 'node:url';
import { createLimiter } from '../../../platform/processes/limiter.ts';
import { createProgramRunner } from '../../../platform/processes/program-runner.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { StatementRequest } from './statement-process.ts';

const PROGRAM = fileURLToPath(new URL('./statement-process.ts', import.meta.url));
const run = createProgramRunner<StatementRequest, Uint8Array>(PROGRAM);
/** As many as are drawn within the time that a request may take. */
const oneAtATime = createLimiter({ concurrency: 1, waiting: 8 });

/**
 * Renders a closed month in a process of its own: a document of a thousand lines takes a second or
 * two, in which the server would answer nothing else. One is drawn at a time; refuses when too many
 * wait, and when that process was killed.
 */
export async function drawStatement(request: StatementRequest) {
  return oneAtATime(async () => (await run(request)) ?? refuse('service_unavailable'));
}
