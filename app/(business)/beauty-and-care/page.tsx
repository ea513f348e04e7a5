import {
  BusinessCategoryPage,
  businessMetadata,
} from '#features/business/components/business-page.tsx';

export const metadata = businessMetadata('beauty-and-care');

export default function BeautyAndCarePage() {
  return <BusinessCategoryPage category="beauty-and-care" />;
}
