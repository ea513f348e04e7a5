import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';

it.each([
  ['Ana Maria Pop', 'AP'],
  ['Salon & Șic', 'SȘ'],
  ['zori', 'Z'],
  ['4 Anotimpuri', 'A'],
  // These letters are two UTF-16 code units each.
  ['𝓐na 𝓟op', '𝓐𝓟'],
])('the initials of %s are %s', (name, initials) => {
  const { container } = render(<Avatar name={name} />);
  expect(container.textContent).toBe(initials);
});
