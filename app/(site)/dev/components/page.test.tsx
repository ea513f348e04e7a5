import { expect, test, vi } from 'vitest';
import Page from './page.tsx';

test('in production the component page is a 404', () => {
  vi.stubEnv('APP_MODE', 'production');
  vi.stubEnv('CONTACT_EMAIL', 'contact@example.ro');
  vi.stubEnv('COMPANY_NAME', 'Aproape SRL');
  vi.stubEnv('APP_URL', 'https://aproape.example');
  expect(() => Page()).toThrow('404');
});
