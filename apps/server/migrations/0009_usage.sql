-- Sessions of light or sound: when each began and ended, and for how long it was used (LEG-20). Nothing says what was
-- played, on which device, or where. The day is the person's own; their time zone is not kept. The key begins with the
-- person and holds the moment, so that the table can be cut into days. A number that is told twice is found by asking,
-- under a lock, since a unique index across days could not be cut.
-- Kept for: 35 days after it began.
CREATE TABLE usage_sessions (
  user_id      uuid NOT NULL REFERENCES identity_user (id) ON DELETE CASCADE,
  started_at   timestamptz NOT NULL DEFAULT current_moment(),
  session_id   uuid NOT NULL,
  local_day    date NOT NULL,
  ended_at     timestamptz,
  used_seconds integer CHECK (used_seconds >= 0),
  PRIMARY KEY (user_id, started_at, session_id)
);
CREATE INDEX usage_sessions_age ON usage_sessions (started_at);

-- What totals and streaks are made of: one row for each local day on which a session that began there has ended.
-- Kept for: as long as the account exists.
CREATE TABLE usage_days (
  user_id   uuid NOT NULL REFERENCES identity_user (id) ON DELETE CASCADE,
  local_day date NOT NULL,
  sessions  integer NOT NULL,
  -- Two devices at once can use no more of a day than it has.
  seconds   integer NOT NULL CHECK (seconds BETWEEN 0 AND 86400),
  PRIMARY KEY (user_id, local_day)
);

-- An e-mail address that waits to be confirmed before it replaces the account's. The link's token is only here as a hash.
-- Kept for: 1 hour, until the link expires.
CREATE TABLE email_changes (
  user_id    uuid PRIMARY KEY REFERENCES identity_user (id) ON DELETE CASCADE,
  new_email  text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_changes_expiry ON email_changes (expires_at);

-- Whom a limit counts is the first word of its key after the colon. Export and deletion find a person's by it.
CREATE INDEX rate_limits_subject ON rate_limits (split_part(substr(key, strpos(key, ':') + 1), ' ', 1));
