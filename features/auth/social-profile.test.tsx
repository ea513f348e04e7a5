import { beforeEach, expect, test, vi } from 'vitest';
import { appleProfile } from './api/apple-profile.ts';
import { facebookProfile, logOutOfFacebook } from './api/facebook-profile.ts';

/** Fires `load` for each appended script, because jsdom loads none. */
beforeEach(() => {
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    append(...nodes);
    for (const node of nodes) (node as HTMLScriptElement).onload?.(new Event('load'));
  });
});

const idToken = `x.${btoa(JSON.stringify({ sub: '001234.abc', email: 'relay@privaterelay.appleid.com' }))}.y`;

function signInWith(response: object) {
  const init = vi.fn();
  vi.stubGlobal('AppleID', { auth: { init, signIn: () => Promise.resolve(response) } });
  return init;
}

test('Apple returns the profile; name and e-mail only the first time @S3-23', async () => {
  const init = signInWith({
    authorization: { id_token: idToken },
    user: { name: { firstName: 'Mara', lastName: 'Ionescu' }, email: 'mara@example.ro' },
  });
  expect(await appleProfile('ro.aproape.web')).toEqual({
    social: 'apple',
    external_id: '001234.abc',
    first_name: 'Mara',
    last_name: 'Ionescu',
    email: 'mara@example.ro',
    token: idToken,
    avatar_fb_url: null,
  });
  expect(init).toHaveBeenCalledWith(
    expect.objectContaining({ clientId: 'ro.aproape.web', usePopup: true }),
  );

  signInWith({ authorization: { id_token: idToken } });
  expect(await appleProfile('ro.aproape.web')).toMatchObject({
    first_name: null,
    email: 'relay@privaterelay.appleid.com',
  });
});

test('a closed Apple popup does not sign in @S8-04', async () => {
  const signIn = () => Promise.reject(new Error('popup_closed_by_user'));
  vi.stubGlobal('AppleID', { auth: { init: vi.fn(), signIn } });
  await expect(appleProfile('ro.aproape.web')).rejects.toThrow('popup_closed_by_user');
});

function facebookWith(token: string | null) {
  const sdk = {
    init: vi.fn(),
    login: vi.fn((then: (response: object) => void) =>
      then({ authResponse: token && { accessToken: token } }),
    ),
    api: vi.fn((_path: string, _query: object, then: (profile: object) => void) =>
      then({
        id: '77',
        first_name: 'Dan',
        last_name: 'Pop',
        email: 'dan@example.ro',
        picture: { data: { url: 'https://platform-lookaside.fbsbx.com/77' } },
      }),
    ),
    logout: vi.fn((then: () => void) => then()),
    getAccessToken: () => token,
  };
  vi.stubGlobal('FB', sdk);
  return sdk;
}

test('Facebook’s SDK v14.0 gives id, names, e-mail and picture @S7-44 @S3-23', async () => {
  const sdk = facebookWith('EAAB');
  expect(await facebookProfile('42')).toEqual({
    social: 'facebook',
    external_id: '77',
    first_name: 'Dan',
    last_name: 'Pop',
    email: 'dan@example.ro',
    token: 'EAAB',
    avatar_fb_url: 'https://platform-lookaside.fbsbx.com/77',
  });
  expect(sdk.init).toHaveBeenCalledWith({ appId: '42', version: 'v14.0' });
  expect(sdk.api.mock.calls[0]?.slice(0, 2)).toEqual([
    '/me',
    { fields: 'id,first_name,last_name,email,picture' },
  ]);
});

test('a closed Facebook popup does not sign in @S8-03', async () => {
  facebookWith(null);
  await expect(facebookProfile('42')).rejects.toThrow('returned no session');
});

test('a Facebook session is ended if there is one @S4-11', async () => {
  await expect(logOutOfFacebook()).resolves.toBeUndefined();
  const sdk = facebookWith('EAAB');
  await logOutOfFacebook();
  expect(sdk.logout).toHaveBeenCalledOnce();
});
