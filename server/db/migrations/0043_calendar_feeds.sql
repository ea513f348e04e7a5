-- Renewed calendar feeds. The URL of a feed is signed with its version (server/messages/feed-token.ts); a feed without
-- a row has version 0. professional_id null: the whole location.
CREATE TABLE calendar_feeds (
  location_id bigint NOT NULL REFERENCES locations ON DELETE CASCADE,
  professional_id bigint REFERENCES professionals ON DELETE CASCADE,
  version integer NOT NULL CHECK (version > 0),
  UNIQUE NULLS NOT DISTINCT (location_id, professional_id)
);
