import { expect, test } from 'vitest';
import { businessJsonLd, businessMetadata } from './business-page.tsx';
import { businessCategories, type BusinessCategoryName } from '../categories.ts';

const pages = [undefined, ...(Object.keys(businessCategories) as BusinessCategoryName[])];
const titleOf = (page?: BusinessCategoryName) => businessMetadata(page).openGraph?.title;

test.each(pages)('the page %s has its own title and audience for search engines', (page) => {
  const title = titleOf(page);
  expect(title).toMatch(/^Programări online pentru /);
  expect(pages.filter((other) => titleOf(other) === title)).toEqual([page]);
  const [, service] = businessJsonLd(page);
  expect(service).toMatchObject({
    name: title,
    audience: {
      audienceType: expect.stringMatching(/^(Saloane|Cabinete|Săli de sport)/) as string,
    },
  });
});
