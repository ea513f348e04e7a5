import type { Metadata } from 'next';
import { BusinessCategoryPage } from '#features/business/components/business-category-page.tsx';
import { businessText } from '#features/business/business-metadata.ts';
import { pageMetadata } from '#lib/seo/seo.ts';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...businessText('health-and-wellness'), path: '/health-and-wellness' });
}

export default function HealthAndWellnessPage() {
  return <BusinessCategoryPage category="health-and-wellness" />;
}
