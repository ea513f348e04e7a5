import type { Metadata } from 'next';
import {
  BusinessCategoryPage,
  businessMetadata,
} from '#features/business/components/business-page.tsx';

export function generateMetadata(): Metadata {
  return businessMetadata('sports-and-recreation');
}

export default function SportsAndRecreationPage() {
  return <BusinessCategoryPage category="sports-and-recreation" />;
}
