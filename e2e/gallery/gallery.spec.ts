import type { Page } from '@playwright/test';
import { stepLink } from '../mocked/go-to-step.ts';
import type { Mock } from '../mocked/mock.ts';
import { expect, test } from '../mocked/mocked-test.ts';

type Screen = {
  name: string;
  address: (mock: Mock) => string;
  scenario?: string;
  press?: string;
  refusal?: number;
  widths?: number[];
};

const screens: Screen[] = [
  { name: 'home', address: () => '/' },
  { name: 'results', address: () => '/locations' },
  { name: 'results-one', address: () => '/locations?search=bujor' },
  { name: 'results-none', address: () => '/locations?search=zzz' },
  { name: 'location', address: (mock) => mock.location('plain').path },
  { name: 'location-offers', address: (mock) => mock.location('offer').path },
  { name: 'location-gallery', address: (mock) => mock.location('gallery').path },
  { name: 'location-long-names', address: (mock) => mock.location('long-names').path },
  { name: 'location-without-services', address: (mock) => mock.location('no-services').path },
  { name: 'booking-1-services', address: (mock) => stepLink(mock, 1) },
  { name: 'booking-2-professional', address: (mock) => stepLink(mock, 2) },
  { name: 'booking-3-time', address: (mock) => stepLink(mock, 3) },
  { name: 'booking-4-summary', address: (mock) => stepLink(mock, 4, { services: [1, 2] }) },
  {
    name: 'booking-5-placed',
    address: (mock) => `${mock.location('plain').path}/booking?step=5&booking=${mock.booking().id}`,
  },
  { name: 'search-dialog', address: () => '/', press: 'Deschide căutarea', widths: [360, 768] },
  { name: 'drawer', address: () => '/', press: 'Meniu', widths: [360, 768] },
  { name: 'login-dialog', address: () => '/', press: 'Intră în cont', widths: [768, 1280] },
  { name: 'login', address: () => '/login' },
  { name: 'bookings', address: () => '/account/bookings', scenario: 'many-bookings' },
  { name: 'bookings-none', address: () => '/account/bookings' },
  { name: 'booking-details', address: (mock) => `/account/bookings/${mock.booking().id}` },
  { name: 'account-menu', address: () => '/account', widths: [360, 768] },
  { name: 'profile', address: () => '/account/profile' },
  { name: 'security', address: () => '/account/security' },
  { name: 'subscriptions-none', address: () => '/account/subscriptions' },
  { name: 'register', address: () => '/register' },
  { name: 'city', address: () => '/iasi' },
  { name: 'business', address: () => '/business' },
  { name: 'faq', address: () => '/faq' },
  { name: 'feedback', address: () => '/feedback' },
  { name: 'accessibility', address: () => '/accessibility' },
  { name: 'components', address: () => '/dev/components' },
  { name: 'not-found', address: () => '/nu-exista', refusal: 404 },
  { name: 'error', address: () => '/', scenario: 'down', refusal: 503 },
];

for (const { name, address, scenario, press, refusal, widths = [360, 768, 1280] } of screens) {
  for (const [width, colorScheme] of widths.flatMap(inBothSchemes)) {
    test(`${name} at ${width} px, ${colorScheme}`, async ({ page, mock, announce }) => {
      const path = address(mock);
      if (scenario) mock.use(scenario);
      if (refusal) announce.refusal(path, refusal);
      if (/account|step=5/.test(path)) await mock.signIn();
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      await page.goto(path);
      if (press) {
        const opener = page.getByRole('banner').getByLabel(press).or(page.getByText(press));
        await opener.filter({ visible: true }).first().click();
        await page.getByRole('dialog').waitFor();
      }
      await scrollThrough(page);
      await expect(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
        fullPage: true,
      });
    });
  }
}

function inBothSchemes(width: number): [number, 'light' | 'dark'][] {
  return [
    [width, 'light'],
    [width, 'dark'],
  ];
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await drawn();
      await drawn();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}
