-- Which of 64 shards an account belongs to, for ever. Accounts have random numbers, so their last six bits are as good as
-- a hash, and every language reads them alike. Where a shard lives is the server's configuration (docs/scale.md).
CREATE FUNCTION shard_of(account uuid) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS 'SELECT get_byte(uuid_send(account), 15) & 63';

-- Which shards this database holds, written by the first server that used it. One that was told otherwise does not start:
-- it would look for people where they are not.
-- Kept for: as long as the server.
CREATE TABLE shard_range (
  is_only     boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  first_shard integer NOT NULL CHECK (first_shard BETWEEN 0 AND 63),
  last_shard  integer NOT NULL CHECK (last_shard BETWEEN first_shard AND 63)
);

-- For accounts whose device is counted in another database than they are: one account a device and day, as take_leases
-- does it where both are together. Says whether the device is this account's today.
CREATE FUNCTION claim_device(asked_device uuid, asked_user uuid, zone text) RETURNS boolean LANGUAGE sql AS $$
  WITH claimed AS (
    INSERT INTO minutes_devices AS claim (device_id, user_id, resets_at)
    VALUES (asked_device, asked_user, minutes_next_reset(zone, NULL, current_moment()))
    ON CONFLICT (device_id) DO UPDATE SET user_id = excluded.user_id, resets_at = excluded.resets_at
    WHERE claim.user_id = excluded.user_id OR claim.resets_at <= current_moment()
    RETURNING true
  )
  SELECT EXISTS (SELECT FROM claimed)
$$;
