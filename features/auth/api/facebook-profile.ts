import type { SocialLoginBody } from '#contract/session.ts';
import { loadScript } from '#lib/browser/load-script.ts';

const script = 'https://connect.facebook.net/ro_RO/sdk.js';
const version = 'v14.0';

type LoginResponse = { authResponse?: { accessToken: string } | null };
type Profile = {
  id?: string;
  first_name?: string;
  last_name?: string;
  email?: string;
  picture?: { data?: { url?: string } };
};

type FacebookWindow = Window & {
  FB?: {
    init: (settings: Record<string, unknown>) => void;
    login: (then: (response: LoginResponse) => void, options: { scope: string }) => void;
    api: (path: string, query: { fields: string }, then: (profile: Profile) => void) => void;
    logout: (then: () => void) => void;
    getAccessToken: () => string | null;
  };
};

export async function facebookProfile(appId: string): Promise<SocialLoginBody> {
  await loadScript(script);
  const facebook = (window as FacebookWindow).FB;
  if (!facebook) throw new Error('The SDK of Facebook defines no FB');
  facebook.init({ appId, version });
  const { authResponse } = await new Promise<LoginResponse>((resolve) =>
    facebook.login(resolve, { scope: 'public_profile,email' }),
  );
  if (!authResponse) throw new Error('Facebook returned no session');
  const fields = 'id,first_name,last_name,email,picture';
  const profile = await new Promise<Profile>((resolve) => facebook.api('/me', { fields }, resolve));
  if (!profile.id) throw new Error('Facebook returned no profile');
  return {
    social: 'facebook',
    external_id: profile.id,
    first_name: profile.first_name ?? null,
    last_name: profile.last_name ?? null,
    email: profile.email ?? null,
    token: authResponse.accessToken,
    avatar_fb_url: profile.picture?.data?.url ?? null,
  };
}

/** Prevents the browser's next user from signing in with this Facebook account. */
export async function logOutOfFacebook(): Promise<void> {
  const facebook = (window as FacebookWindow).FB;
  if (!facebook?.getAccessToken()) return;
  await new Promise<void>((resolve) => facebook.logout(resolve));
}
