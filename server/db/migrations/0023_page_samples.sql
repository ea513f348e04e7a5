-- Page speed of visitors who consented, only as counts. `up_to`: upper bound of the bucket, in ms; CLS has no unit.
CREATE TABLE page_samples (
  day date NOT NULL,
  page text NOT NULL,
  metric text NOT NULL,
  up_to double precision NOT NULL,
  samples bigint NOT NULL,
  PRIMARY KEY (day, page, metric, up_to)
);

-- The 28-day p75.
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
