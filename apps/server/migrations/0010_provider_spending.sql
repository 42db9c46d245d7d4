-- What the AI provider was paid, or promised, on each day (UTC). The most that a call can cost is added before it is
-- made, and corrected when it has ended: so the sum is never less than what was spent, whoever is asking at the moment.
-- Kept for: as long as the server; a row a day, and nobody is in it.
CREATE TABLE provider_spending (
  day          date PRIMARY KEY,
  -- Millionths of a dollar, at the prices that the server was told.
  microdollars bigint NOT NULL CHECK (microdollars >= 0),
  calls        integer NOT NULL
);
