import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OpenState } from './open-state.tsx';

test.each([
  ['2026-11-26T12:00:00Z', 'Deschis acum · până la 18:00'],
  ['2026-11-26T05:00:00Z', 'Închis · se deschide azi la 09:00'],
  ['2026-11-26T18:00:00Z', 'Închis · se deschide mâine la 09:00'],
  ['2026-11-27T18:00:00Z', 'Închis · se deschide luni la 09:00'],
])('at %s a location open from Monday to Friday says "%s"', (now, text) => {
  expectText([1, 2, 3, 4, 5], now, text);
});

test('the opening day has its date if it is the same weekday of next week', () => {
  const text = 'Închis · se deschide luni, 30 noiembrie, la 09:00';
  expectText([1], '2026-11-23T18:00:00Z', text);
});

function expectText(weekdays: number[], now: string, text: string) {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const hours = weekdays.map((weekday) => ({ weekday, starts: '09:00', ends: '18:00' }));
  const { container } = render(<OpenState of={hours} />);
  expect(container).toHaveTextContent(text);
  vi.useRealTimers();
}
