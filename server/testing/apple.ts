import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const clientId = 'ro.aproape.web';

type KeyPair = { privateKey: CryptoKey; publicKey: CryptoKey };

export type Apple = {
  env: { APPLE_CLIENT_ID: string; APPLE_KEYS_URL: string };
  sign: (claims?: Record<string, unknown>, keys?: KeyPair, kid?: string) => Promise<string>;
  setAway: () => void;
  close: () => void;
};

export async function startApple(now: Date): Promise<Apple> {
  const own = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  let isAway = false;
  const server = createServer((_request, response) => {
    response.writeHead(isAway ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ keys: [jwk] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    env: { APPLE_CLIENT_ID: clientId, APPLE_KEYS_URL: `http://127.0.0.1:${port}/keys` },
    sign: (claims = {}, keys = own, kid = 'one') =>
      new SignJWT({
        iss: 'https://appleid.apple.com',
        aud: clientId,
        sub: '001234.abc',
        iat: seconds - 60,
        exp: seconds + 3600,
        email: 'mara@example.ro',
        email_verified: 'true',
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid })
        .sign(keys.privateKey),
    setAway: () => void (isAway = true),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
