import type { Category } from '#contract/filters-form.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import type { TradeSlug } from '#domain/words/trade-noun.ts';

const icons: Partial<Record<string, IconName>> = {
  saloane: 'sparkles',
  frizerii: 'scissors',
  medici: 'stethoscope',
  unghii: 'hand',
  machiaj: 'eye',
  'sali-de-sport': 'dumbbell',
  spa: 'flower',
  masaj: 'waves',
} satisfies Record<TradeSlug, IconName>;

export function TradeTiles({ categories }: { categories: Category[] }) {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="text-xl md:text-2xl">Ce cauți azi?</h2>
      <ul className="grid grid-cols-2 narrow:grid-cols-1 gap-3 md:grid-cols-4 md:gap-4">
        {categories.map(({ id, slug, name }) => (
          <li key={id}>
            <NavLink
              href={`/locations?categories[]=${id}`}
              className="group flex min-h-24 flex-col justify-between gap-4 rounded-card border border-line bg-surface p-4 text-ink no-underline transition-colors hover:border-brand md:min-h-32 md:p-5"
            >
              <Icon name={icons[slug] ?? 'sparkles'} size={32} className="text-brand" />
              <span className="font-display text-lg leading-tight font-semibold">{name}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
