import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import { DatabaseError } from '../db/database.ts';
import { limits } from '../limits/limits.ts';
import type {
  RequestResult,
  TracedRequest,
  TraceParent,
  TraceSettings,
  Tracing,
} from './tracing.ts';

/**
 * main.ts loads this file only when a collector is set. Spans have patterns, codes and names of tables: no paths, no
 * parameters, no messages. A collector that does not answer loses spans and delays nothing.
 */
export function createOtlpTracing({ endpoint, headers, percent }: TraceSettings): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers,
    timeoutMillis: limits.outside.tracesMs,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'nabi' }),
    // By the trace id alone, so that a visitor who sends a traceparent cannot choose to be recorded.
    sampler: new TraceIdRatioBasedSampler(percent / 100),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('nabi');
  const current = new AsyncLocalStorage<Context>();

  const begin = ({ method, id, parent }: TracedRequest, startTime = Date.now()) => {
    const attributes = { 'http.request.method': method, 'request.id': id };
    return tracer.startSpan(
      method,
      { kind: SpanKind.SERVER, attributes, startTime },
      parent ? contextOf(parent) : ROOT_CONTEXT,
    );
  };

  return {
    async request(request, work) {
      const span = begin(request);
      await current.run(trace.setSpan(ROOT_CONTEXT, span), async () => {
        end(span, request, await work());
      });
    },
    answered(request, result, ms) {
      end(begin(request, Date.now() - ms), request, result);
    },
    observeDatabase: (kind, sql, work) => {
      const context = current.getStore();
      // Jobs ask every second: only requests are traced.
      if (!context) return work();
      const name = kind === 'statement' ? summaryOf(sql) : kind;
      const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name };
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context);
      return current.run(trace.setSpan(context, span), async () => {
        try {
          return await work();
        } catch (error) {
          if (error instanceof DatabaseError)
            span.setAttribute('db.response.status_code', error.code);
          span.setStatus({ code: SpanStatusCode.ERROR });
          throw error;
        } finally {
          span.end();
        }
      });
    },
    stop: () => provider.shutdown().catch(() => undefined),
  };
}

const contextOf = ({ traceId, spanId }: TraceParent) =>
  trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  });

function end(span: Span, { method }: TracedRequest, { route, status }: RequestResult): void {
  span.updateName(`${method} ${route}`);
  span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Such as `select counsel`: the first word and the first table, so never a value. */
function summaryOf(sql: string): string {
  const [verb = ''] = /[a-z]+/i.exec(sql) ?? [];
  const table = /\b(?:from|into|update|join)\s+"?([a-z_]+)/i.exec(sql)?.[1];
  return [verb.toLowerCase(), table].filter(Boolean).join(' ');
}
