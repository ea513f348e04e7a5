import type { Metadata } from 'next';
import { BusinessCategoryPage } from '#features/business/components/business-category-page.tsx';
import { businessMetadata } from '#features/business/business-metadata.ts';

export function generateMetadata(): Metadata {
  return businessMetadata('beauty-and-care');
}

export default function BeautyAndCarePage() {
  return <BusinessCategoryPage category="beauty-and-care" />;
}
