import { afterAll, beforeAll } from 'vitest';
import { startTestApi, type TestApi, type TestApiOptions } from './test-api.ts';

/** Starts one api for this file or `describe`. Its members exist only in tests and hooks. */
export function setUpApi(options: TestApiOptions | (() => TestApiOptions) = {}): TestApi {
  const api = {} as TestApi;
  beforeAll(async () => {
    Object.assign(api, await startTestApi(typeof options === 'function' ? options() : options));
  });
  afterAll(() => api.close());
  return api;
}
