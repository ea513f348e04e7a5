import { CookieJar } from '#tests/cookie-jar.ts';

/** A visitor of the api under test. */
export class TestClient extends CookieJar {
  /** The same cookies in another jar, as a thief would hold them. */
  copy(): TestClient {
    const copy = new TestClient();
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }
}

/** A client who is signed in. */
export class SignedInClient extends TestClient {
  readonly user: { id: string; email: string };
  readonly sessionId: string;

  constructor(user: { id: string; email: string }, sessionId: string) {
    super();
    this.user = user;
    this.sessionId = sessionId;
  }
}
