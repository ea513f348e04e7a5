import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startApiProcess } from '../testing/api-process.ts';
import { openOnServer } from '../testing/database.ts';
import { noTimeLimits } from '../testing/no-time-limits.ts';

test('a call is a trace with its statements, without what the visitor typed', async () => {
  const received: string[] = [];
  const collector = createServer((request, response) => {
    void text(request).then((body) => received.push(body));
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  onTestFinished(() => void collector.close());
  const database = await openOnServer(process.env.RACE_DATABASE_URL ?? '');
  onTestFinished(() => database.close());
  const { port } = collector.address() as AddressInfo;
  const api = await startApiProcess({
    ...noTimeLimits,
    DATABASE_URL: database.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
  });
  onTestFinished(() => api.kill());

  const trace = '0af7651916cd43dd8448eb211c80319c';
  const headers = {
    traceparent: `00-${trace}-b7ad6b7169203331-01`,
    'x-request-id': 'q'.repeat(20),
  };
  const response = await fetch(`${api.url}/api/public/places?search=Strada+Tainei`, { headers });
  expect(response.status).toBe(200);
  process.kill(api.pid, 'SIGTERM');
  await vi.waitFor(() => expect(received.join()).toContain(trace), { timeout: 60_000 });
  const spans = received
    .flatMap((body) => (JSON.parse(body) as Export).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
    .filter(({ traceId }) => traceId === trace);
  const attributes = spans.flatMap((span) => span.attributes);
  const value = (key: string) => attributes.find((one) => one.key === key)?.value.stringValue;
  expect(value('url.path')).toBe('/api/public/places');
  expect(value('request_id')).toBe('q'.repeat(20));
  expect(value('db.statement') ?? value('db.query.text')).toMatch(/select/i);
  expect(received.join()).not.toMatch(/tainei/i);
});

type Attribute = { key: string; value: { stringValue?: string } };
type Export = {
  resourceSpans: {
    scopeSpans: { spans: { traceId: string; attributes: Attribute[] }[] }[];
  }[];
};
