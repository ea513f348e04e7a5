import { feedbackMetadata, FeedbackPage } from '#features/feedback/components/feedback-page.tsx';
import { pageMetadata } from '#lib/seo/seo.ts';

export const metadata = pageMetadata({ ...feedbackMetadata, path: '/feedback' });

export default function Feedback() {
  return <FeedbackPage />;
}
