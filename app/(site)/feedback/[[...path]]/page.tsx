import { feedbackMetadata, FeedbackPage } from '#features/feedback/components/feedback-page.tsx';
import { contentMetadata, requireOwnAddress, type ContentParams } from '#lib/seo/content-page.ts';

// Like the home page: the parameter defers rendering to the first visit, when settings are known.
export const revalidate = 3600;
export const generateStaticParams = () => [];

export function generateMetadata(props: ContentParams) {
  return contentMetadata(props, '/feedback', feedbackMetadata);
}

export default async function Feedback(props: ContentParams) {
  await requireOwnAddress(props);
  return <FeedbackPage />;
}
