-- pg-boss stores unsent messages in the schema jobs, which migrate() creates after these files.
DROP TABLE outbox;

-- Messages delivered by the mailbox drivers, for /dev/mailbox of a demo and for tests.
CREATE TABLE mailbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_id uuid NOT NULL UNIQUE,
  channel text NOT NULL CHECK (channel IN ('sms', 'mail')),
  recipient text NOT NULL,
  subject text,
  text text NOT NULL,
  html text,
  created_at timestamptz NOT NULL
);
CREATE INDEX mailbox_recipient ON mailbox (recipient, id DESC);
