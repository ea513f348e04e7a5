import { z } from 'zod';
import { noContent, publicCall } from './call.ts';
import { measuredPages, pageMetrics } from './values.ts';

const vitalsBody = z.object({
  page: z.enum(measuredPages),
  samples: z
    .array(z.object({ metric: z.enum(pageMetrics), value: z.number().min(0).max(3_600_000) }))
    .min(1)
    .max(pageMetrics.length),
});

export const sendVitalsCall = publicCall('vitals', {
  summary:
    'Counts the measurements of a page whose visitor agreed; stores nothing about the visitor',
  // `sendBeacon` cannot set the XSRF header. No account is involved.
  csrf: false,
  body: vitalsBody,
  success: noContent,
});

export type VitalsBody = z.input<typeof vitalsBody>;
