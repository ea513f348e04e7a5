import type { AuthSettings } from '#lib/env.ts';

export function makeAuthSettings(changes: Partial<AuthSettings> = {}): AuthSettings {
  return {
    captchaSiteKey: null,
    appleClientId: null,
    facebookAppId: null,
    hasMailbox: false,
    hasSms: true,
    ...changes,
  };
}
