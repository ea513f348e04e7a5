import { SchemeSection } from '#components/layout/scheme-section.tsx';
import { ReadingPage } from '#features/legal/components/reading-page.tsx';
import { operator } from '#features/legal/reading-text.ts';
import { accessibilityCopy } from '#features/legal/accessibility-copy.ts';
import { contentMetadata, requireOwnAddress, type ContentParams } from '#lib/seo/content-page.ts';

// Like the home page: the parameter defers rendering to the first visit, when settings are known.
export const revalidate = 3600;
export const generateStaticParams = () => [];

export function generateMetadata(props: ContentParams) {
  return contentMetadata(props, '/accessibility', accessibilityCopy(operator()));
}

export default async function AccessibilityPage(props: ContentParams) {
  await requireOwnAddress(props);
  return (
    <ReadingPage text={accessibilityCopy(operator())} email={operator().email}>
      <SchemeSection />
    </ReadingPage>
  );
}
