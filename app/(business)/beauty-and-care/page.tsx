import type { Metadata } from 'next';
import { BusinessCategoryPage } from '#features/business/components/business-category-page.tsx';
import { businessText } from '#features/business/business-metadata.ts';
import { pageMetadata } from '#lib/seo/seo.ts';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...businessText('beauty-and-care'), path: '/beauty-and-care' });
}

export default function BeautyAndCarePage() {
  return <BusinessCategoryPage category="beauty-and-care" />;
}
