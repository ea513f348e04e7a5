import { afterEach, beforeEach, vi } from 'vitest';

const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      written.push(`console.${level}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  if (written.length > 0) throw new Error(`The test wrote to the console:\n${written.join('\n')}`);
});
