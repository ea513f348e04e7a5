import { JsonLd } from '#lib/seo/json-ld.tsx';
import { businessJsonLd } from '../business-metadata.ts';
import { businessCategories, type BusinessCategoryName } from '../categories.ts';
import { BusinessHero, GainList, Joining } from './business-sections.tsx';

export function BusinessCategoryPage({ category }: { category: BusinessCategoryName }) {
  const { name, promise, text, categories, gains } = businessCategories[category];
  return (
    <>
      <JsonLd data={businessJsonLd(category)} />
      <BusinessHero label={name} promise={promise} text={text} />
      <div className="page flex flex-col gap-16 wrap-anywhere pt-10 md:gap-24 md:pt-14">
        <ul className="-mb-8 flex flex-wrap gap-2 md:-mb-12">
          {categories.map((kind) => (
            <li
              key={kind}
              className="rounded-full border border-line bg-surface px-4 py-2 text-sm font-semibold"
            >
              {kind}
            </li>
          ))}
        </ul>
        <GainList gains={gains} />
        <Joining />
      </div>
    </>
  );
}
