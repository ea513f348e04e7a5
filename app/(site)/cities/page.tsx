import { countiesMetadata, CountiesView } from '#features/city/components/counties-view.tsx';
import { serverCall } from '#lib/api/server-call.ts';
import { pageMetadata } from '#lib/seo/seo.ts';

export const metadata = pageMetadata({ ...countiesMetadata, path: '/cities' });

export default async function CitiesPage() {
  const { data: counties } = await serverCall('cities');
  return <CountiesView counties={counties} />;
}
