import { FaqPage } from '#features/faq/components/faq-page.tsx';
import { copy } from '#features/faq/copy.ts';
import { contentMetadata, requireOwnAddress, type ContentParams } from '#lib/content-page.ts';

// As the home page: with a parameter it is made at its first visit, when the settings are known, and then cached.
export const revalidate = 3600;
export const generateStaticParams = () => [];

export function generateMetadata(props: ContentParams) {
  return contentMetadata(props, '/faq', copy);
}

export default async function Faq(props: ContentParams) {
  await requireOwnAddress(props);
  return <FaqPage />;
}
