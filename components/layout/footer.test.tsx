import { act, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { resetSession, startSession } from '#lib/session/session-store.ts';
import { siteLinks } from '#lib/site.ts';
import { makeUser } from '#tests/factories/user.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { Footer } from './footer.tsx';

vi.mock('#lib/site.ts', () => ({
  siteLinks: vi.fn(() => ({})),
  contactEmail: () => 'salut@aproape.example',
  company: () => undefined,
}));

const pages = ['/', '/locations', '/login', '/account/bookings'];

function hrefs(): string[] {
  return screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
}

it('leads inside the site only to pages that exist', () => {
  render(<Footer />);
  expect(hrefs().filter((href) => href.startsWith('/') && !pages.includes(href))).toEqual([]);
});

it('shows the blog and the partner portal only when their addresses are set', () => {
  vi.mocked(siteLinks).mockReturnValue({ ...siteLinks(), blog: 'https://blog.example.com' });
  render(<Footer />);
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute(
    'href',
    'https://blog.example.com',
  );
  expect(screen.queryByText('Afaceri')).not.toBeInTheDocument();
});

it('leads to the social pages, the mail, and home, search and blog @S2-56 @S2-57 @S2-58', () => {
  const outside = {
    blog: 'https://blog.example.com',
    facebook: 'https://facebook.example.com',
    instagram: 'https://instagram.example.com',
    tiktok: 'https://tiktok.example.com',
  };
  vi.mocked(siteLinks).mockReturnValue({ ...siteLinks(), ...outside });
  render(<Footer />);
  const linksOf = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(linksOf('Urmărește-ne')).toEqual([outside.facebook, outside.instagram, outside.tiktok]);
  expect(linksOf('Explorează')).toEqual(['/', '/locations', outside.blog]);
  expect(hrefs()).toContain('mailto:salut@aproape.example');
});

it('leads businesses to the registration of their own portal @S6-13', () => {
  vi.mocked(siteLinks).mockReturnValue({ ...siteLinks(), partners: 'https://partner.example.com' });
  render(<Footer />);
  expect(screen.getByRole('link', { name: /Înscrie-ți afacerea/ })).toHaveAttribute(
    'href',
    'https://partner.example.com/register',
  );
});

it('leads to the consumer authority by its pictogram, at its size @S2-61', () => {
  render(<Footer />);
  expect(screen.getByRole('link', { name: /Soluționarea alternativă/ })).toHaveAttribute(
    'href',
    'https://reclamatiisal.anpc.ro',
  );
  const pictogram = screen.getByRole('img', { name: /Soluționarea alternativă a litigiilor/ });
  expect(pictogram).toHaveAttribute('width', '250');
  expect(pictogram).toHaveAttribute('height', '50');
});

it('offers the login to guests alone', () => {
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
