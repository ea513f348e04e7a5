import {
  BusinessCategoryPage,
  businessMetadata,
} from '#features/business/components/business-page.tsx';

export const metadata = businessMetadata('sports-and-recreation');

export default function SportsAndRecreationPage() {
  return <BusinessCategoryPage category="sports-and-recreation" />;
}
