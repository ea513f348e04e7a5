import { layoutShift, watchLayoutShift } from '../layout-shift.ts';
import { boxOf } from './box-of.ts';
import { expectStep } from './go-to-step.ts';
import { service, totalOf } from './find-service.ts';
import { expect, test } from './mocked-test.ts';

test(
  'services chosen on the location page are in the booking, removed ones are not @S4-15 @S4-16',
  { tag: '@wide' },
  async ({ page, mock }) => {
    const { path, detail } = mock.location('plain');
    await page.goto(path);
    await expect(
      page.getByRole('button', { name: 'Rezervă' }).filter({ visible: true }),
    ).toBeVisible();
    await service(page, 'Tuns').getByRole('checkbox').check();
    await service(page, 'Vopsit').getByRole('checkbox').check();
    await expect(totalOf(page)).toContainText('280 RON');
    await expect(totalOf(page)).toContainText('2 ore');
    await service(page, 'Tuns').getByRole('checkbox').uncheck();
    await expect(totalOf(page)).toContainText('200 RON');
    await page.getByRole('button', { name: 'Continuă' }).filter({ visible: true }).click();

    await expectStep(page, 2);
    await expect(page).toHaveURL(`/locations/${detail.id}/${detail.slug}/booking?step=2`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: 'Înapoi' }).click();
    await expectStep(page, 1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('checkbox', { name: 'Vopsit' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Tuns' }).check();
    await page.getByRole('link', { name: 'Înapoi' }).click();
    await expect(totalOf(page)).toContainText('280 RON');
    await expect(service(page, 'Tuns').getByRole('checkbox')).toBeChecked();
  },
);

test(
  'services do not move when their filters arrive, even in several lines',
  { tag: '@wide' },
  async ({ page, mock, isMobile }) => {
    const { path, detail } = mock.location('plain');
    const [service] = detail.service_categories[0]!.services;
    const names = [
      'Tuns',
      'Vopsit și nuanțat',
      'Coafat',
      'Barbă',
      'Epilare facială',
      'Masaj facial',
    ];
    detail.service_categories = names.map((name, index) => ({
      id: 900 + index,
      name,
      services: [{ ...service!, id: 900 + index, name }],
    }));
    await watchLayoutShift(page);
    await page.goto(`${path}/booking`);
    await page.mouse.move(1, 1);
    const filters = page.getByRole('group', { name: 'Filtrează serviciile' });
    await expect(filters).toBeVisible();
    const { height } = await boxOf(filters);
    expect(height > 100).toBe(!isMobile);
    expect(await layoutShift(page)).toBe(0);
  },
);
