import { FeedbackPage } from '#features/feedback/components/feedback-page.tsx';
import { copy } from '#features/feedback/copy.ts';
import { contentMetadata, requireOwnAddress, type ContentParams } from '#lib/content-page.ts';

// As the home page: with a parameter it is made at its first visit, when the settings are known, and then cached.
export const revalidate = 3600;
export const generateStaticParams = () => [];

export function generateMetadata(props: ContentParams) {
  return contentMetadata(props, '/feedback', copy);
}

export default async function Feedback(props: ContentParams) {
  await requireOwnAddress(props);
  return <FeedbackPage />;
}
