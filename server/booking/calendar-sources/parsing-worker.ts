import { busyTimes } from './busy-times.ts';
import type { ParsingRequest, ParsingResponse } from './parsing-process.ts';

process.on('disconnect', () => process.exit());
process.once('message', ({ file, span }: ParsingRequest) => {
  process.send?.(parse(file, span));
});
process.send?.('ready');

function parse(...args: Parameters<typeof busyTimes>): ParsingResponse {
  try {
    return busyTimes(...args);
  } catch {
    return null;
  }
}
