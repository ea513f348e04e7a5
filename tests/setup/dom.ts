import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { afterLeaving } from '#lib/browser/history-entry.ts';

// The default of 1 s is too short on a busy machine.
configure({ asyncUtilTimeout: 8_000 });

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await nextTask();
  await new Promise<void>(afterLeaving);
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});

function nextTask() {
  return new Promise((done) => setTimeout(done));
}

HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
HTMLElement.prototype.showPopover ??= () => {};
HTMLElement.prototype.hidePopover ??= () => {};

HTMLElement.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
