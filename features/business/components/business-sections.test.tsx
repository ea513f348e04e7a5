import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { siteLinks } from '#lib/seo/site.ts';
import { Joining } from './business-sections.tsx';

vi.mock('#lib/seo/site.ts', () => ({
  siteLinks: vi.fn(),
  contactEmail: () => 'salut@aproape.example',
}));

const links = { registration: 'https://parteneri.example.ro/register', businessIos: '/ios' };
type Links = ReturnType<typeof siteLinks>;
const renderWith = (set: Partial<Links>) => {
  vi.mocked(siteLinks).mockReturnValue(set as Links);
  render(<Joining />);
};
beforeEach(() => vi.mocked(siteLinks).mockReset());

test('a business registers in the partner portal', () => {
  renderWith(links);
  expect(screen.getAllByText(/portalul partenerilor/)).toHaveLength(2);
  expect(screen.getByText(/aplicația pentru afaceri/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Devino partener' })).toHaveAttribute(
    'href',
    links.registration,
  );
});

test('without portal and app the page promises neither: a business writes a mail', () => {
  renderWith({});
  expect(screen.queryByText(/portal|aplicația/)).not.toBeInTheDocument();
  expect(screen.getByText('Scrie-ne și îți spunem cum începi.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Scrie-ne' })).toHaveAttribute(
    'href',
    'mailto:salut@aproape.example',
  );
});
