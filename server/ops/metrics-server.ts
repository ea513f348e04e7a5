import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { AggregatorRegistry, register } from 'prom-client';
import type { Env } from '#server/deps.ts';
import { WrongSettings } from '#settings/read-settings.ts';

type Processes = Pick<Env, 'API_HOST' | 'API_PROCESSES'>;

export async function serveMetrics(env: Processes, port: number): Promise<Server> {
  const processes = new AggregatorRegistry();
  const read = () => (env.API_PROCESSES > 1 ? processes.clusterMetrics() : register.metrics());
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    read().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      (error: unknown) => response.writeHead(503).end(String(error)),
    );
  });
  server.listen(port, env.API_HOST).unref();
  await once(server, 'listening').catch((error: Error) => {
    throw new WrongSettings(`METRICS_PORT: ${error.message}`);
  });
  return server;
}
