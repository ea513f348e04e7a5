import { BusinessHeader } from '#components/layout/business-header.tsx';
import { BusinessPage } from '#features/business/components/business-page.tsx';
import { businessText } from '#features/business/business-text.ts';
import { contentMetadata, requireOwnAddress, type ContentParams } from '#lib/content-page.ts';

// As the home page: with a parameter it is made at its first visit, when the settings are known, and then cached.
export const revalidate = 3600;
export const generateStaticParams = () => [];

export function generateMetadata(props: ContentParams) {
  return contentMetadata(props, '/business', businessText());
}

export default async function BusinessLandingPage(props: ContentParams) {
  await requireOwnAddress(props);
  return (
    <>
      <BusinessHeader />
      <BusinessPage />
    </>
  );
}
