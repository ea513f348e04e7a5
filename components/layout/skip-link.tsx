import { copy } from './copy.ts';

/** First stop of the Tab key: past the header, to the content. */
export function SkipLink() {
  return (
    <a
      href="#continut"
      className="sr-only rounded-control bg-ink px-4 py-3 text-sm font-semibold text-canvas focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
    >
      {copy.skip}
    </a>
  );
}
