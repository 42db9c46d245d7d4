-- The tables that grow by the day are cut into days. What is in them stays where it is and becomes the first piece. For
-- that the table must promise that all of it is older than the first day that is cut; a promise which is not checked yet
-- costs a moment. The next file checks it while people go on, and the one after it cuts.
SET LOCAL timezone TO 'UTC';
DO $$
DECLARE
  today date := (now() AT TIME ZONE 'UTC')::date;
  first_cut date;
  promised record;
BEGIN
  FOR promised IN VALUES ('usage_sessions', 'started_at'), ('minutes_leases', 'taken_at'), ('usage_days', 'local_day') LOOP
    -- A table in use gets time until the cut; one that is empty is cut from today.
    EXECUTE format('SELECT CASE WHEN EXISTS (SELECT FROM %I) THEN $1 + 3 ELSE $1 END', promised.column1)
      INTO first_cut USING today;
    -- Its pieces are months.
    IF promised.column1 = 'usage_days' THEN
      first_cut := date_trunc('month', CASE WHEN first_cut > today THEN first_cut + interval '1 month' ELSE today END);
    END IF;
    EXECUTE format('ALTER TABLE %1$I ADD CONSTRAINT %1$s_is_earlier CHECK (%2$I < %3$L) NOT VALID',
      promised.column1, promised.column2, first_cut);
  END LOOP;
END $$;
