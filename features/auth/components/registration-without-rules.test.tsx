import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { makeAuthSettings } from '#tests/factories/auth-settings.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockCsrf } from '#tests/msw/mock-csrf.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { AuthModal } from './auth-modal.lazy.tsx';

vi.mock('../auth-rules.lazy.ts', () => {
  throw new Error('The chunk did not load');
});

test('if the rules of the form fail to load, unaccepted terms are sent as such and the api refuses them', async () => {
  const bodies: unknown[] = [];
  const message = 'Trebuie să accepți Termenii și condițiile';
  mockApi.use(
    mockCsrf(),
    mockCall('registerTemporarily', ({ body }) => {
      bodies.push(body);
      return errorResponse('validation_failed', { errors: { terms_and_conditions: [message] } });
    }),
  );
  render(<AuthModal request={{}} settings={makeAuthSettings()} />);
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Sunt client nou');
  await press('Continuă cu e-mail');
  await press('Continuă');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Accept Termenii/ })).toHaveFocus();
  expect(bodies).toEqual([expect.objectContaining({ terms_and_conditions: false })]);
});
