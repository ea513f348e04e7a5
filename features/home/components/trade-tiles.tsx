import { dumbbellIcon } from '#components/icons/dumbbell-icon.ts';
import { eyeIcon } from '#components/icons/eye-icon.ts';
import { flower2Icon } from '#components/icons/flower-2-icon.ts';
import { handIcon } from '#components/icons/hand-icon.ts';
import { scissorsIcon } from '#components/icons/scissors-icon.ts';
import { sparklesIcon } from '#components/icons/sparkles-icon.ts';
import { stethoscopeIcon } from '#components/icons/stethoscope-icon.ts';
import { wavesIcon } from '#components/icons/waves-icon.ts';
import type { Category } from '#contract/category.ts';
import { Icon } from '#components/ui/icon.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import { copy } from '../copy.ts';

const icons: Record<string, string> = {
  saloane: sparklesIcon,
  frizerii: scissorsIcon,
  medici: stethoscopeIcon,
  unghii: handIcon,
  machiaj: eyeIcon,
  'sali-de-sport': dumbbellIcon,
  spa: flower2Icon,
  masaj: wavesIcon,
};

/** The trades as tiles that lead to their results around the visitor's place. */
export function TradeTiles({ categories }: { categories: Category[] }) {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="text-xl md:text-2xl">{copy.trades}</h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        {categories.map(({ id, slug, name }) => (
          <li key={id}>
            <NavLink
              href={`/locations?categories[]=${id}`}
              className="group flex min-h-24 flex-col justify-between gap-4 rounded-card border border-line bg-surface p-4 text-ink no-underline transition-colors hover:border-brand md:min-h-32 md:p-5"
            >
              <Icon path={icons[slug] ?? sparklesIcon} size={32} className="text-brand" />
              <span className="font-display text-lg leading-tight font-semibold">{name}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
