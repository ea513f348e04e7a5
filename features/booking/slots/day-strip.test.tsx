import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DayStrip } from './day-strip.tsx';

test('a strip whose days all fit and that has no later ones does not offer next days, and its button keeps the focus ring', () => {
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
  const [, unringed = ''] =
    /(\S+):focus-visible \{\s*outline: none/.exec(readFileSync('styles/base.css', 'utf8')) ?? [];
  expect(unringed).toContain('tabindex');
  expect(next.matches(unringed)).toBe(false);
});
