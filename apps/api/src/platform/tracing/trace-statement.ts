import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { isAnyTraced } from './trace-requests.ts';

// Looked up when it is needed: the packages that provide it are loaded later, with another copy of this one.
const tracer = () => trace.getTracer('pulse');

/**
 * Records a statement of a traced request as a span: its text, which has places for its values, and never the
 * values. A statement for several requests at once, such as a batch of bookings, belongs to the first one.
 */
export function traceStatement({ level, query, queryDurationMillis }: LogEvent): void {
  if (!isAnyTraced() || !trace.getActiveSpan()?.isRecording()) return;
  const endTime = Date.now();
  const operation = /[a-z]+/i.exec(query.sql)?.[0].toUpperCase() ?? 'SQL';
  const span = tracer().startSpan(operation, {
    kind: SpanKind.CLIENT,
    startTime: endTime - queryDurationMillis,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': query.sql,
    },
  });
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(endTime);
}
