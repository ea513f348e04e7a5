import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { paths, type CallName } from '#contract/paths.ts';
import { productionEnv } from '#tests/factories/production-env.ts';
import { startTestApi } from '#server/testing/test-api.ts';

const api = await startTestApi();
afterAll(() => api.close());
const served = await api.inject({ method: 'GET', url: '/api/docs/openapi.json' });
const document = served.body;

test("the document passes Redocly's recommended rules", async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: document, config });
  const lines = problems.map(
    ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`,
  );
  expect(lines).toEqual([]);
});

test('every call of the contract is served and documented under its name', () => {
  const { paths: documented } = JSON.parse(document) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const names = Object.values(documented).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(names.toSorted()).toEqual(Object.keys(calls).toSorted());
  for (const [name, address] of Object.entries(paths) as [CallName, string][]) {
    const [method = '', path = ''] = address.split(' ');
    const key = path.replace(/:(\w+)/g, '{$1}');
    expect(documented[key]?.[method.toLowerCase()]?.operationId).toBe(name);
  }
});

test("the document's page loads only the api's own files", async () => {
  const page = await api.inject({ method: 'GET', url: '/api/docs' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//);
  const response = await api.inject({ method: 'GET', url: '/livez' });
  expect(response.headers['content-security-policy']).toBe(
    "default-src 'none';frame-ancestors 'none'",
  );
});

test('in production the reference is public only with API_DOCS=on', async () => {
  for (const [docs, status] of [
    ['', 404],
    ['on', 200],
  ] as const) {
    const api = await startTestApi({ env: { ...productionEnv, API_DOCS: docs } });
    for (const url of ['/api/docs', '/api/docs/', '/api/docs/openapi.json'])
      expect((await api.inject({ method: 'GET', url })).statusCode).toBe(status);
    await api.close();
  }
});
