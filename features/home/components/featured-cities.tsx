import type { FiltersForm } from '#contract/filters-form.ts';
import { AllCitiesLink } from '#components/layout/all-cities-link.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import { locationsLabel } from '#domain/words/count-labels.ts';
import { cityPath } from '#lib/paths.ts';

type FeaturedCitiesProps = { cities: FiltersForm['citiesFeatured'] };

export function FeaturedCities({ cities }: FeaturedCitiesProps) {
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h2 className="text-xl md:text-2xl">Alege orașul</h2>
        <p className="text-base text-muted">Locații din toată țara, cu programare online.</p>
      </div>
      <ul className="grid grid-cols-2 narrow:grid-cols-1 gap-x-6 md:grid-cols-3 lg:grid-cols-4">
        {cities.map((city) => (
          <li key={city.id} className="border-t border-line">
            <NavLink
              href={cityPath(city.slug)}
              cached
              className="group flex flex-col py-4 text-ink no-underline"
            >
              <span className="font-display text-lg font-semibold decoration-1 underline-offset-4 group-hover:underline">
                {city.name}
              </span>
              <span className="tabular text-sm text-muted">
                {locationsLabel(city.locations_count)}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
      <AllCitiesLink className="inline-flex min-h-target items-center self-start font-semibold text-brand underline underline-offset-4" />
    </section>
  );
}
