import { setupServer } from 'msw/node';
import { mockCsrf } from '#tests/msw/mock-csrf.ts';

/** Tests call `mockApi.use(mockCall('user', () => …))`. CSRF cookies need no mock. */
export const mockApi = setupServer(mockCsrf());
