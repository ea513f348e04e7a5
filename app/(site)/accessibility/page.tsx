import type { Metadata } from 'next';
import { SchemeSection } from '#components/layout/scheme-section.tsx';
import { operator, ReadingPage } from '#features/legal/components/reading-page.tsx';
import { accessibilityCopy } from '#features/legal/accessibility-copy.ts';
import { pageMetadata } from '#lib/seo/seo.ts';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...accessibilityCopy(operator()), path: '/accessibility' });
}

export default function AccessibilityPage() {
  return (
    <ReadingPage text={accessibilityCopy(operator())}>
      <SchemeSection />
    </ReadingPage>
  );
}
