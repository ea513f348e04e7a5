import { copy } from './copy.ts';

type SkipLinkProps = { to?: string; children?: string };

/** First stop of the Tab key: past the header, to the content; or past what stands before `to`. */
export function SkipLink({ to = 'continut', children = copy.skip }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className="fixed top-2 left-2 z-50 inline-flex min-h-target -translate-y-24 items-center rounded-control border border-transparent bg-ink px-5 text-sm font-semibold text-canvas focus:translate-y-0"
    >
      {children}
    </a>
  );
}
