-- Whether a visitor reported the review since the last decision about it: the mail about a hidden review says so.
ALTER TABLE reviews ADD COLUMN reported boolean NOT NULL DEFAULT false;
