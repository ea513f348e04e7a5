import type { Metadata } from 'next';
import {
  BusinessCategoryPage,
  businessMetadata,
} from '#features/business/components/business-page.tsx';

export function generateMetadata(): Metadata {
  return businessMetadata('beauty-and-care');
}

export default function BeautyAndCarePage() {
  return <BusinessCategoryPage category="beauty-and-care" />;
}
