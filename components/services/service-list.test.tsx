import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeService } from '#tests/factories/service.ts';
import { ServiceList } from './service-list.tsx';

// React's warning about duplicate keys would fail the test.
test('categories may have the same name, also that of the filter for all', () => {
  const categories = ['Păr', 'Păr', 'Toate'].map((name, id) => ({
    ...{ id, name },
    services: [makeService(), makeService()],
  }));
  const services = categories.flatMap((category) => category.services);
  const rules = { services, available: [1, 2], servicesIds: [] };
  render(
    <ServiceList
      categories={categories}
      professionals={[]}
      rules={rules}
      onToggle={() => {}}
      day={null}
    />,
  );
  expect(screen.getAllByRole('heading', { name: 'Păr' })).toHaveLength(2);
});
