import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeNextSlot, makeSlot } from '#tests/factories/slots.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { visit } from '#tests/next-navigation.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { LocationSlots } from './later-tools.tsx';

const tuns = { id: 7, name: 'Tuns', duration: 30, price_label: '75 RON' };

test('the slots of a location are for the search that led to it', async () => {
  visit('/locations/1/ana?search=tuns+copii&date[]=2026-11-27&after=25:00&utm_source=x');
  const queries: string[] = [];
  mockApi.use(
    mockCall('locationsNextSlots', ({ query }) => {
      queries.push(String(query));
      return { data: { 1: [makeNextSlot(tuns, makeSlot('2026-11-27', '12:30'))] } };
    }),
  );
  render(<LocationSlots of={{ id: 1, slug: 'ana', name: 'Ana' }} />);
  expect(await screen.findByRole('group', { name: 'Ore libere la Ana: Tuns' })).toBeVisible();
  expect(queries).toEqual(['ids%5B%5D=1&search=tuns+copii&date%5B%5D=2026-11-27']);
});
