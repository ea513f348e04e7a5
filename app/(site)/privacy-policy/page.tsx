import { ReadingPage } from '#features/legal/components/reading-page.tsx';
import { privacyCopy } from '#features/legal/privacy-copy.ts';
import { operator } from '#features/legal/reading-text.ts';
import { pageMetadata } from '#lib/seo/seo.ts';

const text = privacyCopy(operator());

export const metadata = pageMetadata({ ...text, path: '/privacy-policy' });

export default function PrivacyPolicyPage() {
  return <ReadingPage text={text} />;
}
