import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type Request = {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

export type CallResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  ms: number;
};

/** Never throws. Without a complete response, the status is 0. */
export function send(
  { url, method, headers, body }: Request,
  agent?: Agent,
): Promise<CallResponse> {
  const started = performance.now();
  return new Promise((resolve) => {
    const finish = (status: number, responded: IncomingHttpHeaders = {}) =>
      resolve({ status, headers: responded, ms: performance.now() - started });
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const options = { method, headers: { ...type, ...headers }, agent, timeout: 60_000 };
    const outgoing = request(url, options, (incoming) => {
      incoming.resume();
      incoming.on('error', () => finish(0));
      incoming.on('end', () => finish(incoming.statusCode ?? 0, incoming.headers));
    });
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', () => finish(0));
    outgoing.end(body);
  });
}

export async function drive(
  { connections, count, seconds }: { connections: number; count: number; seconds: number },
  next: (index: number) => Request,
): Promise<CallResponse[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const responses: CallResponse[] = [];
  let sent = 0;
  const connection = async () => {
    while (sent < count && performance.now() < end) {
      const index = sent++;
      responses[index] = await send(next(index), agent);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return responses;
}

export async function sendAtRate(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  next: (index: number) => Request,
): Promise<CallResponse[]> {
  const agent = new Agent({ keepAlive: true });
  const started = performance.now();
  const responses: Promise<CallResponse>[] = [];
  while (responses.length < perSecond * seconds) {
    const due = Math.min(perSecond * seconds, ((performance.now() - started) / 1000) * perSecond);
    while (responses.length < due) responses.push(send(next(responses.length), agent));
    await wait(5);
  }
  return Promise.all(responses).finally(() => agent.destroy());
}

export function resultsPath(latitude = 47.16): string {
  return `/locations?place=Ia%C8%99i&lat=${latitude}&lng=27.58&radius=30`;
}

export function visitorAt(network: number, index: number): Record<string, string> {
  const parts = [network, index >> 16, index >> 8, index].map((part) => part & 255);
  return { 'x-forwarded-for': parts.join('.') };
}

export function isInOrder({ status, headers }: CallResponse): boolean {
  return status === 503 ? headers['retry-after'] !== undefined : status > 0 && status < 500;
}

/** Returns "200×812 503×14, p50 9 ms, p99 40 ms"; times of successes only. */
export function figuresOf(responses: readonly CallResponse[]): string {
  const byStatus = Map.groupBy(responses, ({ status }) => status);
  const counts = [...byStatus].sort().map(([status, { length }]) => `${status}×${length}`);
  if (percentile(responses, 1) === Infinity) return counts.join(' ');
  const times = [50, 99].map((share) => `p${share} ${Math.round(percentile(responses, share))} ms`);
  return [counts.join(' '), ...times].join(', ');
}

/** Returns ms; Infinity without successes. */
export function percentile(responses: readonly CallResponse[], share: number): number {
  const times = responses.flatMap(({ status, ms }) => (status > 0 && status < 400 ? ms : []));
  return times.sort((a, b) => a - b)[Math.ceil((times.length * share) / 100) - 1] ?? Infinity;
}
