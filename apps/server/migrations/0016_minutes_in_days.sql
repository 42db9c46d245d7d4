-- The functions of 0008 on a table that is in days. They look for a number that is told again in the last three days: a
-- person's day has at most two, so that whatever could still be charged twice is found. What is older changes no balance.
-- The end of that time only keeps the pieces of the coming days out: somebody who began later may have been quicker.

-- Takes one lease for each of several people and devices, none of them twice. Written in two statements inside, because
-- only a statement that begins after the lock sees what the one before it committed.
CREATE OR REPLACE FUNCTION take_leases(lease_ids uuid[], user_ids uuid[], device_ids uuid[], zones text[], wanted integer[])
RETURNS TABLE (
  user_id uuid, outcome text, granted integer, remaining integer, local_day text, resets_at timestamptz
) LANGUAGE plpgsql
-- Planning anew for each call costs ten times what the call does, and a plan that was made while the tables were empty
-- must still be right when they are full.
SET enable_seqscan TO off SET enable_hashjoin TO off SET enable_mergejoin TO off SET plan_cache_mode TO force_generic_plan
AS $$
#variable_conflict use_column
DECLARE
  day_seconds CONSTANT integer := 900;
  most_leases CONSTANT integer := 500;
  moment timestamptz := current_moment();
BEGIN
  PERFORM minutes_take_turns(user_ids, device_ids);
  RETURN QUERY
  WITH asked AS (
    SELECT want.*, known.granted_seconds AS granted_before, account.device_id AS day_device,
      coalesce(entitlement_of(rights.is_beta, rights.status, rights.ends_at), 'free') AS entitlement,
      coalesce(account.resets_at > moment, false) AS is_same_day,
      account.time_zone, account.local_day, account.resets_at, account.used_seconds, account.leases
    FROM unnest(lease_ids, user_ids, device_ids, zones, wanted)
      AS want (lease_id, user_id, device_id, zone, wanted_seconds)
    -- The limits keep each of these a look-up by key; a plain join with a table that is still empty would be planned as
    -- a walk over all of it, and be remembered so.
    LEFT JOIN LATERAL (
      SELECT * FROM minutes_accounts WHERE user_id = want.user_id LIMIT 1) AS account ON true
    LEFT JOIN LATERAL (
      SELECT granted_seconds FROM minutes_leases
      WHERE user_id = want.user_id AND lease_id = want.lease_id
        AND taken_at BETWEEN moment - interval '3 days' AND moment + interval '1 day' LIMIT 1
    ) AS known ON true
    LEFT JOIN LATERAL (
      SELECT * FROM entitlements WHERE user_id = want.user_id LIMIT 1) AS rights ON true
  ), today AS (
    SELECT asked.*,
      CASE WHEN is_same_day THEN used_seconds ELSE 0 END AS used,
      CASE WHEN is_same_day THEN leases ELSE 0 END AS lease_count,
      CASE WHEN is_same_day THEN asked.local_day ELSE (moment AT TIME ZONE zone)::date END AS this_day,
      CASE WHEN is_same_day THEN asked.resets_at ELSE minutes_next_reset(zone, asked.time_zone, moment) END AS ends_at
    FROM asked
  ), decided AS (
    SELECT today.*,
      CASE
        WHEN entitlement IN ('beta', 'active', 'trial') THEN 'unlimited'
        WHEN granted_before IS NOT NULL THEN 'known'
        WHEN device_id IS DISTINCT FROM CASE WHEN is_same_day THEN day_device END AND EXISTS (
          SELECT FROM minutes_devices AS claim
          WHERE claim.device_id = today.device_id AND claim.user_id <> today.user_id AND claim.resets_at > moment
        ) THEN 'device-used'
        WHEN lease_count >= most_leases THEN 'too-many'
        ELSE 'granted'
      END AS outcome,
      least(wanted_seconds, day_seconds - used) AS grant_seconds
    FROM today
  ), charged AS (
    INSERT INTO minutes_accounts AS account
      (user_id, time_zone, local_day, resets_at, used_seconds, leases, device_id)
    SELECT user_id, zone, this_day, ends_at, used + grant_seconds, lease_count + 1, device_id
    FROM decided WHERE outcome = 'granted'
    ON CONFLICT (user_id) DO UPDATE SET
      time_zone = CASE WHEN account.resets_at > moment THEN account.time_zone ELSE excluded.time_zone END,
      local_day = excluded.local_day, resets_at = excluded.resets_at, used_seconds = excluded.used_seconds,
      leases = excluded.leases, device_id = excluded.device_id
  ), kept AS (
    INSERT INTO minutes_leases (user_id, lease_id, kind, granted_seconds, resets_at, taken_at)
    SELECT user_id, lease_id, 'lease', grant_seconds, ends_at, moment FROM decided
    WHERE outcome = 'granted' AND grant_seconds > 0
  ), claimed AS (
    INSERT INTO minutes_devices AS claim (device_id, user_id, resets_at)
    SELECT device_id, user_id, ends_at FROM decided
    WHERE outcome = 'granted' AND device_id IS DISTINCT FROM CASE WHEN is_same_day THEN day_device END
    ON CONFLICT (device_id) DO UPDATE SET user_id = excluded.user_id, resets_at = excluded.resets_at
  )
  SELECT decided.user_id, decided.outcome,
    CASE decided.outcome WHEN 'granted' THEN grant_seconds WHEN 'known' THEN granted_before
      WHEN 'unlimited' THEN wanted_seconds ELSE 0 END,
    day_seconds - used - CASE decided.outcome WHEN 'granted' THEN grant_seconds ELSE 0 END,
    this_day::text, ends_at
  FROM decided;
