import { refuse, times } from '#tests/mock-api/fault.ts';
import { boxOf } from './box-of.ts';
import { expect, test } from './mocked-test.ts';

test.use({ webSettings: { APPLE_CLIENT_ID: 'ro.aproape.web', FACEBOOK_APP_ID: '42' } });
// Several workers would each start a web.
test.describe.configure({ mode: 'default' });

const claims = btoa(JSON.stringify({ sub: '001234.abc', email: 'ana@exemplu.ro' }));

/** The first window is closed, later ones sign Ana in. */
const networks = [
  {
    name: 'Apple',
    address: 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/ro_RO/appleid.auth.js',
    script: `let windows = 0;
      window.AppleID = { auth: { init() {}, async signIn() {
        if (windows++ === 0) throw { error: 'popup_closed_by_user' };
        return { authorization: { id_token: 'x.${claims}.y' } };
      } } };`,
  },
  {
    name: 'Facebook',
    address: 'https://connect.facebook.net/ro_RO/sdk.js',
    script: `let windows = 0;
      window.FB = {
        init() {},
        login: (then) => then({ authResponse: windows++ === 0 ? null : { accessToken: 'EAAB' } }),
        api: (path, query, then) => then({ id: '77', email: 'ana@exemplu.ro' }),
      };`,
  },
];

for (const { name, address, script } of networks)
  test(`errors of a login with ${name} are listed above its button, and a retry signs in @S8-03 @S8-04`, async ({
    page,
    mock,
    announce,
    standIn,
  }) => {
    await standIn(address, script);
    await page.goto('/login');
    const alert = page.getByRole('main').getByRole('alert');
    const button = page.getByRole('button', { name: `Continuă cu ${name}` });
    const says = alert.getByRole('listitem');
    await button.click();
    await expect(says).toHaveText([`Autentificarea cu ${name} nu s-a încheiat. Încearcă din nou.`]);

    announce.refusal('/auth/login-social', 422);
    const token = [`Nu am putut verifica datele primite de la ${name}. Încearcă din nou.`];
    const social = ['Autentificarea a expirat. Încearcă din nou.'];
    mock.respond(
      'loginSocial',
      times(1, refuse('validation_failed', { errors: { token, social } })),
    );
    await button.click();
    await expect(says).toHaveText([...token, ...social]);
    await expect(alert).toBeInViewport({ ratio: 1 });
    expect((await boxOf(alert)).bottom).toBeLessThanOrEqual((await boxOf(button)).y);

    await button.click();
    await expect(page).toHaveURL('/');
  });
