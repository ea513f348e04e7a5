import type { Metadata } from 'next';
import { BusinessCategoryPage } from '#features/business/components/business-category-page.tsx';
import { businessText } from '#features/business/business-metadata.ts';
import { pageMetadata } from '#lib/seo/seo.ts';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...businessText('sports-and-recreation'), path: '/sports-and-recreation' });
}

export default function SportsAndRecreationPage() {
  return <BusinessCategoryPage category="sports-and-recreation" />;
}
