import { setupServer } from 'msw/node';

/** In a test: `mockApi.use(http.get('/api/user', …))`. */
export const mockApi = setupServer();
