import { shiftDate } from './shift-date.ts';

// Preloaded into the web of a mocked api; the parent sends the clock's offset.
process.on('message', (message: unknown) => {
  const { clockAhead } = (message ?? {}) as { clockAhead?: number };
  if (typeof clockAhead === 'number') shiftDate(clockAhead);
});
