import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeLocationCard, makeLocationList } from '#tests/factories/location-card.ts';
import { NamedNote, namedElsewhere } from './named-note.tsx';

const clinic = makeLocationCard({ id: 7, name: 'Clinica Șoimul', city: 'Râmnicu Vâlcea' });

it('a location searched by its name and found far away is named with its city', () => {
  const list = { ...makeLocationList([]), suggested: [makeLocationCard({ id: 1 }), clinic] };
  render(<NamedNote location={namedElsewhere({ ...list, search: 'clinica soimul' })} />);
  expect(screen.getByRole('paragraph')).toHaveTextContent('Clinica Șoimul este în Râmnicu Vâlcea.');
  expect(screen.getByRole('link')).toHaveAttribute('href', `/locations/7/${clinic.slug}`);
});

it('a part of a name is not enough', () => {
  const list = { ...makeLocationList([]), suggested: [clinic] };
  expect(namedElsewhere({ ...list, search: 'clinica' })).toBeNull();
});
