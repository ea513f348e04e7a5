import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { resetSession, startSession } from '#lib/session/session-store.ts';
import { webEnv } from '#lib/env.ts';
import { pages } from '#lib/pages.ts';
import { makeUser } from '#tests/factories/user.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { Footer } from './footer.tsx';

vi.mock('#lib/env.ts', () => ({ webEnv: vi.fn() }));

function setEnv(values: Partial<ReturnType<typeof webEnv>>) {
  const all = { CONTACT_EMAIL: 'salut@aproape.example', company: {}, ...values };
  vi.mocked(webEnv).mockReturnValue(all as ReturnType<typeof webEnv>);
}

beforeEach(() => setEnv({}));

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
  expect(inside.filter((href) => !(href.replace(/#.*/, '') in pages))).toEqual([]);
});

it('shows the blog and the partner portal only when their URLs are set', () => {
  setEnv({ BLOG_URL: 'https://blog.example.com' });
  render(<Footer />);
  expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute(
    'href',
    'https://blog.example.com',
  );
  expect(screen.queryByText('Înscrie-ți afacerea')).not.toBeInTheDocument();
});

it('links to the social pages, the mail, home, search and blog @S2-56 @S2-57 @S2-58', () => {
  const outside = {
    BLOG_URL: 'https://blog.example.com',
    FACEBOOK_URL: 'https://facebook.example.com',
    INSTAGRAM_URL: 'https://instagram.example.com',
    TIKTOK_URL: 'https://tiktok.example.com',
  };
  setEnv(outside);
  render(<Footer />);
  expect(linksOf('Urmărește-ne')).toEqual([
    outside.FACEBOOK_URL,
    outside.INSTAGRAM_URL,
    outside.TIKTOK_URL,
  ]);
  expect(linksOf('Explorează')).toEqual(['/', '/locations', outside.BLOG_URL]);
  expect(hrefs()).toContain('mailto:salut@aproape.example');
});

it('links businesses to the registration of the partner portal @S6-13', () => {
  const registrationUrl = 'https://partner.example.com/register';
  setEnv({ registrationUrl });
  render(<Footer />);
  expect(screen.getByRole('link', { name: /Înscrie-ți afacerea/ })).toHaveAttribute(
    'href',
    registrationUrl,
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
  setEnv({ ANALYTICS_SCRIPT_URL: 'https://count.example.com/a.js' });
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
