import { NewTabLink } from '#components/layout/new-tab-link.tsx';
import { webEnv } from '#lib/env.ts';

const apps = {
  title: 'Aproape și pe telefon',
  ios: 'App Store',
  android: 'Google Play',
  huawei: 'AppGallery',
};

export function AppLinks() {
  const { stores } = webEnv().links;
  const links = (['ios', 'android', 'huawei'] as const).flatMap((store) => {
    const href = stores[store];
    return href ? [{ href, label: apps[store] }] : [];
  });
  if (links.length === 0) return null;
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-8">
      <h2 className="text-lg">{apps.title}</h2>
      <ul className="flex flex-wrap gap-3">
        {links.map(({ href, label }) => (
          <li key={href}>
            <NewTabLink href={href}>{label}</NewTabLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
