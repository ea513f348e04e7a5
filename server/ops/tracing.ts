import { setTimeout as wait } from 'node:timers/promises';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

const maxStopMs = 1_000;

/** Must be called before `pg` and `fastify` are imported. */
export function startTracing(endpoint: string): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'aproape-api' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  new PgInstrumentation({ requireParentSpan: true });
  new FastifyOtelInstrumentation({
    registerOnInitialization: true,
    instrumentHooks: false,
    requestHook: (span, request) => {
      // Real paths contain tokens and searches of visitors.
      span.setAttribute('url.path', request.routeOptions.url ?? '');
      span.setAttribute('request_id', request.id);
    },
  });
  return async () => {
    await Promise.race([provider.shutdown(), wait(maxStopMs, undefined, { ref: false })]);
  };
}
