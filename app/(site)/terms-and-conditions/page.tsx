import { ReadingPage } from '#features/legal/components/reading-page.tsx';
import { termsCopy } from '#features/legal/terms-copy.ts';
import { operator } from '#features/legal/reading-text.ts';
import { pageMetadata } from '#lib/seo/seo.ts';

const text = termsCopy(operator());

export const metadata = pageMetadata({ ...text, path: '/terms-and-conditions' });

export default function TermsPage() {
  return <ReadingPage text={text} />;
}
