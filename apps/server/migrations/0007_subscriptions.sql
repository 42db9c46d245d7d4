-- Who a person is to the payment service. The customer is made once; the checkout is the last page that was handed out,
-- so that an older one is closed before a newer one can be paid.
-- Kept for: as long as the account exists, or until its deletion has deleted the customer there too.
CREATE TABLE payment_customers (
  user_id     uuid PRIMARY KEY REFERENCES identity_user (id) ON DELETE CASCADE,
  customer_id text NOT NULL UNIQUE,
  checkout_id text
);

-- Each subscription a person has or had, as it was when we last asked the payment service.
-- Kept for: as long as the account exists.
CREATE TABLE subscriptions (
  subscription_id       text PRIMARY KEY,
  user_id               uuid NOT NULL REFERENCES identity_user (id) ON DELETE CASCADE,
  -- Counts the writes: who asked the service before somebody else wrote must ask again.
  version               integer NOT NULL DEFAULT 1,
  plan                  text NOT NULL CHECK (plan IN ('monthly', 'annual')),
  -- Whether the service still has it: one that waits for a card is open although it gives nothing.
  is_open               boolean NOT NULL,
  -- What it gives, and until when; nothing if it never began.
  status                text CHECK (status IN ('active', 'trial', 'expired')),
  ends_at               timestamptz,
  created_at            timestamptz NOT NULL,
  trial_ends_at         timestamptz,
  period_ends_at        timestamptz,
  -- When it ends because somebody cancelled it.
  cancels_at            timestamptz,
  -- The purchase: a refund counts its days from here.
  first_charged_at      timestamptz,
  first_charge_id       text,
  first_charge_cents    integer,
  first_charge_currency text,
  refunded_at           timestamptz
);
CREATE INDEX subscriptions_user ON subscriptions (user_id);

-- Events of the payment service that have had their effect. It sends an event again for 3 days, and by hand for 30.
-- Kept for: 35 days, then a nightly job deletes them.
CREATE TABLE payment_events (
  event_id   text PRIMARY KEY,
  type       text NOT NULL,
  handled_at timestamptz NOT NULL DEFAULT current_moment()
);
CREATE INDEX payment_events_handled ON payment_events (handled_at);
