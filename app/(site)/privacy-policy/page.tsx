import type { Metadata } from 'next';
import { operator, ReadingPage } from '#features/legal/components/reading-page.tsx';
import { privacyCopy } from '#features/legal/privacy-copy.ts';
import { pageMetadata } from '#lib/seo/seo.ts';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...privacyCopy(operator()), path: '/privacy-policy' });
}

export default function PrivacyPolicyPage() {
  return <ReadingPage text={privacyCopy(operator())} />;
}
