-- The token waitlist (ENT-11 to ENT-15). A form adds a row; only an operator's command sets notified.
-- Kept for: two years from submitted_at, then the nightly job deletes it.
CREATE TABLE coinrescue_waitlist (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email           text NOT NULL,
  "walletAddress" text,
  submitted_at    timestamptz NOT NULL DEFAULT current_moment(),
  notified        boolean NOT NULL DEFAULT false
);
CREATE INDEX coinrescue_waitlist_email ON coinrescue_waitlist (lower(email));
CREATE INDEX coinrescue_waitlist_waiting ON coinrescue_waitlist (submitted_at) WHERE NOT notified;

-- Who wants the download link by mail (ENT-16 to ENT-20). Only the job that sent the mail sets sent.
-- Kept for: 90 days from requested_at once sent, two years while it waits for a release, then the nightly job deletes it.
CREATE TABLE download_requests (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email        text NOT NULL,
  platform     text NOT NULL CHECK (platform IN ('mac', 'windows', 'mobile', 'linux', 'unknown')),
  requested_at timestamptz NOT NULL DEFAULT current_moment(),
  sent         boolean NOT NULL DEFAULT false
);
CREATE INDEX download_requests_email ON download_requests (lower(email));
CREATE INDEX download_requests_waiting ON download_requests (platform) WHERE NOT sent;

-- When an address last had a mail of a kind that it asked for: one a day, whoever types the address in.
-- The address itself is not here, only its keyed hash. Kept for: two days from taken_at, then the nightly job deletes it.
CREATE TABLE mail_turns (
  address_hash text NOT NULL,
  kind         text NOT NULL,
  taken_at     timestamptz NOT NULL,
  PRIMARY KEY (address_hash, kind)
);
CREATE INDEX mail_turns_taken ON mail_turns (taken_at);

-- Addresses that want no more mail, as keyed hashes: whom they belong to cannot be read from here.
-- Kept for: as long as the server is run, since forgetting one would begin the mail again.
CREATE TABLE mail_suppressions (
  address_hash  text PRIMARY KEY,
  suppressed_at timestamptz NOT NULL DEFAULT current_moment()
);
