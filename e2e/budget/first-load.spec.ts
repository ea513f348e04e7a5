import { expect, test, type APIRequestContext } from '@playwright/test';
import { firstLocation } from '../first-location.ts';
import { weighFirstLoad } from './first-load.ts';

const kilobyte = 1024;
/** Bytes of script (gzip -9) of a page without client components in Next 16.4. */
const floor = 131.7 * kilobyte;

type Budget = {
  name: string;
  address: (api: APIRequestContext) => Promise<string>;
  script: number;
  /** Uncompressed bytes. */
  html: number;
};

const budgets: Budget[] = [
  { name: 'home', address: async () => '/', script: 15 * kilobyte, html: 120 * kilobyte },
  { name: 'city', address: async () => '/iasi', script: 20 * kilobyte, html: 195 * kilobyte },
  {
    name: 'results',
    address: async () => '/locations?search=tuns',
    script: 32 * kilobyte,
    html: 78 * kilobyte,
  },
  { name: 'location', address: locationPath, script: 22 * kilobyte, html: 200 * kilobyte },
  {
    name: 'booking',
    address: async (api) => `${await locationPath(api)}/booking`,
    script: 61 * kilobyte,
    html: 120 * kilobyte,
  },
  { name: 'login', address: async () => '/login', script: 60 * kilobyte, html: 48 * kilobyte },
];

for (const budget of budgets) {
  test(`first load of ${budget.name} stays within its bytes`, async ({ page, request }) => {
    const path = await budget.address(request);
    const load = await weighFirstLoad(page, path);
    const kb = (bytes: number) => Math.round((bytes / kilobyte) * 10) / 10;
    console.info(
      `${budget.name}: script ${kb(load.scriptGz)} KB gz (floor + ${kb(load.scriptGz - floor)}), ` +
        `HTML ${kb(load.htmlRaw)} KB (${kb(load.htmlGz)} gz), ` +
        `fonts ${kb(load.fontBytes)} KB in ${load.fontFiles}`,
    );
    expect(load.thirdParty, 'requests to other hosts').toEqual([]);
    expect.soft(kb(load.scriptGz), 'script, KB gz').toBeLessThanOrEqual(kb(floor + budget.script));
    expect.soft(kb(load.htmlRaw), 'HTML, KB').toBeLessThanOrEqual(kb(budget.html));
    expect.soft(load.fontFiles, 'font files').toBeLessThanOrEqual(4);
    expect.soft(kb(load.fontBytes), 'fonts, KB').toBeLessThanOrEqual(45);
  });
}

async function locationPath(api: APIRequestContext): Promise<string> {
  const query = 'search=tuns&latitude=47.16&longitude=27.58';
  return (await firstLocation(api, query)).path;
}
