import { faqMetadata, FaqPage } from '#features/faq/components/faq-page.tsx';
import { contentMetadata, requireOwnAddress, type ContentParams } from '#lib/seo/content-page.ts';

// Like the home page: the parameter defers rendering to the first visit, when settings are known.
export const revalidate = 3600;
export const generateStaticParams = () => [];

export function generateMetadata(props: ContentParams) {
  return contentMetadata(props, '/faq', faqMetadata);
}

export default async function Faq(props: ContentParams) {
  await requireOwnAddress(props);
  return <FaqPage />;
}
