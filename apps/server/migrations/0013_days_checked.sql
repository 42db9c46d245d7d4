-- Reads the tables and lets everybody go on reading and writing meanwhile.
ALTER TABLE usage_sessions VALIDATE CONSTRAINT usage_sessions_is_earlier;
ALTER TABLE minutes_leases VALIDATE CONSTRAINT minutes_leases_is_earlier;
ALTER TABLE usage_days VALIDATE CONSTRAINT usage_days_is_earlier;
