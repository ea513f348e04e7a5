-- Why the operator hid a review; null while everybody can read it.
ALTER TABLE reviews ADD COLUMN hidden_for text
  CHECK (hidden_for IN ('offensive', 'untrue', 'personal_data', 'advertising', 'illegal'));
