import { shiftDate } from './shift-date.ts';

// Loaded before the web of a mocked api (`node --import`): whoever started it says how far its clock is ahead.
process.on('message', (message: unknown) => {
  const { clockAhead } = (message ?? {}) as { clockAhead?: number };
  if (typeof clockAhead === 'number') shiftDate(clockAhead);
});
