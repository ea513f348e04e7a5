import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { renderWithQueries } from '#tests/render-with-queries.tsx';
import { MarketingSection } from './message-settings.tsx';

const name = 'Vreau oferte și noutăți pe e-mail';

async function open(enabled: boolean) {
  mockApi.use(mockCall('marketing', () => ({ data: { enabled } })));
  renderWithQueries(<MarketingSection />);
  return { box: await screen.findByRole('checkbox', { name }), person: userEvent.setup() };
}

test('one press withdraws the consent to marketing, with a confirmation', async () => {
  const sent: unknown[] = [];
  const { box, person } = await open(true);
  mockApi.use(
    mockCall('setMarketing', ({ body }) => {
      sent.push(body);
      return { data: { enabled: false } };
    }),
  );
  expect(box).toBeChecked();
  await person.click(box);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nu îți mai trimitem'));
  expect(sent).toEqual([{ enabled: false }]);
  expect(box).not.toBeChecked();
});

test('a consent that fails to be withdrawn stays on, with the error beside it', async () => {
  const { box, person } = await open(true);
  mockApi.use(mockCall('setMarketing', () => errorResponse('unavailable')));
  await person.click(box);
  await waitFor(() => expect(box).toHaveAccessibleDescription(/am putut răspunde acum/));
  expect(box).toBeChecked();
});

test('two quick presses are saved one after the other', async () => {
  const { box, person } = await open(true);
  const order: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  mockApi.use(
    mockCall('setMarketing', async ({ body }) => {
      const { enabled } = body as { enabled: boolean };
      order.push(`${String(enabled)} sent`);
      await promise;
      order.push(`${String(enabled)} saved`);
      return { data: { enabled } };
    }),
  );
  await person.click(box);
  await person.click(box);
  await waitFor(() => expect(order).not.toEqual([]));
  resolve();
  await waitFor(() => expect(order).toHaveLength(4));
  expect(order).toEqual(['false sent', 'false saved', 'true sent', 'true saved']);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Îți trimitem'));
  expect(box).toBeChecked();
});
