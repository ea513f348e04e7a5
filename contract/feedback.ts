import { z } from 'zod';
import { publicCall } from './call.ts';
import { captchaToken, email } from './identity.ts';
import { maxLengths } from './values.ts';

export const feedbackBody = z.object({
  name: z.string().trim().min(1).max(maxLengths.feedbackName),
  email,
  message: z.string().trim().min(1).max(maxLengths.feedback),
  captcha_token: captchaToken,
});

export const sendFeedbackCall = publicCall('feedback', {
  summary: 'Sends a message to the operator and confirms it by mail',
  body: feedbackBody,
  success: { status: 201, schema: z.object({ message: z.string() }) },
});

export type FeedbackBody = z.input<typeof feedbackBody>;
