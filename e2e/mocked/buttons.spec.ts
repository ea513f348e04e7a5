import type { Locator, Page } from '@playwright/test';
import { chooseConsent } from '../collectors/guarded-test.ts';
import { Mock } from './mock.ts';
import { expect, test } from './mocked-test.ts';
import { screens, type Screen } from './screens.ts';

const frames = ['home', 'business', 'account, bookings'];
const sample = ['location'];
const isWhole = process.env.WHOLE === 'true';

for (const screen of screens.filter(({ name }) => isWhole || sample.includes(name)))
  test(
    `every button of ${screen.name} changes something`,
    {
      tag: isWhole ? '@wide' : [],
    },
    async ({ browser, mockedWeb, mock: { world }, baseURL, viewport }) => {
      test.setTimeout(300_000);
      // The collector does not watch this context, because random presses make forms fail.
      const context = await browser.newContext({ baseURL, viewport, locale: 'ro-RO' });
      await context.addInitScript(chooseConsent);
      await context.addInitScript(() => {
        window.print = () => void (document.documentElement.dataset.printed = 'true');
      });
      const mock = new Mock(mockedWeb, context);
      await mock.setClock(world.clock.now());
      const page = await context.newPage();
      if (screen.scenario) mock.use(screen.scenario);
      const path = screen.path(mock);
      const buttons = buttonsOf(page, screen);
      const open = async () => {
        if (screen.signedIn) await mock.signIn();
        await page.goto(path);
        await page.waitForFunction(() => !window.earlyInput);
        await rest(page);
      };
      await open();
      const pressed = new Set<string>();
      const dead: string[] = [];
      for (const [nth, name] of (await namesOf(buttons)).entries()) {
        if (pressed.has(name)) continue;
        if (pressed.size > 0) await open();
        pressed.add(name);
        const before = await state(page);
        await buttons.nth(nth).click();
        await expect
          .poll(() => state(page), { timeout: 5_000 })
          .not.toBe(before)
          .catch(() => dead.push(name));
      }
      await context.close();
      expect(dead).toEqual([]);
    },
  );

const pressable = 'button:enabled:not([aria-disabled=true]), summary';

function buttonsOf(page: Page, { name }: Screen): Locator {
  const place = frames.includes(name) ? page : page.getByRole('main');
  return place.locator(pressable).filter({ visible: true });
}

function namesOf(buttons: Locator): Promise<string[]> {
  return buttons.evaluateAll((all) =>
    all.map((one) => {
      const name = one.getAttribute('aria-label') ?? one.textContent ?? '';
      return `${one.closest('header, footer, main, dialog')?.tagName} ${name}`.replace(/\d+/g, '#');
    }),
  );
}

function state(page: Page): Promise<string> {
  return page
    .evaluate(() => {
      const fields = [...document.querySelectorAll('input, select, textarea')];
      const focus = document.activeElement?.closest('button, summary')
        ? ''
        : document.activeElement;
      const open = document.querySelectorAll(':popover-open, dialog[open]').length;
      const scrolled = [...document.querySelectorAll('*')].filter(
        ({ scrollLeft }) => scrollLeft > 0,
      );
      return [
        location.href,
        document.documentElement.outerHTML,
        ...fields.map((field) => `${Reflect.get(field, 'value')} ${Reflect.get(field, 'checked')}`),
        focus && `${focus.tagName} ${focus.id}`,
        open,
        scrollY,
        scrolled.map(({ scrollLeft }) => scrollLeft),
      ].join('\n');
    })
    .catch(() => 'on the way to another page');
}

async function rest(page: Page): Promise<string> {
  let before = '';
  await expect
    .poll(async () => {
      const now = await state(page);
      const isSame = now === before;
      before = now;
      return isSame;
    })
    .toBe(true);
  return before;
}
