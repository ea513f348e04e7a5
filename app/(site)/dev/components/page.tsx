import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ShowcasePage, showcaseTitle } from '#features/showcase/components/showcase-page.tsx';
import { webEnv } from '#lib/env.ts';

export const metadata: Metadata = { title: showcaseTitle, robots: { index: false } };

export default function Page() {
  if (webEnv().APP_MODE === 'production') notFound();
  return <ShowcasePage />;
}
