import { copy } from './copy.ts';

type SkipLinkProps = { to?: string; children?: string };

/** A stop of the Tab key that is seen only then: past the header, to the content; or past what stands before `to`. */
export function SkipLink({ to = 'continut', children = copy.skip }: SkipLinkProps) {
  return (
    <a href={`#${to}`} className="skip-link">
      {children}
    </a>
  );
}
