-- Why the operator hid the review; null = visible.
ALTER TABLE reviews ADD COLUMN hidden_for text
  CHECK (hidden_for IN ('offensive', 'untrue', 'personal_data', 'advertising', 'illegal'));
