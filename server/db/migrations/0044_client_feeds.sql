-- The URL of a client's calendar feed is signed for this key (server/messages/client-feed-token.ts). Null: no feed.
ALTER TABLE users ADD COLUMN feed_key uuid;
CREATE UNIQUE INDEX users_feed_key ON users (feed_key);
