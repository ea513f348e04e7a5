import type { Page } from '@playwright/test';
import type { CallOutput } from '#contract/types.ts';
import { expect } from './full-test.ts';

export function mailboxOf(page: Page): (to: string) => Promise<string> {
  let last = 0;
  return async (to) => {
    let code: string | undefined;
    await expect
      .poll(async () => {
        const response = await page.request.get('/api/dev/mailbox', { params: { to } });
        const { data } = (await response.json()) as CallOutput<'mailbox'>;
        const message = data.find(({ id, text }) => id > last && /\b\d{6}\b/.test(text));
        last = message?.id ?? last;
        code = message?.text.match(/\b\d{6}\b/)?.[0];
        return code;
      })
      .toBeDefined();
    return code ?? '';
  };
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Meniu' }).click();
  await page.getByRole('button', { name: 'Deconectare' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/');
}
