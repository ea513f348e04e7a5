-- What is to be sent stands in the jobs of pg-boss (schema jobs), which migrate() creates behind these files.
DROP TABLE outbox;

-- What the mailbox drivers delivered, for the page /dev/mailbox of a demo and for tests.
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
