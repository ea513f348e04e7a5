import { setupServer } from 'msw/node';

/** In a test: `mockApi.use(mockCall('user', () => …))`. */
export const mockApi = setupServer();
