-- The database's clock is the only one that counts minutes and ends trials. Statements ask this function, so that a
-- test can move the clock of its own schema and nothing else has to know.
CREATE FUNCTION current_moment() RETURNS timestamptz LANGUAGE sql STABLE AS 'SELECT pg_catalog.now()';

-- How often an address or an account has tried something.
-- Kept for: until its window ends; swept by the limiter itself and by the nightly job.
CREATE TABLE rate_limits (
  key    varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
