import { minuteMs } from '#domain/time/local-time.ts';

export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari may read the URL later than the next task.
  setTimeout(() => URL.revokeObjectURL(url), minuteMs);
}
