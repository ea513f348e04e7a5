import { signedIn } from '#tests/contract/visitors.ts';
import { bookByKeyboard } from '#tests/keyboard/book-by-keyboard.ts';
import { onBrowser } from '../checks/browser.ts';
import type { Flood } from './floods.ts';

const most = { presses: 60, seconds: 20 };

export const keyboardBooking: Flood = {
  name: 'keyboard, one service from the home page',
  goal: `at most ${most.presses} keystrokes, ${most.seconds} s by the keystroke-level model`,
  run: async (webUrl) => {
    const client = await signedIn();
    return onBrowser(async (browser) => {
      const context = await browser.newContext({ baseURL: webUrl, locale: 'ro-RO' });
      await context.addCookies(
        [...client.cookies()].map(([name, value]) => ({ name, value, url: webUrl })),
      );
      const response = JSON.stringify({ essential: true, analytics: false, marketing: false });
      await context.addInitScript((text) => (localStorage.consentPreferences = text), response);
      const page = await context.newPage();
      const name = await firstLocation(webUrl);
      const { presses, seconds } = await bookByKeyboard(page, { text: name.slice(0, 8), name });
      return {
        figures: `${presses} keystrokes, ${seconds.toFixed(1)} s`,
        holds: presses <= most.presses && seconds <= most.seconds,
      };
    });
  },
};

async function firstLocation(webUrl: string): Promise<string> {
  const response = await fetch(
    `${webUrl}/api/public/locations?latitude=47.16&longitude=27.58&radius=30000&per_page=1`,
  );
  const { data } = (await response.json()) as { data: { name: string }[] };
  if (!data[0]) throw new Error('No location around Iași');
  return data[0].name;
}
