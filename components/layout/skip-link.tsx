type SkipLinkProps = { to?: string; children?: string };

export function SkipLink({ to = 'continut', children = 'Sari la conținut' }: SkipLinkProps) {
  return (
    <a href={`#${to}`} className="skip-link">
      {children}
    </a>
  );
}
