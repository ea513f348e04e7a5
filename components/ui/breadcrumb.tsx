import { Icon } from './icon.tsx';

type Crumb = { label: string; href?: string };

const home: Crumb = { label: 'Acasă', href: '/' };

/** The last item is the current page; its `href` is not used. */
export function Breadcrumb({ items }: { items: Crumb[] }) {
  return (
    <nav aria-label="Ești aici" className="max-md:hidden">
      <ol className="flex flex-wrap items-center gap-x-1 text-xs text-muted">
        {[home, ...items].map((item, index) => (
          <li key={item.href ?? ''} className="inline-flex min-w-0 items-center gap-1">
            {index > 0 && <Icon name="chevron-right" size={16} className="text-line-strong" />}
            {item.href && index < items.length ? (
              <a
                href={item.href}
                className="-mx-3 inline-flex min-h-target min-w-target items-center justify-center px-3 hover:text-ink hover:underline"
              >
                {item.label}
              </a>
            ) : (
              <span aria-current="page" className="truncate text-ink">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
