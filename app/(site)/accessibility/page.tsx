import { SchemeSection } from '#components/layout/scheme-section.tsx';
import { ReadingPage } from '#features/legal/components/reading-page.tsx';
import { accessibilityCopy } from '#features/legal/accessibility-copy.ts';
import { operator } from '#features/legal/reading-text.ts';
import { pageMetadata } from '#lib/seo/seo.ts';

const text = accessibilityCopy(operator());

export const metadata = pageMetadata({ ...text, path: '/accessibility' });

export default function AccessibilityPage() {
  return (
    <ReadingPage text={text}>
      <SchemeSection />
    </ReadingPage>
  );
}
