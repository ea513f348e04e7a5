import { ReadingPage } from '#features/legal/components/reading-page.tsx';
import { rankingCopy } from '#features/legal/ranking-copy.ts';
import { pageMetadata } from '#lib/seo/seo.ts';

export const metadata = pageMetadata({ ...rankingCopy, path: '/how-we-rank' });

export default function RankingPage() {
  return <ReadingPage text={rankingCopy} />;
}
