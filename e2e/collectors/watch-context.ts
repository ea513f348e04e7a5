import type { BrowserContext, Request } from '@playwright/test';
import type { Sign } from './sign.ts';

const binding = 'reportCspViolation';

/** Hands every sign of every page of the context to `note`: of those that are open and of those that will be. */
export async function watchContext(
  context: BrowserContext,
  note: (sign: Sign) => void,
): Promise<void> {
  const answered = new WeakSet<Request>();
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    note({ kind: 'console', text: message.text(), address: message.location().url });
  });
  context.on('weberror', (error) => {
    note({ kind: 'exception', text: error.error().message });
  });
  context.on('request', (request) => {
    note({ kind: 'request', ...describe(request) });
  });
  context.on('response', (response) => {
    const request = response.request();
    answered.add(request);
    note({ kind: 'answer', ...describe(request), status: response.status() });
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason given';
    note({ kind: 'failure', ...describe(request), reason, answered: answered.has(request) });
  });
  await context.exposeFunction(binding, (directive: string, blocked: string) => {
    note({ kind: 'csp', directive, blocked });
  });
  await context.addInitScript((name) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, name);
      if (typeof report === 'function') report(event.effectiveDirective, event.blockedURI);
    });
  }, binding);
}

function describe(request: Request): { method: string; address: string } {
  return { method: request.method(), address: request.url() };
}
