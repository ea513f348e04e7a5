import {
  BusinessCategoryPage,
  businessMetadata,
} from '#features/business/components/business-page.tsx';

export const metadata = businessMetadata('health-and-wellness');

export default function HealthAndWellnessPage() {
  return <BusinessCategoryPage category="health-and-wellness" />;
}
