import type { Metadata } from 'next';
import { BusinessCategoryPage } from '#features/business/components/business-category-page.tsx';
import { businessMetadata } from '#features/business/business-metadata.ts';

export function generateMetadata(): Metadata {
  return businessMetadata('sports-and-recreation');
}

export default function SportsAndRecreationPage() {
  return <BusinessCategoryPage category="sports-and-recreation" />;
}
