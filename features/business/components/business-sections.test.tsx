import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { siteLinks } from '#lib/seo/site.ts';
import { BusinessHero, Joining } from './business-sections.tsx';

vi.mock('#lib/seo/site.ts', () => ({
  siteLinks: vi.fn(),
  contactEmail: () => 'salut@aproape.example',
  partnerPrice: () => undefined,
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
  expect(screen.getAllByText(/portalul partenerilor/)).toHaveLength(3);
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

test('"Beneficii și preț" leads to the price on the same page', () => {
  vi.mocked(siteLinks).mockReturnValue({} as Links);
  render([<BusinessHero key="hero" label="" promise="" text="" />, <Joining key="join" />]);
  const link = screen.getByRole('link', { name: 'Beneficii și preț' });
  expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(
    'Scrie-ne și îți spunem prețul.',
  );
});
