import type { GeneratedAlways } from 'kysely';
import type { Instant } from './column-types.ts';

export type MessageTables = {
  feedback: { id: string; name: string; email: string; message: string; created_at: Instant };
  /** Histogram of page metrics; `up_to` is the upper bound of a bucket. */
  page_samples: { day: string; page: string; metric: string; up_to: number; samples: number };
  mailbox: {
    id: GeneratedAlways<number>;
    job_id: string;
    channel: 'sms' | 'mail';
    recipient: string;
    subject: string | null;
    text: string;
    html: string | null;
    created_at: Instant;
  };
};
