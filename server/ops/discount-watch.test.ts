import { expect, test } from 'vitest';
import { createDiscountWatch } from './housekeeping.ts';
import { makeLocation } from '../testing/make-location.ts';
import { setUpApi } from '../testing/set-up-api.ts';

const api = setUpApi();

test('an unknown type of discount is logged once and not applied', async () => {
  const offer = (discount_type: string) => ({
    start_date: '2026-11-01',
    end_date: '2026-11-30',
    discount: 50,
    discount_type,
  });
  const lines: unknown[] = [];
  const watch = createDiscountWatch(api.db, { warn: (line: unknown) => void lines.push(line) });
  const known = { services: [{ offers: [offer('percentage'), offer('fixed')] }] };
  await makeLocation(api.db, known);
  await watch();
  expect(lines).toEqual([]);

  const odd = { services: [{ offers: [offer('gift')] }, { offers: [offer('gift')] }] };
  const { id, services } = await makeLocation(api.db, odd);
  await watch();
  await watch();
  expect(lines).toEqual([{ discount_type: 'gift' }]);
  const { body } = await api.call('locationServices', { params: { id } });
  const shown = body.data[0]?.services.find((service) => service.id === services[0]?.id);
  expect(shown).toMatchObject({ price: 50, offers: [{ discount_type: 'gift' }] });
});
