-- Cuts usage_sessions and minutes_leases into days (UTC), and usage_days into months. A day goes by dropping its piece,
-- which costs the same for ten rows and for ten million. Pieces are made ahead by a job; what finds none goes into
-- `_rest`, so that nobody is refused because a job did not run.
-- The foreign keys end here: making a piece would lock the accounts for each of them. Starting a session looks at the
-- account instead, and the trigger below does what a cascade did.
SET LOCAL timezone TO 'UTC';
DROP INDEX usage_sessions_age;
DROP INDEX minutes_leases_age;
ALTER TABLE usage_sessions DROP CONSTRAINT usage_sessions_user_id_fkey;
ALTER TABLE usage_days DROP CONSTRAINT usage_days_user_id_fkey;
ALTER TABLE usage_sessions RENAME TO usage_sessions_earlier;
ALTER TABLE minutes_leases RENAME TO minutes_leases_earlier;
ALTER TABLE usage_days RENAME TO usage_days_earlier;

-- As in 0009. A session's number is unique in its day by an index, and across days by asking under a lock.
-- Kept for: 35 days; a whole day goes at once, when the oldest of it is that old.
CREATE TABLE usage_sessions (
  LIKE usage_sessions_earlier INCLUDING DEFAULTS INCLUDING CONSTRAINTS
) PARTITION BY RANGE (started_at);
ALTER TABLE usage_sessions DROP CONSTRAINT usage_sessions_is_earlier;

-- As in 0008. A lease's number is unique in its day by an index, and across days by asking under a lock.
-- Kept for: 35 days; a whole day goes at once, when the oldest of it is that old.
CREATE TABLE minutes_leases (
  LIKE minutes_leases_earlier INCLUDING DEFAULTS INCLUDING CONSTRAINTS
) PARTITION BY RANGE (taken_at);
ALTER TABLE minutes_leases DROP CONSTRAINT minutes_leases_is_earlier;

-- As in 0009.
-- Kept for: as long as the account exists: by day for a year and a month, and then as a part of usage_totals.
CREATE TABLE usage_days (
  LIKE usage_days_earlier INCLUDING DEFAULTS INCLUDING CONSTRAINTS,
  PRIMARY KEY (user_id, local_day)
) PARTITION BY RANGE (local_day);
ALTER TABLE usage_days DROP CONSTRAINT usage_days_is_earlier;

-- What the days came to that are no longer kept by day.
-- Kept for: as long as the account exists.
CREATE TABLE usage_totals (
  user_id      uuid PRIMARY KEY,
  -- All days before this one are in here, and none after it.
  before_day   date NOT NULL,
  sessions     integer NOT NULL,
  seconds      bigint NOT NULL,
  longest_days integer NOT NULL,
  -- The days in a row that ended last: a streak may go on beyond what is in here.
  last_day     date,
  last_days    integer NOT NULL
);

-- From which day and before which one the rows of a piece are, as its bounds say; `_rest` has none.
CREATE FUNCTION pieces_of(parent text) RETURNS TABLE (piece text, first_day date, end_day date)
LANGUAGE sql STABLE SET timezone TO 'UTC' AS $$
  SELECT child.relname::text,
    substring(pg_get_expr(child.relpartbound, child.oid) FROM 'FROM \(''(\d{4}-\d\d-\d\d)')::date,
    substring(pg_get_expr(child.relpartbound, child.oid) FROM 'TO \(''(\d{4}-\d\d-\d\d)')::date
  FROM pg_inherits JOIN pg_class AS child ON child.oid = inhrelid
  WHERE inhparent = to_regclass(parent)
$$;

-- Brings one piece into a table. What was written into `_rest` meanwhile moves over.
CREATE FUNCTION make_piece(parent text, piece text, cut_by text, own_key text, first_day date, end_day date)
RETURNS void LANGUAGE plpgsql SET timezone TO 'UTC' AS $$
BEGIN
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS, PRIMARY KEY (%s))', piece, parent, own_key);
  EXECUTE format('WITH moved AS (DELETE FROM %1$I WHERE %2$I >= %3$L AND %2$I < %4$L RETURNING *)
    INSERT INTO %5$I SELECT * FROM moved', parent || '_rest', cut_by, first_day, end_day, piece);
  -- Unlike CREATE TABLE … PARTITION OF, this lets people go on reading and writing the table.
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, piece, first_day, end_day);
END $$;

-- Makes the pieces that are missing, from a day until a day. Says how many.
CREATE FUNCTION make_pieces(from_day date, until_day date) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  made integer := 0;
  cut record;
  starts date;
  wanted text;
BEGIN
  FOR cut IN
    SELECT * FROM (VALUES
      ('usage_sessions', 'started_at', 'user_id, session_id', 'day', '_YYYY_MM_DD'),
      ('minutes_leases', 'taken_at', 'user_id, lease_id', 'day', '_YYYY_MM_DD'),
      ('usage_days', 'local_day', 'user_id, local_day', 'month', '_YYYY_MM')
    ) AS cuts (parent, cut_by, own_key, unit, name_end)
  LOOP
    starts := date_trunc(cut.unit, from_day);
    WHILE starts <= until_day LOOP
      wanted := cut.parent || to_char(starts, cut.name_end);
      -- What lies before the first cut is in the piece of earlier rows.
      IF NOT EXISTS (SELECT FROM pieces_of(cut.parent) AS known
        WHERE known.piece = wanted OR (known.first_day IS NULL AND known.end_day > starts)) THEN
        PERFORM make_piece(cut.parent, wanted, cut.cut_by, cut.own_key, starts, (starts + ('1 ' || cut.unit)::interval)::date);
        made := made + 1;
      END IF;
      starts := starts + ('1 ' || cut.unit)::interval;
    END LOOP;
  END LOOP;
  RETURN made;
END $$;

DO $$
DECLARE
  cut record;
  first_cut date;
BEGIN
  FOR cut IN VALUES ('usage_sessions', 'user_id, session_id'), ('minutes_leases', 'user_id, lease_id'),
                    ('usage_days', 'user_id, local_day') LOOP
    SELECT substring(pg_get_constraintdef(oid) FROM '\d{4}-\d\d-\d\d')::date INTO STRICT first_cut
    FROM pg_constraint WHERE conrelid = to_regclass(cut.column1 || '_earlier') AND conname = cut.column1 || '_is_earlier';
    EXECUTE format('ALTER TABLE %1$I ATTACH PARTITION %2$I FOR VALUES FROM (MINVALUE) TO (%3$L)',
      cut.column1, cut.column1 || '_earlier', first_cut);
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', cut.column1 || '_earlier', cut.column1 || '_is_earlier');
    EXECUTE format('CREATE TABLE %2$I (LIKE %1$I INCLUDING DEFAULTS INCLUDING CONSTRAINTS, PRIMARY KEY (%3$s))',
      cut.column1, cut.column1 || '_rest', cut.column2);
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I DEFAULT', cut.column1, cut.column1 || '_rest');
  END LOOP;
END $$;
SELECT make_pieces(now()::date, now()::date + 14);

CREATE FUNCTION delete_usage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM usage_sessions WHERE user_id = OLD.id;
  DELETE FROM usage_days WHERE user_id = OLD.id;
  DELETE FROM usage_totals WHERE user_id = OLD.id;
  RETURN OLD;
END $$;
CREATE TRIGGER identity_user_deleted AFTER DELETE ON identity_user FOR EACH ROW EXECUTE FUNCTION delete_usage();
