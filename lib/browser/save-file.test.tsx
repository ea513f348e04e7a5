import { expect, onTestFinished, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

test('the URL of a saved file is valid for a minute', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  saveFile('date.json', 'application/json', '{}');
  vi.advanceTimersByTime(59_999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledTimes(1);
});
