import type { Env } from '../deps.ts';
import { Failure, Unconfirmed, Undeliverable, type Drivers } from './outgoing.ts';

const timeoutMs = 5_000;
/** No response in time, from the provider or a gateway. */
const unconfirmed = ['TimeoutError', '502', '504'];

type Credentials = { key: string; from: string };
type ResponseBody = Record<string, unknown>;
type Provider = {
  url: string;
  headers: Record<string, string>;
  form: (to: string, text: string) => Record<string, string>;
  /** Returns `ok` if the message was accepted, else an error code. */
  read: (status: number, body: ResponseBody) => string;
  badNumber: readonly string[];
  /** URL relative to `url`; requests are free of charge. */
  account: string;
  readAccount: (status: number, body: ResponseBody) => string;
};

function smso({ key, from }: Credentials): Provider {
  // An error may have HTTP status 200 and another status in the body.
  const read: Provider['read'] = (status, body) => {
    const code = Number(body.status ?? status);
    return status === 200 && code === 200 ? 'ok' : String(code);
  };
  return {
    url: 'https://app.smso.ro/api/v1/send',
    headers: { 'x-authorization': key },
    form: (to, body) => ({ sender: from, to, body }),
    read,
    badNumber: ['400', '405', '422'],
    account: 'credit-check',
    readAccount: (status, body) => {
      const code = read(status, body);
      return code === 'ok' && Number(body.credit_value) <= 0 ? '402' : code;
    },
  };
}

function twilio({ key, from }: Credentials): Provider {
  const [account = ''] = key.split(':');
  return {
    url: `https://api.twilio.com/2010-04-01/Accounts/${account}/Messages.json`,
    headers: { authorization: `Basic ${Buffer.from(key).toString('base64')}` },
    form: (to, body) => ({ From: from, To: to, Body: body }),
    read: (status, body) => (status === 201 ? 'ok' : String(body.code ?? status)),
    // Missing, invalid, unreachable, unsubscribed, not mobile.
    badNumber: ['21604', '21211', '21612', '21610', '21614'],
    account: `../${account}.json`,
    readAccount: (status, body) => {
      if (status !== 200) return String(body.code ?? status);
      return body.status === 'active' ? 'ok' : String(body.status);
    },
  };
}

export function openSmsProvider({ SMS_PROVIDER, SMS_URL, SMS_KEY, SMS_FROM }: Env): Drivers['sms'] {
  const open = { smso, twilio }[SMS_PROVIDER ?? 'smso'];
  const provider = open({ key: SMS_KEY ?? '', from: SMS_FROM ?? '' });
  const url = SMS_URL ?? provider.url;
  const { headers } = provider;
  const send = async ({ to, text }: { to: string; text: string }) => {
    const body = new URLSearchParams(provider.form(to, text));
    const code = await codeOf(url, { method: 'POST', headers, body }, provider.read);
    if (code === 'ok') return;
    if (provider.badNumber.includes(code)) throw new Undeliverable(`sms ${code}`);
    if (unconfirmed.includes(code)) throw new Unconfirmed(`sms ${code}`);
    throw new Failure(`sms ${code}`);
  };
  const reach = async () => {
    const account = new URL(provider.account, url);
    const code = await codeOf(account, { headers }, provider.readAccount);
    // A self-hosted gateway may lack this endpoint.
    if (code !== 'ok' && code !== '404') throw new Failure(`sms ${code}`);
  };
  return { send, reach };
}

async function codeOf(
  url: string | URL,
  request: RequestInit,
  read: Provider['read'],
): Promise<string> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...request, redirect: 'error', signal });
    const body: unknown = await response.json().catch(() => null);
    return read(response.status, Object(body) as ResponseBody);
  } catch (error) {
    // The error's message may contain the URL with its key.
    return (error as Error).name;
  }
}
