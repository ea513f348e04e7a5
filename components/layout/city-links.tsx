import { chipClasses } from '#components/ui/chip.tsx';
import type { FiltersForm } from '#contract/filters-form.ts';

export function AllCitiesLink({ className }: { className: string }) {
  return (
    <a href="/cities" className={className}>
      Toate orașele, pe județe
    </a>
  );
}

export function CountyLinks({ counties }: { counties: FiltersForm['counties'] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {counties.map(({ id, name, slug }) => (
        <li key={id}>
          <a href={`/cities#${slug}`} className={chipClasses(false)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
