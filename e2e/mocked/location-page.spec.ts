import { expect, test } from './mocked-test.ts';

test(
  'a guest reads on the page of a location who works there, when, where and on which terms @S2-17 @S6-02',
  { tag: '@wide' },
  async ({ page, mock }) => {
    const { path, detail } = mock.location('plain');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: detail.name })).toBeVisible();
    await expect(page.getByText('Deschis acum · până la 18:00')).toBeVisible();
    const team = page.getByRole('region', { name: 'Echipă' });
    await expect(team.getByRole('listitem')).toContainText(['Ana Pop', 'Mihai Țăran']);
    const about = page.getByRole('region', { name: `Despre ${detail.name}` });
    await expect(about.getByRole('row', { name: /vineri/i })).toContainText('09:00–18:00');
    await expect(about).toContainText('Poți anula gratuit cu cel puțin 2 ore înainte.');
    await expect(about).toContainText('De obicei, programarea se confirmă imediat.');
    await expect(about).toContainText('Zori SRL, CUI RO1234567');
  },
);

test('the tab of the section in view is the current one', async ({ page, mock }) => {
  await page.goto(mock.location('plain').path);
  const tabs = page.getByRole('navigation', { name: 'Secțiunile paginii' });
  for (const name of ['Recenzii', 'Despre', 'Servicii']) {
    await tabs.getByRole('link', { name }).click();
    await expect(tabs.locator('[aria-current]')).toHaveText([name]);
  }
});

test('a location with manual approval shows that before a booking', async ({ page, mock }) => {
  await page.goto(mock.location('manual-approval').path);
  await expect(page.getByRole('main')).toContainText(
    'Programarea ta va aștepta confirmarea locației',
  );
});

test('a location without hours is closed', async ({ page, mock }) => {
  await page.goto(mock.location('closed').path);
  await expect(page.getByText('Închis acum')).toBeVisible();
  await expect(page.getByRole('row', { name: /vineri/i })).toContainText('Închis');
});

test('a location without services shows that, and its booking links back to it', async ({
  page,
  mock,
}) => {
  const { path } = mock.location('no-services');
  await page.goto(path);
  await expect(page.getByText('Locația nu are acum servicii cu programare online.')).toBeVisible();
  await page.goto(`${path}/booking`);
  await expect(
    page.getByRole('heading', {
      name: 'Locația nu are acum servicii cu programare online.',
    }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Înapoi la locație' }).click();
  await expect(page).toHaveURL(path);
});

test(
  'long names break inside the page, here and in the booking',
  { tag: '@wide' },
  async ({ page, mock }) => {
    const { path, detail } = mock.location('long-names');
    for (const address of [path, `${path}/booking?services=${detail.id}01,${detail.id}02`]) {
      await page.goto(address);
      await expect(page.getByText(/Contracararea-efectelor/).first()).toBeVisible();
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
    }
  },
);
