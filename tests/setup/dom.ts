import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Links, forms and steps go over the router, which only Next mounts.
vi.mock('next/navigation', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  ...(await import('#tests/next-navigation.ts')),
}));

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 8_000 });

// What one test leaves behind the next one of the same worker would find, in whichever file it stands.
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // What was closed takes its entry out of the history in two tasks of jsdom.
  await nextTask();
  await nextTask();
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});

function nextTask() {
  return new Promise((done) => setTimeout(done));
}

// jsdom knows the dialog element but cannot open it.
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// Neither can it open a popover, in which the toasts stand, nor ask what their motion depends on.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
HTMLElement.prototype.showPopover ??= () => {};
HTMLElement.prototype.hidePopover ??= () => {};

// Nor does it lay anything out.
HTMLElement.prototype.scrollIntoView ??= () => {};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
