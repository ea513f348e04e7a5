import type { Metadata } from 'next';
import { BusinessPage } from '#features/business/components/business-page.tsx';
import { businessText } from '#features/business/business-metadata.ts';
import { pageMetadata } from '#lib/seo/seo.ts';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...businessText(), path: '/business' });
}

export default function BusinessLandingPage() {
  return <BusinessPage />;
}
