import { ReadingPage } from '#features/legal/components/reading-page.tsx';
import { operator } from '#features/legal/reading-text.ts';
import { rankingCopy } from '#features/legal/ranking-copy.ts';
import { contentMetadata, requireOwnAddress, type ContentParams } from '#lib/seo/content-page.ts';

// Like the home page: the parameter defers rendering to the first visit, when settings are known.
export const revalidate = 3600;
export const generateStaticParams = () => [];

export function generateMetadata(props: ContentParams) {
  return contentMetadata(props, '/how-we-rank', rankingCopy);
}

export default async function RankingPage(props: ContentParams) {
  await requireOwnAddress(props);
  return <ReadingPage text={rankingCopy} email={operator().email} />;
}
