import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OpenState } from './open-state.tsx';

test.each([
  ['2026-11-26T12:00:00Z', 'Deschis acum · până la 18:00'],
  ['2026-11-26T05:00:00Z', 'Închis · se deschide azi la 09:00'],
  ['2026-11-26T18:00:00Z', 'Închis · se deschide mâine la 09:00'],
  ['2026-11-27T18:00:00Z', 'Închis · se deschide luni la 09:00'],
])('at %s a location open from Monday to Friday says "%s"', (now, text) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts: '09:00', ends: '18:00' }));
  const { container } = render(<OpenState of={hours} />);
  expect(container).toHaveTextContent(text);
  vi.useRealTimers();
});
