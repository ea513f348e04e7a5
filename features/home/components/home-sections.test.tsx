import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FeaturedCities } from './home-sections.tsx';

test('without cities there is no section about them', () => {
  const { container } = render(<FeaturedCities cities={[]} />);
  expect(container).toBeEmptyDOMElement();
});
