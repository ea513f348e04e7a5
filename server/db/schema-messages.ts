import type { GeneratedAlways } from 'kysely';
import type { Instant } from './column-types.ts';

export type MessageTables = {
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
