import type { Metadata } from 'next';
import { ReadingPage } from '#features/legal/components/reading-page.tsx';
import { operator } from '#features/legal/reading-text.ts';
import { termsCopy } from '#features/legal/terms-copy.ts';
import { pageMetadata } from '#lib/seo/seo.ts';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...termsCopy(operator()), path: '/terms-and-conditions' });
}

export default function TermsPage() {
  return <ReadingPage text={termsCopy(operator())} />;
}
