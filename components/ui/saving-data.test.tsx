import { afterEach, expect, it } from 'vitest';
import { isSavingData } from './saving-data.ts';

function connect(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

afterEach(() => connect(undefined));

it.each([
  [undefined, false],
  [{ effectiveType: '4g', saveData: false }, false],
  [{ effectiveType: '4g', saveData: true }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '3g' }, false],
])('nothing is fetched ahead on 2g or when data is saved: %o → %s', (connection, saving) => {
  connect(connection);
  expect(isSavingData()).toBe(saving);
});
