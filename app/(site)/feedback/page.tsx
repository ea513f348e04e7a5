import type { Metadata } from 'next';
import { feedbackMetadata, FeedbackPage } from '#features/feedback/components/feedback-page.tsx';
import { pageMetadata } from '#lib/seo/seo.ts';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...feedbackMetadata, path: '/feedback' });
}

export default function Feedback() {
  return <FeedbackPage />;
}
