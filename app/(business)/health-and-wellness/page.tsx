import type { Metadata } from 'next';
import {
  BusinessCategoryPage,
  businessMetadata,
} from '#features/business/components/business-page.tsx';

export function generateMetadata(): Metadata {
  return businessMetadata('health-and-wellness');
}

export default function HealthAndWellnessPage() {
  return <BusinessCategoryPage category="health-and-wellness" />;
}
