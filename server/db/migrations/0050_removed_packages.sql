-- A package that an import removes but a client owns is no longer sold.
ALTER TABLE subscriptions ADD COLUMN active boolean NOT NULL DEFAULT true;
