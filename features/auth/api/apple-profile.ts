import type { SocialLoginBody } from '#contract/session.ts';
import { loadScript } from '#lib/browser/load-script.ts';

const script =
  'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/ro_RO/appleid.auth.js';

type AppleResponse = {
  authorization: { id_token: string };
  /** Sent only at the first sign-in with this Apple account. */
  user?: { name?: { firstName?: string; lastName?: string }; email?: string };
};

type AppleWindow = Window & {
  AppleID?: {
    auth: {
      init: (settings: Record<string, unknown>) => void;
      signIn: () => Promise<AppleResponse>;
    };
  };
};

export async function appleProfile(clientId: string): Promise<SocialLoginBody> {
  await loadScript(script);
  const apple = (window as AppleWindow).AppleID;
  if (!apple) throw new Error('The script of Apple defines no AppleID');
  apple.auth.init({
    clientId,
    scope: 'name email',
    redirectURI: window.location.origin,
    usePopup: true,
  });
  const { authorization, user } = await apple.auth.signIn();
  const claims = claimsOf(authorization.id_token);
  return {
    social: 'apple',
    external_id: claims.sub ?? '',
    first_name: user?.name?.firstName ?? null,
    last_name: user?.name?.lastName ?? null,
    email: user?.email ?? claims.email ?? null,
    token: authorization.id_token,
    avatar_fb_url: null,
  };
}

/** Unverified; the api verifies the signature. */
function claimsOf(token: string): { sub?: string; email?: string } {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return JSON.parse(atob(payload)) as { sub?: string; email?: string };
}
