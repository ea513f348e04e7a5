import type { Metadata } from 'next';
import { operator, ReadingPage } from '#features/legal/components/reading-page.tsx';
import { termsCopy } from '#features/legal/terms-copy.ts';
import { pageMetadata } from '#lib/seo/seo.ts';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...termsCopy(operator()), path: '/terms-and-conditions' });
}

export default function TermsPage() {
  return <ReadingPage text={termsCopy(operator())} />;
}
