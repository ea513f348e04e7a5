import { afterAll, afterEach, beforeAll } from 'vitest';
import { mockApi } from './mock-api.ts';

beforeAll(() => mockApi.listen({ onUnhandledFrame: 'error' }));
afterEach(() => mockApi.resetHandlers());
afterAll(() => mockApi.close());
