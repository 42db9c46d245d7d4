-- What a person may use beyond the free minutes. No row means free. Events of the payment service and an operator's
-- command write here; nothing over HTTP does.
-- Kept for: as long as the account exists.
CREATE TABLE entitlements (
  user_id uuid PRIMARY KEY REFERENCES identity_user (id) ON DELETE CASCADE,
  is_beta boolean NOT NULL DEFAULT false,
  status  text CHECK (status IN ('active', 'trial', 'expired')),
  -- When a status of active or trial ends by itself, should no event come any more.
  ends_at timestamptz
);

-- The one reading of that row: free, beta, active, trial or expired (SUBS-10, RD-59, RD-71).
CREATE FUNCTION entitlement_of(is_beta boolean, status text, ends_at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN is_beta THEN 'beta'
    WHEN status IN ('active', 'trial') AND ends_at <= current_moment() THEN 'expired'
    ELSE coalesce(status, 'free')
  END
$$;
