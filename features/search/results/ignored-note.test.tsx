import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IgnoredNote } from './ignored-note.tsx';

it('names the words that were not searched', () => {
  render(<IgnoredNote ignored={['Herăstrău', 'wifi']} />);
  expect(screen.getByText('Nu am ținut cont de „Herăstrău”, „wifi”.')).toBeVisible();
});

it('is absent if all were', () => {
  const { container } = render(<IgnoredNote ignored={[]} />);
  expect(container).toBeEmptyDOMElement();
});
