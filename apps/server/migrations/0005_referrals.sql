-- The code that an account can hand on (REF-11, RD-78). Made when somebody first asks for it.
-- Kept for: as long as the account exists.
CREATE TABLE referral_codes (
  user_id    uuid PRIMARY KEY REFERENCES identity_user (id) ON DELETE CASCADE,
  code       text NOT NULL UNIQUE CHECK (code ~ '^[A-Z0-9]{8}$'),
  -- An operator can withdraw a code that is being misused. To everybody else it is then unknown.
  is_active  boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT current_moment()
);

-- Who has had the longer trial, and by which code. The key is what makes it happen once for each person.
-- The code has no reference to its owner's row, since the benefit outlives the account that it came from.
-- Kept for: as long as the account of the person who had it exists.
CREATE TABLE referral_benefits (
  referred_user_id uuid PRIMARY KEY REFERENCES identity_user (id) ON DELETE CASCADE,
  code             text NOT NULL,
  subscription_id  text,
  granted_at       timestamptz NOT NULL DEFAULT current_moment()
);
CREATE INDEX referral_benefits_code ON referral_benefits (code);
