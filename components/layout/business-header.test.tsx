import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { siteLinks } from '#lib/seo/site.ts';
import { BusinessHeader } from './business-header.tsx';

const outside = {
  blog: 'https://blog.example.com',
  registration: 'https://partner.example.com/register',
  businessIos: 'https://apple.example.com',
  businessAndroid: 'https://google.example.com',
};

vi.mock('#lib/seo/site.ts', () => ({ siteLinks: vi.fn() }));

beforeEach(() => {
  vi.mocked(siteLinks).mockReturnValue({ ...siteLinks(), ...outside });
});

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
    ['Blog', outside.blog],
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
    ['Înscrie-ți afacerea', outside.registration],
    ['Beneficii și preț', '/#pricing'],
    ...categories,
    ['Blog', outside.blog],
    ['Devino partener', outside.registration],
    [expect.stringMatching(/^App Store/), outside.businessIos],
    [expect.stringMatching(/^Google Play/), outside.businessAndroid],
  ]);
});

it('links to no external site without a configured URL', () => {
  vi.mocked(siteLinks).mockReturnValue({} as ReturnType<typeof siteLinks>);
  const { container } = render(<BusinessHeader />);
  const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs.filter((href) => !/^[/#]/.test(href ?? ''))).toEqual([]);
});
