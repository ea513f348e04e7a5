import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { filtersForm } from '#tests/mock-api/catalogue/places.ts';
import { FeaturedCities } from './home-sections.tsx';

test('each city links to its page @S2-23', () => {
  const cities = filtersForm.citiesFeatured;
  render(<FeaturedCities cities={cities} />);
  for (const { name, slug } of cities)
    expect(screen.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
      'href',
      `/${slug}`,
    );
});

test('without cities there is no section about them', () => {
  const { container } = render(<FeaturedCities cities={[]} />);
  expect(container).toBeEmptyDOMElement();
});
