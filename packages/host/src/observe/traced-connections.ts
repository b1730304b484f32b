import type { Meter, SpanKind, SpanStatusCode, Tracer } from '@opentelemetry/api';
import type { Pool, PoolClient } from 'pg';

interface Tools {
  tracer: Tracer;
  meter: Meter;
  kind: SpanKind.CLIENT;
  failed: SpanStatusCode.ERROR;
  /** Returns whether an API call is running; the platform's background work is not traced. */
  isWithinCall: () => boolean;
}

/** Adds a span for every statement of a call, named only by its first word, and reports the number of connections in use. */
export function tracedConnections(pool: Pool, { tracer, meter, kind, failed, isWithinCall }: Tools): void {
  meter.createObservableGauge('db.client.connection.count').addCallback((result) => {
    result.observe(pool.totalCount - pool.idleCount, { 'db.client.connection.state': 'used' });
    result.observe(pool.idleCount, { 'db.client.connection.state': 'idle' });
  });
  meter.createObservableGauge('db.client.connection.pending_requests').addCallback((result) => result.observe(pool.waitingCount));
  const trace = (database: Pick<Pool, 'query'> | Pick<PoolClient, 'query'>) => {
    const query = database.query.bind(database) as (...call: unknown[]) => unknown;
    database.query = ((...call: unknown[]) => {
      const operation = firstWord(call[0]);
      const answer = query(...call);
      // The pool calls its connections with a callback, which would count the same statement twice.
      if (!(answer instanceof Promise) || !isWithinCall()) return answer;
      const span = tracer.startSpan(operation, {
        kind,
        attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation },
      });
      const end = (error?: unknown) => {
        if (error) span.setStatus({ code: failed });
        span.end();
      };
      answer.then(() => end(), end);
      return answer;
    }) as typeof database.query;
  };
  trace(pool);
  pool.on('connect', trace);
}

const firstWord = (query: unknown): string => {
  const text =
    typeof query === 'string' ? query : query && typeof query === 'object' && 'text' in query ? String(query.text) : '';
  return /^\s*(\w{1,20})/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
};
