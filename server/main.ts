import cluster from 'node:cluster';
import { runProcesses } from '#processes/run-processes.ts';
import { explainFailure } from './db/database-error.ts';
import { readEnv } from './deps.ts';

try {
  const env = readEnv(process.env);
  const { METRICS_PORT: metricsPort, OTEL_EXPORTER_OTLP_ENDPOINT: collector } = env;
  if (metricsPort && cluster.isPrimary) {
    const { serveMetrics } = await import('./ops/metrics-server.ts');
    await serveMetrics(env, metricsPort);
  }
  // The primary process does not need `start`, and tracing must begin first.
  await runProcesses('api', env.API_PROCESSES, async () => {
    const stopTracing = collector
      ? (await import('./ops/tracing.ts')).startTracing(collector)
      : undefined;
    await (await import('./start.ts')).start(env, {}, stopTracing);
  });
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

function explain(error: unknown): unknown {
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what runs there, or choose another one with API_PORT.`;
  if (code === 'EACCES' && port)
    return `Port ${port} may not be used here; choose another API_PORT.`;
  return explainFailure(error) ?? error;
}
