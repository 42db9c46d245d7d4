-- better-auth's tables, exported once from version 1.7.7 with our names.
-- Kept for: as long as the account exists.
CREATE TABLE identity_user (
  id              uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name            text NOT NULL,
  email           text NOT NULL UNIQUE,
  "emailVerified" boolean NOT NULL,
  image           text,
  "createdAt"     timestamptz NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt"     timestamptz NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- Kept for: until it expires; the nightly job deletes it.
CREATE TABLE identity_session (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "expiresAt" timestamptz NOT NULL,
  token       text NOT NULL UNIQUE,
  "createdAt" timestamptz NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" timestamptz NOT NULL,
  "ipAddress" text,
  "userAgent" text,
  "userId"    uuid NOT NULL REFERENCES identity_user (id) ON DELETE CASCADE
);
CREATE INDEX identity_session_user ON identity_session ("userId");
CREATE INDEX identity_session_expiry ON identity_session ("expiresAt");

-- Kept for: as long as the account exists.
CREATE TABLE identity_account (
  id                      uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "accountId"             text NOT NULL,
  "providerId"            text NOT NULL,
  "userId"                uuid NOT NULL REFERENCES identity_user (id) ON DELETE CASCADE,
  "accessToken"           text,
  "refreshToken"          text,
  "idToken"               text,
  "accessTokenExpiresAt"  timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope                   text,
  password                text,
  "createdAt"             timestamptz NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt"             timestamptz NOT NULL,
  UNIQUE ("providerId", "accountId")
);
CREATE INDEX identity_account_user ON identity_account ("userId");

-- Kept for: until it expires; the nightly job deletes it.
CREATE TABLE identity_verification (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  identifier  text NOT NULL,
  value       text NOT NULL,
  "expiresAt" timestamptz NOT NULL,
  "createdAt" timestamptz NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" timestamptz NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX identity_verification_identifier ON identity_verification (identifier);
CREATE INDEX identity_verification_expiry ON identity_verification ("expiresAt");

-- The specification's profile, keyed by the identity's id (ENT-01 to ENT-10).
-- Kept for: as long as the account exists.
CREATE TABLE users (
  id                    uuid PRIMARY KEY REFERENCES identity_user (id) ON DELETE CASCADE,
  email                 text NOT NULL,
  "displayName"         text,
  "photoURL"            text,
  "createdAt"           timestamptz NOT NULL DEFAULT current_moment(),
  "signupSource"        text NOT NULL DEFAULT 'web' CHECK ("signupSource" = 'web'),
  provider              text NOT NULL CHECK (provider IN ('email', 'google.com', 'microsoft.com')),
  "pendingReferralCode" text
);
