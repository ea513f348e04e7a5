import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DayStrip } from './day-strip.tsx';

test('a strip whose days all fit and that has no later ones does not offer next days', () => {
  render(
    <DayStrip
      days={['2026-11-20', '2026-11-21']}
      day="2026-11-20"
      today="2026-11-20"
      free={{}}
      onDay={() => {}}
    />,
  );
  const next = screen.getByRole('button', { name: 'Zilele următoare' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
});
