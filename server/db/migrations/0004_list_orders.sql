-- List orders without distance: searches with more hits than the counted maximum scan these.
CREATE INDEX locations_score ON locations (score DESC, id);
CREATE INDEX locations_rating ON locations (average_rating DESC, rating_count DESC, id);
CREATE INDEX locations_reviews ON locations (rating_count DESC, average_rating DESC, id);
