import type { Metadata } from 'next';
import { breadcrumbJsonLd, JsonLd } from '#lib/seo/json-ld.tsx';
import { siteTitle } from '#lib/seo/page-title.ts';
import { pageMetadata } from '#lib/seo/seo.ts';
import { absoluteUrl } from '#lib/seo/site.ts';
import { businessCategories, businessLanding, type BusinessCategoryName } from '../categories.ts';
import { BusinessHero, GainList, Joining } from './business-sections.tsx';

const list = [
  {
    title: 'Clienții te găsesc',
    text: 'Apari în căutările din zona ta, cu servicii, prețuri, echipă, fotografii și recenzii.',
  },
  {
    title: 'Programări și când nu răspunzi la telefon',
    text: 'Clienții văd orele libere și rezervă oricând, și după program. Pe Aproape, doi clienți nu pot rezerva același specialist pentru același interval.',
  },
  {
    title: 'Tu hotărăști',
    text: 'Programările se confirmă automat sau le confirmi tu, una câte una; termenul de anulare și întrebările pentru client le alegi tu.',
  },
  {
    title: 'Oferte, vouchere, abonamente',
    text: 'Umpli zilele goale cu oferte și aduci clienții înapoi cu vouchere și abonamente.',
  },
  {
    title: 'Recenzii verificate',
    text: 'Marcăm recenziile celor care au avut o programare la tine prin Aproape.',
  },
  {
    title: 'Banii ajung direct la tine',
    text: 'Clientul plătește la locație. Banii nu trec prin noi.',
  },
];

export function BusinessPage() {
  const { name, promise, text } = businessLanding;
  return (
    <>
      <JsonLd data={businessJsonLd()} />
      <BusinessHero label={name} promise={promise} text={text} />
      <div className="page flex flex-col gap-16 wrap-anywhere pt-12 md:gap-24 md:pt-20">
        <GainList gains={list} />
        <section className="flex flex-col gap-6">
          <h2 className="text-xl md:text-2xl">Pentru ce fel de afacere?</h2>
          <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
            {Object.values(businessCategories).map(({ path, name, categories }) => (
              <li key={path}>
                <a
                  href={path}
                  className="flex h-full flex-col gap-2 rounded-card border border-line bg-surface p-5 text-ink no-underline transition-colors hover:border-brand"
                >
                  <span className="font-display text-lg font-semibold">{name}</span>
                  <span className="text-sm text-muted">{categories.join(' · ')}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
        <Joining />
      </div>
    </>
  );
}

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

export function businessMetadata(category?: BusinessCategoryName): Metadata {
  const { searchTitle, description, path } = pageOf(category);
  return pageMetadata({ title: searchTitle, description, path });
}

function pageOf(category?: BusinessCategoryName) {
  return category ? businessCategories[category] : businessLanding;
}

export function businessJsonLd(category?: BusinessCategoryName): object[] {
  const page = pageOf(category);
  const service = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: page.searchTitle,
    description: page.description,
    url: absoluteUrl(page.path),
    provider: {
      '@type': 'Organization',
      '@id': absoluteUrl('/#organization'),
      name: siteTitle,
    },
    areaServed: { '@type': 'Country', name: 'România' },
    audience: {
      '@type': 'BusinessAudience',
      audienceType: 'categories' in page ? page.categories.join(', ') : page.audience,
    },
  };
  const breadcrumb = breadcrumbJsonLd(
    { label: businessLanding.name, href: businessLanding.path },
    ...(category ? [{ label: page.name, href: page.path }] : []),
  );
  return [breadcrumb, service];
}
