-- A visitor reported the review since the last decision; the mail about hiding it says so.
ALTER TABLE reviews ADD COLUMN reported boolean NOT NULL DEFAULT false;
