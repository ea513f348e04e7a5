import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { makeUser } from '#server/testing/make-user.ts';
import type { OwnRows } from './own-rows.ts';

/** Somebody with an account, and the password that opens it. */
export type Client = {
  id: string;
  email: string;
  password: string;
};

/** A client whom no other test knows. */
export async function makeClient(rows: OwnRows): Promise<Client> {
  const password = 'o parola de proba';
  const user = await makeUser(rows.db, { password });
  rows.clients.push(user.id);
  return { ...user, password };
}

/** Signs the page's browser in by the calls that the login form makes. */
export async function signIn(page: Page, { email, password }: Client): Promise<void> {
  await page.request.get(pathOf(paths.csrfCookie));
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.post(pathOf(paths.login), {
    data: { from: 'client', email, password },
    headers: { 'x-xsrf-token': decodeURIComponent(token), 'sec-fetch-site': 'same-origin' },
  });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`);
}

/** The path of a call without parameters. */
function pathOf(call: string): string {
  return call.split(' ')[1] ?? '';
}
