import { expect, test } from './full-test.ts';
import type { LocationKind } from './location-kinds.ts';

const words: [kind: LocationKind, said: string | RegExp][] = [
  ['plain', '60 RON'],
  ['hidden price', 'Preț neafișat'],
  ['from price', 'de la 150 RON'],
  ['range price', 'între 150 și 300 RON'],
  ['offer', '75 RON'],
  ['subscription', /Abonament/],
  ['manual', 'Locația confirmă fiecare cerere. Vezi răspunsul în „Rezervările mele”.'],
];

for (const [kind, said] of words) {
  test(`the page of a location of the kind "${kind}" says so @S2-17`, async ({
    page,
    location,
  }) => {
    const place = await location(kind);
    await page.goto(place.path);
    await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
    await expect(page.getByRole('main').getByText(said).first()).toBeVisible();
  });
}

test('services that want different machines cannot be chosen together @S4-21', async ({
  page,
  location,
}) => {
  const place = await location('equipment');
  const main = page.getByRole('main');
  await page.goto(`${place.path}/booking`);
  await main.getByRole('checkbox', { name: /Epilare/ }).check();
  await expect(main.getByRole('checkbox', { name: /Masaj/ })).toBeDisabled();
  await expect(main.getByText('Nu se poate combina cu serviciile alese')).toBeVisible();
});

test('a location without professionals has nothing to book, and says so @S4-20 @S4-24', async ({
  page,
  location,
}) => {
  const place = await location('no professionals');
  await page.goto(`${place.path}/booking`);
  await expect(
    page.getByText('Locația nu are acum servicii care pot fi rezervate online.'),
  ).toBeVisible();
});
