import type { Env } from '../env.ts';
import { Undeliverable, type Drivers } from './outgoing.ts';

const timeoutMs = 5_000;

type Credentials = { key: string; from: string };
type Provider = {
  url: (credentials: Credentials) => string;
  headers: (credentials: Credentials) => Record<string, string>;
  form: (credentials: Credentials, to: string, text: string) => Record<string, string>;
  /** Reads an answer: its code, `ok` when the message was taken over. */
  read: (status: number, body: Record<string, unknown>) => string;
  /** Codes that say that this number will never get a message. */
  badNumber: readonly string[];
};

const smso: Provider = {
  url: () => 'https://app.smso.ro/api/v1/send',
  headers: ({ key }) => ({ 'x-authorization': key }),
  form: ({ from }, to, body) => ({ sender: from, to, body }),
  // The status of the body counts: an error may come as HTTP 200.
  read: (status, body) => {
    const code = Number(body.status ?? status);
    return status === 200 && code === 200 ? 'ok' : String(code);
  },
  // A wrong number, one that wants no messages, and one abroad.
  badNumber: ['400', '405', '422'],
};

const twilio: Provider = {
  url: ({ key }) => {
    const [account = ''] = key.split(':');
    return `https://api.twilio.com/2010-04-01/Accounts/${account}/Messages.json`;
  },
  headers: ({ key }) => ({ authorization: `Basic ${Buffer.from(key).toString('base64')}` }),
  form: ({ from }, to, body) => ({ From: from, To: to, Body: body }),
  read: (status, body) => (status === 201 ? 'ok' : String(body.code ?? status)),
  // None, no number, not reachable, unsubscribed, no mobile.
  badNumber: ['21604', '21211', '21612', '21610', '21614'],
};

/** Sends SMS through a provider's HTTP api; an answer that takes longer than 5 seconds has failed. */
export function openSmsProvider({ SMS_PROVIDER, SMS_URL, SMS_KEY, SMS_FROM }: Env): Drivers['sms'] {
  const provider = { smso, twilio }[SMS_PROVIDER ?? 'smso'];
  const credentials = { key: SMS_KEY ?? '', from: SMS_FROM ?? '' };
  const url = SMS_URL ?? provider.url(credentials);
  const send = async ({ to, text }: { to: string; text: string }) => {
    const code = await post(provider, credentials, url, to, text);
    if (code === 'ok') return;
    if (provider.badNumber.includes(code)) throw new Undeliverable(`sms ${code}`);
    throw Object.assign(new Error(`sms ${code}`), { code: `sms ${code}` });
  };
  // A message to no number costs nothing, and who can say that it is none is there.
  const reach = () =>
    send({ to: '', text: '' }).catch((error: unknown) => {
      if (!(error instanceof Undeliverable)) throw error;
    });
  return { send, reach };
}

async function post(
  provider: Provider,
  credentials: Credentials,
  url: string,
  to: string,
  text: string,
): Promise<string> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: provider.headers(credentials),
      body: new URLSearchParams(provider.form(credentials, to, text)),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await answer.json().catch(() => null);
    return provider.read(answer.status, Object(body) as Record<string, unknown>);
  } catch (error) {
    // Their messages may hold the address with its key.
    return (error as Error).name;
  }
}
