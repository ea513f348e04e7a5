import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { webEnv } from '#lib/env.ts';
import { BusinessHeader } from './business-header.tsx';

const outside = {
  BLOG_URL: 'https://blog.example.com',
  registrationUrl: 'https://partner.example.com/register',
  BUSINESS_IOS_APP_URL: 'https://apple.example.com',
  BUSINESS_ANDROID_APP_URL: 'https://google.example.com',
};

vi.mock('#lib/env.ts', () => ({ webEnv: vi.fn() }));

type Env = ReturnType<typeof webEnv>;

beforeEach(() => void vi.mocked(webEnv).mockReturnValue(outside as Env));

function closed(name: string) {
  return screen.getByRole('navigation', { name, hidden: true });
}

function linksOf(part: HTMLElement) {
  return within(part)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

const categories = [
  ['Înfrumusețare și îngrijire', '/beauty-and-care'],
  ['Sănătate și bunăstare', '/health-and-wellness'],
  ['Sport și recreere', '/sports-and-recreation'],
];

it('leads to the blog and to a specialist, and has a menu for businesses @S2-02 @S2-46 @S2-47', () => {
  render(<BusinessHeader />);
  expect(linksOf(screen.getByRole('navigation', { name: 'Navigare pentru afaceri' }))).toEqual([
    ['Blog', outside.BLOG_URL],
    ['Găsește-ți specialistul', '/'],
  ]);
  const menu = closed('Meniul pentru afaceri');
  expect(linksOf(menu)).toEqual([
    ['Pentru afaceri', '/business'],
    ['Beneficii și preț', '/#pricing'],
    ...categories,
  ]);
  expect(screen.getByRole('button', { name: 'Pentru afaceri' })).toHaveAttribute(
    'popovertarget',
    menu.parentElement?.id,
  );
});

it('has all links for businesses in its drawer @S1-04 @S2-48 @S2-49', () => {
  render(<BusinessHeader />);
  expect(linksOf(closed('Meniu'))).toEqual([
    ['Găsește-ți specialistul', '/'],
    ['Înscrie-ți afacerea', outside.registrationUrl],
    ['Beneficii și preț', '/#pricing'],
    ...categories,
    ['Blog', outside.BLOG_URL],
    ['Devino partener', outside.registrationUrl],
    [expect.stringMatching(/^App Store/), outside.BUSINESS_IOS_APP_URL],
    [expect.stringMatching(/^Google Play/), outside.BUSINESS_ANDROID_APP_URL],
  ]);
});

it('links to no external site without a configured URL', () => {
  vi.mocked(webEnv).mockReturnValue({} as Env);
  const { container } = render(<BusinessHeader />);
  const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs.filter((href) => !/^[/#]/.test(href ?? ''))).toEqual([]);
});
