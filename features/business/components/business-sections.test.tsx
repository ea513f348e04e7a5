import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { webEnv } from '#lib/env.ts';
import { BusinessHero, Joining } from './business-sections.tsx';

vi.mock('#lib/env.ts', () => ({ webEnv: vi.fn() }));

function setEnv(values: Partial<ReturnType<typeof webEnv>>) {
  const all = { CONTACT_EMAIL: 'salut@aproape.example', ...values };
  vi.mocked(webEnv).mockReturnValue(all as ReturnType<typeof webEnv>);
}

beforeEach(() => setEnv({}));

test('a business registers in the partner portal', () => {
  const registrationUrl = 'https://parteneri.example.ro/register';
  setEnv({ registrationUrl, BUSINESS_IOS_APP_URL: '/ios' });
  render(<Joining />);
  expect(screen.getAllByText(/portalul partenerilor/)).toHaveLength(3);
  expect(screen.getByText(/aplicația pentru afaceri/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Devino partener' })).toHaveAttribute(
    'href',
    registrationUrl,
  );
});

test('without portal and app the page promises neither: a business writes a mail', () => {
  render(<Joining />);
  expect(screen.queryByText(/portal|aplicația/)).not.toBeInTheDocument();
  expect(screen.getByText('Scrie-ne și îți spunem cum începi.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Scrie-ne' })).toHaveAttribute(
    'href',
    'mailto:salut@aproape.example',
  );
});

test('"Beneficii și preț" leads to the price on the same page', () => {
  render([<BusinessHero key="hero" label="" promise="" text="" />, <Joining key="join" />]);
  const link = screen.getByRole('link', { name: 'Beneficii și preț' });
  expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(
    'Scrie-ne și îți spunem prețul.',
  );
});
