import type { Metadata } from 'next';
import { BusinessCategoryPage } from '#features/business/components/business-category-page.tsx';
import { businessMetadata } from '#features/business/business-metadata.ts';

export function generateMetadata(): Metadata {
  return businessMetadata('health-and-wellness');
}

export default function HealthAndWellnessPage() {
  return <BusinessCategoryPage category="health-and-wellness" />;
}
