import { setupServer } from 'msw/node';

/** The mocked network of component tests: `mockApi.use(http.get('/api/user', …))` in a test. */
export const mockApi = setupServer();
