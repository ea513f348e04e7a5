-- The orders of the list that do not start from a position: a search with more hits than are counted walks them.
CREATE INDEX locations_score ON locations (score DESC, id);
CREATE INDEX locations_rating ON locations (average_rating DESC, rating_count DESC, id);
CREATE INDEX locations_reviews ON locations (rating_count DESC, average_rating DESC, id);
