import { ReadingPage } from '#features/legal/components/reading-page.tsx';
import { operator } from '#features/legal/reading-text.ts';
import { termsCopy } from '#features/legal/terms-copy.ts';
import { contentMetadata, requireOwnAddress, type ContentParams } from '#lib/seo/content-page.ts';

// Like the home page: the parameter defers rendering to the first visit, when settings are known.
export const revalidate = 3600;
export const generateStaticParams = () => [];

export function generateMetadata(props: ContentParams) {
  return contentMetadata(props, '/terms-and-conditions', termsCopy(operator()));
}

export default async function TermsPage(props: ContentParams) {
  await requireOwnAddress(props);
  return <ReadingPage text={termsCopy(operator())} email={operator().email} />;
}
