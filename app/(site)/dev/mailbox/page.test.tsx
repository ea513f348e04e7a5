import { expect, test, vi } from 'vitest';
import Page from './page.tsx';

test('in production there is no mailbox', async () => {
  vi.stubEnv('APP_MODE', 'production');
  vi.stubEnv('CONTACT_EMAIL', 'contact@example.ro');
  vi.stubEnv('COMPANY_NAME', 'Aproape SRL');
  vi.stubEnv('APP_URL', 'https://aproape.example');
  const props = { params: Promise.resolve({}), searchParams: Promise.resolve({}) };
  await expect(Page(props)).rejects.toThrow('404');
});
