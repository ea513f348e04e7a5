-- Messages of visitors to the operator.
CREATE TABLE feedback (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE INDEX feedback_created ON feedback (created_at);
