type SkipLinkProps = { to?: string; children?: string };

/** Link that is visible only when focused; skips the header, or whatever precedes `to`. */
export function SkipLink({ to = 'continut', children = 'Sari la conținut' }: SkipLinkProps) {
  return (
    <a href={`#${to}`} className="skip-link">
      {children}
    </a>
  );
}
