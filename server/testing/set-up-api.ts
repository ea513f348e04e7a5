import { afterAll, beforeAll } from 'vitest';
import { startTestApi, type TestApi, type TestApiOptions } from './test-api.ts';

/**
 * Starts one api before the tests of this file, or of this `describe`, and closes it after them. The members of the
 * returned object exist from then on, so read them in tests and hooks only. A function returns options that an
 * earlier hook prepares.
 */
export function setUpApi(options: TestApiOptions | (() => TestApiOptions) = {}): TestApi {
  const api = {} as TestApi;
  beforeAll(async () => {
    Object.assign(api, await startTestApi(typeof options === 'function' ? options() : options));
  });
  afterAll(() => api.close());
  return api;
}
