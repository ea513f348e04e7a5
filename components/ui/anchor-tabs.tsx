type AnchorTabsProps = { label: string; items: { href: string; label: string }[] };

export function AnchorTabs({ label, items }: AnchorTabsProps) {
  return (
    <nav aria-label={label} className="border-b border-line bg-canvas">
      <ul className="no-scrollbar -mb-px flex gap-6 overflow-x-auto">
        {items.map((item) => (
          <li key={item.href}>
            <a
              href={item.href}
              className="inline-flex min-h-12 items-center border-b-2 border-transparent text-sm forced-colors:not-hover:border-[Canvas] font-semibold whitespace-nowrap text-muted no-underline transition-colors hover:border-line-strong hover:text-ink aria-[current]:border-brand aria-[current]:text-ink"
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
