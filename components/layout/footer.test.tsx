import { act, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { resetSession, startSession } from '#lib/session/session-store.ts';
import { siteLinks } from '#lib/seo/site.ts';
import { makeUser } from '#tests/factories/user.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { Footer } from './footer.tsx';

vi.mock('#lib/seo/site.ts', () => ({
  siteLinks: vi.fn(() => ({})),
  contactEmail: () => 'salut@aproape.example',
  company: () => 'Aproape SRL',
  optionalScripts: () => ({ analytics: 'https://count.example.com/a.js', marketing: null }),
}));

const pages = [
  ...[
    '/',
    '/locations',
    '/cities',
    '/login',
    '/account/bookings',
    '/faq',
    '/feedback',
    '/how-we-rank',
    '/accessibility',
  ],
  ...['/business', '/beauty-and-care', '/health-and-wellness', '/sports-and-recreation'],
  ...['/terms-and-conditions', '/privacy-policy'],
];

function linksOf(name: string) {
  return within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

function hrefs(): string[] {
  return screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
}

it('has internal links only to pages that exist', () => {
  render(<Footer />);
  const inside = hrefs().filter((href) => href.startsWith('/'));
  expect(inside.filter((href) => !pages.includes(href.replace(/#.*/, '')))).toEqual([]);
});

it('shows the blog and the partner portal only when their URLs are set', () => {
  vi.mocked(siteLinks).mockReturnValue({ ...siteLinks(), blog: 'https://blog.example.com' });
  render(<Footer />);
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute(
    'href',
    'https://blog.example.com',
  );
  expect(screen.queryByText('Înscrie-ți afacerea')).not.toBeInTheDocument();
});

it('links to the social pages, the mail, home, search and blog @S2-56 @S2-57 @S2-58', () => {
  const outside = {
    blog: 'https://blog.example.com',
    facebook: 'https://facebook.example.com',
    instagram: 'https://instagram.example.com',
    tiktok: 'https://tiktok.example.com',
  };
  vi.mocked(siteLinks).mockReturnValue({ ...siteLinks(), ...outside });
  render(<Footer />);
  expect(linksOf('Urmărește-ne')).toEqual([outside.facebook, outside.instagram, outside.tiktok]);
  expect(linksOf('Explorează')).toEqual(['/', '/locations', outside.blog]);
  expect(hrefs()).toContain('mailto:salut@aproape.example');
});

it('links businesses to the registration of the partner portal @S6-13', () => {
  const registration = 'https://partner.example.com/register';
  vi.mocked(siteLinks).mockReturnValue({ ...siteLinks(), registration });
  render(<Footer />);
  expect(screen.getByRole('link', { name: /Înscrie-ți afacerea/ })).toHaveAttribute(
    'href',
    registration,
  );
});

it('links to the pages for businesses, the FAQ and the legal pages @S2-59 @S2-60 @S2-62', () => {
  render(<Footer />);
  const categories = ['/beauty-and-care', '/health-and-wellness', '/sports-and-recreation'];
  expect(linksOf('Afaceri')).toEqual(expect.arrayContaining(['/business', ...categories]));
  expect(linksOf('Resurse')).toEqual(expect.arrayContaining(['/faq', '/feedback']));
  expect(linksOf('Informații legale')).toEqual(
    expect.arrayContaining(['/terms-and-conditions', '/privacy-policy']),
  );
});

it('links to the cookie settings and lists the scripts that they control', () => {
  render(<Footer />);
  const link = screen.getByRole('link', { name: 'Setări cookie' });
  expect(link).toHaveAttribute('href', '/privacy-policy#cookie');
  expect(link).toHaveAttribute('data-analytics', 'https://count.example.com/a.js');
  expect(link).not.toHaveAttribute('data-marketing');
});

it('links to the consumer authority by its pictogram, in the required size @S2-61', () => {
  render(<Footer />);
  expect(screen.getByRole('link', { name: /Soluționarea alternativă/ })).toHaveAttribute(
    'href',
    'https://anpc.ro/ce-este-sal/',
  );
  const pictogram = screen.getByRole('img', { name: /Soluționarea alternativă a litigiilor/ });
  expect(pictogram).toHaveAttribute('width', '250');
  expect(pictogram).toHaveAttribute('height', '50');
});

it('offers the login only to guests', () => {
  mockApi.use(mockCall('user', () => ({ data: makeUser() })));
  render(<Footer />);
  const login = screen.getByText('Intră în cont');
  expect(login.parentElement).not.toHaveClass('invisible');
  document.cookie = 'auth_hint=1.9999999999; path=/';
  act(() => startSession(makeUser()));
  expect(login.parentElement).toHaveClass('invisible');
  act(() => resetSession());
  expect(login.parentElement).not.toHaveClass('invisible');
});
