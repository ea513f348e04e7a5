import { CookieJar } from '#tests/cookie-jar.ts';

export class TestClient extends CookieJar {
  copy(): TestClient {
    const copy = new TestClient();
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }
}

export class SignedInClient extends TestClient {
  readonly user: { id: string; email: string };
  readonly sessionId: string;

  constructor(user: { id: string; email: string }, sessionId: string) {
    super();
    this.user = user;
    this.sessionId = sessionId;
  }
}
