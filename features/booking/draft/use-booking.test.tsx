import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Service } from '#contract/service.ts';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { enterAbove } from '#lib/browser/history-entry.ts';
import { visit } from '#tests/next-navigation.ts';
import { bookingLocation } from './booking-location.ts';
import { copy } from '../copy.ts';
import { linkedDraft } from './deep-link.ts';
import { useBooking } from './use-booking.ts';

const today = '2026-11-20';
const path = '/locations/12/salon-zori/booking';
const params = { services: '101', date: '2026-11-23', time: '09:00', step: '4' };

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

function openSummary(press = () => {}) {
  visit(`${path}?${new URLSearchParams(params)}`);
  const location = bookingLocation(makeLocationDetail());
  return renderHook(
    () => {
      useLayoutEffect(press, []);
      return useBooking(location, linkedDraft(params, location, today), today);
    },
    { wrapper },
  );
}

test('the URL of a link becomes that of its step', () => {
  openSummary();
  expect(window.location.search).toBe('?step=4');
});

test('a press during hydration is not undone', () => {
  // Changes the URL but not Next's hooks, which Next updates later.
  const replace = History.prototype.replaceState.bind(window.history);
  openSummary(() => replace(null, '', `${path}?step=3`));
  expect(window.location.search).toBe('?step=3');
});

function loseSlotBelowDialog() {
  const page = openSummary();
  act(enterAbove);
  act(() => page.result.current.reportConflict(copy.notFree));
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
  const { result } = loseSlotBelowDialog();
  expect(window.location.search).toBe('?step=4');
  await back();
  expect(window.location.search).toBe('?step=3');
  expect(result.current.step).toBe(3);
});

test('a step below a dialog does not change another page that Back reaches', async () => {
  loseSlotBelowDialog().unmount();
  window.history.pushState(null, '', '/forgot-password');
  window.history.pushState(null, '', '/faq');
  await back();
  expect(window.location.pathname).toBe('/forgot-password');
});

test('a removed service leaves the draft, and one that is no longer compatible is named @S4-15', () => {
  const link = { services: '101,102', step: '1' };
  visit(path);
  const detail = makeLocationDetail();
  const [category] = detail.service_categories;
  const offering = (change: (services: Service[]) => Service[]) =>
    bookingLocation({
      ...detail,
      service_categories: category ? [{ ...category, services: change(category.services) }] : [],
    });
  const { result, rerender } = renderHook(
    (location) => useBooking(location, linkedDraft(link, location, today), today),
    { initialProps: offering((all) => all), wrapper },
  );
  expect(result.current.draft.servicesIds).toEqual([101, 102]);

  rerender(offering((all) => all.slice(0, 1)));
  expect(result.current.draft.servicesIds).toEqual([101]);
  expect(result.current.notice).toBeNull();

  rerender(offering((all) => all.map((one, at) => ({ ...one, professionals: [at + 1] }))));
  expect(result.current.draft.servicesIds).toEqual([102]);
  expect(result.current.notice).toBe(copy.removed(['Tuns']));
  act(() => result.current.change({ professionalId: 2 }));
  expect(result.current.draft).toMatchObject({ servicesIds: [102], professionalId: 2 });
  expect(result.current.notice).toBeNull();
});

test('a professional who does not offer the next chosen services is removed, with their name in a message', () => {
  visit(path);
  const location = bookingLocation(makeLocationDetail());
  const [first, second] = location.service_categories[0]!.services;
  const split = {
    ...location,
    service_categories: [
      {
        ...location.service_categories[0]!,
        services: [
          { ...first!, professionals: [1] },
          { ...second!, professionals: [2] },
        ],
      },
    ],
  };
  const linked = linkedDraft({ services: String(first!.id), professional: '1' }, split, today);
  const { result } = renderHook(() => useBooking(split, linked, today), { wrapper });
  act(() => result.current.change({ servicesIds: [second!.id] }));
  expect(result.current.draft.professionalId).toBeNull();
  expect(result.current.notice).toMatch(/^Am scos „/);
});

test('a logout in another tab clears texts, voucher and subscription of the client', async () => {
  visit(path);
  const location = bookingLocation(makeLocationDetail());
  const { result } = renderHook(
    () => useBooking(location, linkedDraft({ services: '101' }, location, today), today),
    { wrapper },
  );
  const voucher = {
    id: 3,
    code: 'TOAMNA',
    discount: 10,
    discount_type: 'percentage' as const,
    services: [],
    valid_until: '2026-12-31',
  };
  const ofClient = {
    comment: 'Am o alergie',
    customFields: { 7: 'Scurt' },
    voucher,
    servicesSubscriptionId: 'c0a1f6b2-64f5-4f0e-9b53-3c5a7e0f1d11',
  };
  act(() => result.current.change(ofClient));
  const otherTab = new BroadcastChannel('auth');
  otherTab.postMessage('logout');
  await waitFor(() => expect(result.current.draft.comment).toBe(''));
  otherTab.close();
  expect(result.current.draft).toMatchObject({
    servicesIds: [101],
    customFields: {},
    voucher: null,
    servicesSubscriptionId: null,
  });
});
