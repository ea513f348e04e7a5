import { businessMetadata, BusinessPage } from '#features/business/components/business-page.tsx';

export const metadata = businessMetadata();

export default function BusinessLandingPage() {
  return <BusinessPage />;
}