END $$;

-- Gives back what a lease did not use: once, and into the day it was taken from.
CREATE OR REPLACE FUNCTION return_lease(asked_user uuid, asked_lease uuid, really_used integer) RETURNS integer
LANGUAGE plpgsql SET plan_cache_mode TO force_generic_plan SET enable_seqscan TO off AS $$
DECLARE
  unused integer;
  lease_day timestamptz;
BEGIN
  PERFORM minutes_take_turns(ARRAY[asked_user], '{}');
  UPDATE minutes_leases SET used_seconds = least(really_used, granted_seconds)
  WHERE user_id = asked_user AND lease_id = asked_lease AND kind = 'lease' AND used_seconds IS NULL
    AND taken_at BETWEEN current_moment() - interval '3 days' AND current_moment() + interval '1 day'
  RETURNING granted_seconds - used_seconds, resets_at INTO unused, lease_day;
  IF NOT FOUND THEN
    -- Told before: nothing more comes back. Never given out: null.
    RETURN (SELECT 0 FROM minutes_leases WHERE user_id = asked_user AND lease_id = asked_lease AND kind = 'lease' LIMIT 1);
  END IF;
  UPDATE minutes_accounts SET used_seconds = used_seconds - unused
  WHERE user_id = asked_user AND resets_at = lease_day AND resets_at > current_moment();
  IF NOT FOUND THEN RETURN 0; END IF;
  RETURN unused;
END $$;

-- Charges what was used without a network, each use once. A day that is over is only written down.
CREATE OR REPLACE FUNCTION charge_offline_uses(
  asked_user uuid, asked_zone text, use_ids uuid[], local_days date[], seconds integer[]
) RETURNS integer LANGUAGE plpgsql SET plan_cache_mode TO force_generic_plan SET enable_seqscan TO off AS $$
DECLARE
  moment timestamptz := current_moment();
  fresh_seconds integer;
  charged integer;
BEGIN
  PERFORM minutes_take_turns(ARRAY[asked_user], '{}');
  INSERT INTO minutes_accounts AS account (user_id, time_zone, local_day, resets_at, used_seconds, leases)
  VALUES (asked_user, asked_zone, (moment AT TIME ZONE asked_zone)::date,
          minutes_next_reset(asked_zone, NULL, moment), 0, 0)
  ON CONFLICT (user_id) DO UPDATE SET
    time_zone = excluded.time_zone, local_day = excluded.local_day, used_seconds = 0, leases = 0, device_id = NULL,
    resets_at = minutes_next_reset(asked_zone, account.time_zone, moment)
  WHERE account.resets_at <= moment;

  WITH told AS (
    SELECT DISTINCT ON (use_id) use_id, local_day, used
    FROM unnest(use_ids, local_days, seconds) AS told (use_id, local_day, used) ORDER BY use_id
  ), fresh AS (
    INSERT INTO minutes_leases (user_id, lease_id, kind, granted_seconds, used_seconds, resets_at, taken_at)
    SELECT asked_user, use_id, 'offline', used, used, account.resets_at, moment
    FROM told, minutes_accounts AS account WHERE account.user_id = asked_user
      AND NOT EXISTS (
        SELECT FROM minutes_leases AS known
        WHERE known.user_id = asked_user AND known.lease_id = told.use_id
          AND known.taken_at BETWEEN moment - interval '3 days' AND moment + interval '1 day'
      )
    ON CONFLICT DO NOTHING
    RETURNING lease_id
  )
  SELECT coalesce(sum(told.used), 0) INTO fresh_seconds
  FROM fresh JOIN told ON told.use_id = fresh.lease_id
  JOIN minutes_accounts AS account ON account.user_id = asked_user AND account.local_day = told.local_day;

  UPDATE minutes_accounts AS account SET used_seconds = least(900, used_seconds + fresh_seconds)
  FROM (SELECT used_seconds AS used_before FROM minutes_accounts WHERE user_id = asked_user) AS before
  WHERE account.user_id = asked_user
  RETURNING account.used_seconds - before.used_before INTO charged;
  RETURN charged;
END $$;
