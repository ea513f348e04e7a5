import { expect, test } from './mocked-test.ts';
import { service, totalOf } from './find-service.ts';

test('a hidden price reads "Preț neafișat", also as the only one in a total; beside other prices it is counted separately @S8-20', async ({
  page,
  mock,
}) => {
  await page.goto(mock.location('hidden-price').path);
  await expect(service(page, 'Consultanță')).toContainText('Preț neafișat');
  await service(page, 'Consultanță').getByRole('checkbox').check();
  await expect(totalOf(page)).toContainText('Preț neafișat');
  await service(page, 'Tuns').getByRole('checkbox').check();
  await expect(totalOf(page)).toContainText('80 RON + 1 preț stabilit la locație');
});

test('a price has "de la" or "între", a duration hours and minutes @S9-22 @S9-21', async ({
  page,
  mock,
}) => {
  await page.goto(mock.location('price-range').path);
  await expect(service(page, 'Coafat')).toContainText(/30\sde\sminute.*de la 50\sRON/);
  await expect(service(page, 'Balayage')).toContainText(/2\sore.*între 150 și 300\sRON/);
  await service(page, 'Coafat').getByRole('checkbox').check();
  await service(page, 'Balayage').getByRole('checkbox').check();
  await expect(totalOf(page)).toContainText('de la 200 RON');
  await expect(totalOf(page)).toContainText('2 ore și 30 de minute');
});

test('a running offer lowers the price and a coming one is announced, each with both dates and its reference price; a past one is not shown @S9-20 @S9-18', async ({
  page,
  mock,
}) => {
  await page.goto(mock.location('offer').path);
  await expect(service(page, 'Tuns')).toContainText(
    /60\sRON.*Ofertă din 15 până pe 30\snoiembrie. Cel mai mic preț din cele 30 de zile dinaintea ofertei: 80\sRON/,
  );
  await expect(service(page, 'Vopsit')).toContainText(
    /170\sRON.*Ofertă din 15 până pe 30\snoiembrie. Cel mai mic preț.*: 200\sRON/,
  );
  await expect(service(page, 'Coafat')).toContainText(
    /60\sRON.*Ofertă din 10 până pe 20\sdecembrie: 30\sRON. Cel mai mic preț.*: 60\sRON/,
  );
  await service(page, 'Tuns').getByRole('checkbox').check();
  await service(page, 'Vopsit').getByRole('checkbox').check();
  await expect(totalOf(page)).toContainText('230 RON');
});

test('the day of a booking decides whether an offer applies @S9-20 @S3-25', async ({
  page,
  mock,
}) => {
  const { path } = mock.location('offer');
  const summary = page.getByRole('main');
  await page.goto(`${path}/booking?services=701&date=2026-11-30&time=10:00&step=4`);
  await expect(summary.getByText('60 RON').first()).toBeVisible();
  await page.goto(`${path}/booking?services=701&date=2026-12-01&time=10:00&step=4`);
  await expect(summary.getByText('80 RON').first()).toBeVisible();
  await expect(summary.getByText('60 RON')).toHaveCount(0);
});
