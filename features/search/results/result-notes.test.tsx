import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeLocationCard, makeLocationList } from '#tests/factories/location-card.ts';
import { namedElsewhere } from './load-results.ts';
import { IgnoredNote, NamedNote } from './result-notes.tsx';

const clinic = makeLocationCard({ id: 7, name: 'Clinica Șoimul', city: 'Râmnicu Vâlcea' });

it('a location searched by its name and found far away is named with its city', () => {
  const list = { ...makeLocationList([]), suggested: [makeLocationCard({ id: 1 }), clinic] };
  render(<NamedNote location={namedElsewhere({ ...list, search: 'clinica soimul' })} />);
  expect(screen.getByRole('paragraph')).toHaveTextContent('Clinica Șoimul este în Râmnicu Vâlcea.');
  expect(screen.getByRole('link')).toHaveAttribute('href', `/locations/7/${clinic.slug}`);
});

it('the words that were not searched are named', () => {
  render(<IgnoredNote ignored={['Herăstrău', 'wifi']} />);
  expect(screen.getByText('Nu am ținut cont de „Herăstrău”, „wifi”.')).toBeVisible();
});

it('the note about ignored words is absent if all were searched', () => {
  const { container } = render(<IgnoredNote ignored={[]} />);
  expect(container).toBeEmptyDOMElement();
});
