import type { Metadata } from 'next';
import { BusinessPage } from '#features/business/components/business-page.tsx';
import { businessMetadata } from '#features/business/business-metadata.ts';

export function generateMetadata(): Metadata {
  return businessMetadata();
}

export default function BusinessLandingPage() {
  return <BusinessPage />;
}
