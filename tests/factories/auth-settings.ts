import type { AuthSettings } from '#lib/env.ts';

/** Settings of the sign-in without any outside service. */
export function makeAuthSettings(changes: Partial<AuthSettings> = {}): AuthSettings {
  return {
    captchaSiteKey: null,
    appleClientId: null,
    facebookAppId: null,
    hasMailbox: false,
    ...changes,
  };
}
