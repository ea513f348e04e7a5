type AuthSettings = {
  captchaSiteKey: string | null;
  appleClientId: string | null;
  facebookAppId: string | null;
  hasMailbox: boolean;
};

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
