import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enterAbove } from '#lib/browser/history-entry.ts';
import { visit } from '#tests/next-navigation.ts';
import { useStep } from './use-booking.ts';

const path = '/locations/12/salon-zori/booking';

function replaceBelowDialog() {
  visit(`${path}?step=4`);
  const page = renderHook(useStep);
  act(enterAbove);
  act(() => page.result.current.replace(3));
  return page;
}

const back = () =>
  act(async () => {
    const popped = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    window.history.back();
    await popped;
  });

test('below a dialog the step changes once the dialog has closed', async () => {
  const { result } = replaceBelowDialog();
  expect(window.location.search).toBe('?step=4');
  await back();
  expect(window.location.search).toBe('?step=3');
  expect(result.current.addressStep).toBe(3);
});

test('a step below a dialog does not change another page that Back reaches', async () => {
  replaceBelowDialog().unmount();
  window.history.pushState(null, '', '/forgot-password');
  window.history.pushState(null, '', '/faq');
  await back();
  expect(window.location.pathname).toBe('/forgot-password');
});
