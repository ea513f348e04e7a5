import { BusinessCategoryPage } from '#features/business/components/business-category-page.tsx';
import { businessText } from '#features/business/business-metadata.ts';
import { contentMetadata, requireOwnAddress, type ContentParams } from '#lib/seo/content-page.ts';

// Like the home page: the parameter defers rendering to the first visit, when settings are known.
export const revalidate = 3600;
export const generateStaticParams = () => [];

export function generateMetadata(props: ContentParams) {
  return contentMetadata(props, '/beauty-and-care', businessText('beauty-and-care'));
}

export default async function BeautyAndCarePage(props: ContentParams) {
  await requireOwnAddress(props);
  return <BusinessCategoryPage category="beauty-and-care" />;
}
