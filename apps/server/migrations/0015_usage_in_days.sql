-- Statements on tables in pieces are planned once for each connection: planning looks at every piece. Moments in them let
-- the database leave out the pieces that cannot hold what is asked for.

-- Begins a session on the day that it is now in the person's zone. One that began in the last week stays as it is.
CREATE FUNCTION start_usage(asked_user uuid, asked_session uuid, zone text) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode TO force_generic_plan SET enable_seqscan TO off
AS $$
DECLARE
  moment timestamptz := current_moment();
BEGIN
  PERFORM usage_take_turn(asked_user, asked_session);
  -- As a foreign key would: the account is there, and stays until this has ended.
  PERFORM FROM identity_user WHERE id = asked_user FOR KEY SHARE;
  IF NOT FOUND THEN RAISE foreign_key_violation USING MESSAGE = 'there is no such account'; END IF;
  INSERT INTO usage_sessions (user_id, started_at, session_id, local_day)
  SELECT asked_user, moment, asked_session, (moment AT TIME ZONE zone)::date
  WHERE NOT EXISTS (
    SELECT FROM usage_sessions
    WHERE user_id = asked_user AND session_id = asked_session
      AND started_at BETWEEN moment - interval '7 days' AND moment + interval '1 day'
  );
END $$;

-- The same session, told twice at once, waits for its turn.
CREATE FUNCTION usage_take_turn(asked_user uuid, asked_session uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('usage ' || asked_user || ' ' || asked_session, 0));
END $$;

-- Ends a session and adds it to its day. What is told cannot be more than the time that has passed, and a little that a
-- device's counting may be ahead. The first end counts. Says whether there is such a session.
CREATE FUNCTION end_usage(asked_user uuid, asked_session uuid, told_seconds integer, slack_seconds integer) RETURNS boolean
LANGUAGE plpgsql SET plan_cache_mode TO force_generic_plan SET enable_seqscan TO off
AS $$
DECLARE
  moment timestamptz := current_moment();
  ended record;
BEGIN
  PERFORM usage_take_turn(asked_user, asked_session);
  UPDATE usage_sessions SET ended_at = moment,
    used_seconds = least(told_seconds, floor(extract(epoch FROM moment - started_at))::integer + slack_seconds)
  WHERE user_id = asked_user AND session_id = asked_session AND ended_at IS NULL
    AND started_at BETWEEN moment - interval '3 days' AND moment + interval '1 day'
  RETURNING local_day, used_seconds INTO ended;
  IF NOT FOUND THEN
    -- A device that was away for days is rare, and may take the longer way through all of them.
    UPDATE usage_sessions SET ended_at = moment,
      used_seconds = least(told_seconds, floor(extract(epoch FROM moment - started_at))::integer + slack_seconds)
    WHERE user_id = asked_user AND session_id = asked_session AND ended_at IS NULL
    RETURNING local_day, used_seconds INTO ended;
  END IF;
  IF NOT FOUND THEN
    RETURN EXISTS (SELECT FROM usage_sessions WHERE user_id = asked_user AND session_id = asked_session);
  END IF;
  INSERT INTO usage_days AS day (user_id, local_day, sessions, seconds)
  VALUES (asked_user, ended.local_day, 1, ended.used_seconds)
  ON CONFLICT (user_id, local_day) DO UPDATE SET
    sessions = day.sessions + 1, seconds = least(86400, day.seconds + excluded.seconds);
  RETURN true;
END $$;

-- Adds what a piece of usage_days holds of some people to their totals. A day is added once, however often this is asked.
CREATE FUNCTION roll_up_days(piece text, ends date, first_user uuid, last_user uuid) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  people integer;
BEGIN
  EXECUTE format($sql$
    WITH days AS (
      SELECT day.*, total.last_day AS rolled_day, total.last_days AS rolled_days
      FROM %I AS day LEFT JOIN usage_totals AS total USING (user_id)
      WHERE day.user_id BETWEEN $2 AND $3 AND (total.before_day IS NULL OR day.local_day >= total.before_day)
    ), counted AS (
      SELECT user_id, sum(sessions) AS sessions, sum(seconds) AS seconds FROM days GROUP BY user_id
    ), numbered AS (
      SELECT *, local_day - (row_number() OVER (PARTITION BY user_id ORDER BY local_day))::integer AS run
      FROM days WHERE seconds > 0
    ), runs AS (
      SELECT user_id, max(local_day) AS last_day,
        count(*) + CASE WHEN min(rolled_day) = min(local_day) - 1 THEN min(rolled_days) ELSE 0 END AS days
      FROM numbered GROUP BY user_id, run
    ), newest AS (
      SELECT DISTINCT ON (user_id) user_id, last_day, days, max(days) OVER (PARTITION BY user_id) AS longest
      FROM runs ORDER BY user_id, last_day DESC
    )
    INSERT INTO usage_totals AS total (user_id, before_day, sessions, seconds, longest_days, last_day, last_days)
    SELECT user_id, $1, sessions, seconds, coalesce(longest, 0), last_day, coalesce(days, 0)
    FROM counted LEFT JOIN newest USING (user_id)
    ON CONFLICT (user_id) DO UPDATE SET before_day = excluded.before_day,
      sessions = total.sessions + excluded.sessions, seconds = total.seconds + excluded.seconds,
      longest_days = greatest(total.longest_days, excluded.longest_days),
      last_day = coalesce(excluded.last_day, total.last_day),
      last_days = CASE WHEN excluded.last_day IS NULL THEN total.last_days ELSE excluded.last_days END
  $sql$, piece) USING ends, first_user, last_user;
  GET DIAGNOSTICS people = ROW_COUNT;
  -- Whoever was deleted while this ran.
  DELETE FROM usage_totals WHERE user_id BETWEEN first_user AND last_user
    AND NOT EXISTS (SELECT FROM identity_user WHERE id = user_id);
  RETURN people;
END $$;
