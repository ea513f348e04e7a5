import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeNextSlot, makeSlot } from '#tests/factories/slots.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { visit } from '#tests/next-navigation.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { LocationSlots } from './later-tools.tsx';

const tuns = { id: 7, name: 'Tuns', duration: 30, price_label: '75 RON' };

test('the slots of a location are for the search that led to it', async () => {
  visit('/locations/1/ana?search=tuns+copii');
  const searches: (string | null)[] = [];
  mockApi.use(
    mockCall('locationsNextSlots', ({ query }) => {
      searches.push(query.get('search'));
      return { data: { 1: [makeNextSlot(tuns, makeSlot('2026-11-27', '12:30'))] } };
    }),
  );
  render(<LocationSlots of={{ id: 1, slug: 'ana', name: 'Ana' }} />);
  expect(await screen.findByRole('group', { name: 'Ore libere la Ana: Tuns' })).toBeVisible();
  expect(searches).toEqual(['tuns copii']);
});
