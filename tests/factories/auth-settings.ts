type AuthSettings = {
  captchaSiteKey: string | null;
  appleClientId: string | null;
  facebookAppId: string | null;
  hasMailbox: boolean;
  hasSms: boolean;
};

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
