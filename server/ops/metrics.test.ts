import { register } from 'prom-client';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { book, bookingRequest } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { openInMemory } from '#server/testing/database.ts';
import { collectMetrics } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';

const api = setUpApi();

async function readMetrics(): Promise<string> {
  const port = await freePort();
  const server = await serveMetrics({ API_HOST: '127.0.0.1', API_PROCESSES: 1 }, port);
  try {
    return await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  } finally {
    server.close();
  }
}

test('requests, refusals and outcomes of bookings are counted, without personal data', async () => {
  register.resetMetrics();
  const place = await makeLocation(api.db);
  const [ana, dan] = [await api.signIn(), await api.signIn()];
  const request = bookingRequest(place);
  await book(api, ana, request);
  await book(api, dan, request);
  const text = await readMetrics();
  expect(text).toContain('aproape_bookings_total{outcome="placed"} 1');
  expect(text).toContain('aproape_bookings_total{outcome="slot_taken"} 1');
  expect(text).toContain('aproape_refusals_total{route="/api/bookings",code="slot_taken"} 1');
  expect(text).toMatch(
    /aproape_request_seconds_count\{method="POST",route="\/api\/bookings",status="201"\} 1/,
  );
  expect(text).not.toContain(ana.user.email);
});

test('the pool, the event loop and the age of the oldest message are measured', async () => {
  const database = await openInMemory();
  onTestFinished(async () => {
    register.clear();
    await database.close();
  });
  collectMetrics(database);
  const text = await readMetrics();
  expect(text).toContain('aproape_database_connections{state="waiting",process="1"} 0');
  expect(text).toContain('aproape_oldest_job_seconds{process="1"} 0');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});

test.each(['alerts.yml', 'dashboard.json'])('%s asks for metrics that exist', async (file) => {
  const database = await openInMemory();
  onTestFinished(async () => {
    register.clear();
    await database.close();
  });
  collectMetrics(database);
  const text = `${await readMetrics()} ${readFileSync('server/ops/metrics.ts', 'utf8')}`;
  const rules = readFileSync(`deploy/monitoring/${file}`, 'utf8');
  const names = new Set(rules.match(/\b(aproape|nodejs|process)_\w+/g));
  expect(names.size).toBeGreaterThan(3);
  const missing = [...names].filter((name) => !text.includes(name.replace(/_(count|bucket)$/, '')));
  expect(missing).toEqual([]);
});

test('a taken port is a wrong setting', async () => {
  const port = await freePort();
  const first = await serveMetrics({ API_HOST: '127.0.0.1', API_PROCESSES: 1 }, port);
  onTestFinished(() => void first.close());
  await expect(serveMetrics({ API_HOST: '127.0.0.1', API_PROCESSES: 1 }, port)).rejects.toThrow(
    'METRICS_PORT: listen EADDRINUSE',
  );
});
