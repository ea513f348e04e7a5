import type { Metadata } from 'next';
import { businessMetadata, BusinessPage } from '#features/business/components/business-page.tsx';

export function generateMetadata(): Metadata {
  return businessMetadata();
}

export default function BusinessLandingPage() {
  return <BusinessPage />;
}
