-- How pages were for visitors who agreed to be measured: counts, and nothing of who it was. `up_to` is the step that a
-- sample did not exceed, in ms; of CLS without a unit.
CREATE TABLE page_samples (
  day date NOT NULL,
  page text NOT NULL,
  metric text NOT NULL,
  up_to double precision NOT NULL,
  samples bigint NOT NULL,
  PRIMARY KEY (day, page, metric, up_to)
);

-- What three of four visits of the last 28 days did not exceed.
CREATE VIEW page_vitals AS
SELECT page, metric, min(up_to) AS p75, max(total) AS samples
FROM (
  SELECT page, metric, up_to,
    sum(sum(samples)) OVER (PARTITION BY page, metric ORDER BY up_to) AS so_far,
    sum(sum(samples)) OVER (PARTITION BY page, metric) AS total
  FROM page_samples
  WHERE day > current_date - 28
  GROUP BY page, metric, up_to
) AS steps
WHERE so_far >= 0.75 * total
GROUP BY page, metric;
