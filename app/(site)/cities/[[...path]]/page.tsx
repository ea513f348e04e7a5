import { countiesMetadata, CountiesView } from '#features/city/components/counties-view.tsx';
import { serverCall } from '#lib/api/server-call.ts';
import { contentMetadata, requireOwnAddress, type ContentParams } from '#lib/seo/content-page.ts';

// Like the home page: the parameter defers rendering to the first visit, when an api is available.
export const revalidate = 3600;
export const generateStaticParams = () => [];

export function generateMetadata(props: ContentParams) {
  return contentMetadata(props, '/cities', countiesMetadata);
}

export default async function CitiesPage(props: ContentParams) {
  await requireOwnAddress(props);
  const { data: counties } = await serverCall('cities');
  return <CountiesView counties={counties} />;
}
