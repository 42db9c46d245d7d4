-- A code that the signed-in browser hands to the app that opened it. Only its hash is here, and it is worth nothing
-- without the verifier, which never leaves the app.
-- Kept for: 60 seconds at most; used or tried, it is gone at once. What nobody tried is swept when the next one is made.
CREATE TABLE desktop_connect_codes (
  code_hash   bytea PRIMARY KEY,
  challenge   text NOT NULL,
  device_name text NOT NULL,
  user_id     uuid NOT NULL REFERENCES identity_user (id) ON DELETE CASCADE,
  expires_at  timestamptz NOT NULL
);
CREATE INDEX desktop_connect_codes_expiry ON desktop_connect_codes (expires_at);
CREATE INDEX desktop_connect_codes_user ON desktop_connect_codes (user_id);

-- The way without a deep link (RFC 8628): the app asks with the device code, of which only the hash is here, and a
-- person approves by the user code.
-- Kept for: 10 minutes at most; answered, it is gone. What nobody asked for again is swept when the next one is made.
CREATE TABLE desktop_device_codes (
  device_code_hash bytea PRIMARY KEY,
  user_code        text NOT NULL UNIQUE,
  device_name      text NOT NULL,
  address          text NOT NULL,
  requested_at     timestamptz NOT NULL,
  expires_at       timestamptz NOT NULL,
  interval_seconds integer NOT NULL,
  asked_at         timestamptz,
  decision         text CHECK (decision IN ('approved', 'denied')),
  user_id          uuid REFERENCES identity_user (id) ON DELETE CASCADE,
  CHECK (decision IS NULL OR user_id IS NOT NULL)
);
CREATE INDEX desktop_device_codes_expiry ON desktop_device_codes (expires_at);
CREATE INDEX desktop_device_codes_user ON desktop_device_codes (user_id);
