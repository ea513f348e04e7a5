import { copy } from './copy.ts';

/** First stop of the Tab key: past the header, to the content. */
export function SkipLink() {
  return (
    <a
      href="#continut"
      className="fixed top-2 left-2 z-50 inline-flex min-h-target -translate-y-24 items-center rounded-control border border-transparent bg-ink px-5 text-sm font-semibold text-canvas focus:translate-y-0"
    >
      {copy.skip}
    </a>
  );
}
