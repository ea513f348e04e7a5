import { BusinessPage } from '#features/business/components/business-page.tsx';
import { businessText } from '#features/business/business-metadata.ts';
import { contentMetadata, requireOwnAddress, type ContentParams } from '#lib/seo/content-page.ts';

// Like the home page: the parameter defers rendering to the first visit, when settings are known.
export const revalidate = 3600;
export const generateStaticParams = () => [];

export function generateMetadata(props: ContentParams) {
  return contentMetadata(props, '/business', businessText());
}

export default async function BusinessLandingPage(props: ContentParams) {
  await requireOwnAddress(props);
  return <BusinessPage />;
}
