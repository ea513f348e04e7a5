import { faqMetadata, FaqPage } from '#features/faq/components/faq-page.tsx';
import { pageMetadata } from '#lib/seo/seo.ts';

export const metadata = pageMetadata({ ...faqMetadata, path: '/faq' });

export default function Faq() {
  return <FaqPage />;
}
