import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { mockCall } from '#tests/msw/mock-call.ts';
import { storeOldCsrfCookie } from '#tests/msw/mock-csrf.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { ReportDialog } from './report-dialog.lazy.tsx';

beforeEach(storeOldCsrfCookie);

test('a report that arrives after the dialog was closed is confirmed too', async () => {
  const response = Promise.withResolvers<{ message: string }>();
  mockApi.use(mockCall('reportReview', () => response.promise));
  const user = userEvent.setup();
  const { unmount } = render(<ReportDialog id={1} open onClose={() => unmount()} />);
  await user.click(screen.getByRole('radio', { name: 'Nu descrie o vizită reală' }));
  await user.click(screen.getByRole('button', { name: 'Trimite raportarea' }));
  await user.click(screen.getByRole('button', { name: 'Închide' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  response.resolve({ message: 'Am primit raportarea.' });
  expect(await screen.findByText('Am primit raportarea.')).toBeInTheDocument();
});
