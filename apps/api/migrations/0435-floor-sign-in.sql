-- Phones and tablets on which people sign in by badge and PIN.
CREATE TABLE floor_device (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	device_id uuid NOT NULL DEFAULT gen_random_uuid(),
	name text NOT NULL,
	-- Where it is used; its sessions see nothing of another unit.
	unit text NOT NULL,
	token_hash bytea NOT NULL UNIQUE,
	is_active boolean NOT NULL DEFAULT true,
	version int NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	last_used_at timestamptz,
	PRIMARY KEY (tenant_id, device_id)
);

CREATE TABLE staff_badge (
	tenant_id text NOT NULL,
	staff_id uuid NOT NULL,
	code_hash bytea NOT NULL UNIQUE,
	-- Null until the person has chosen one, with the badge at a device.
	pin_hash text,
	issued_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, staff_id),
	FOREIGN KEY (tenant_id, staff_id) REFERENCES staff ON DELETE CASCADE
);

-- Null: a sign-in to the whole back office.
ALTER TABLE staff_session ADD COLUMN device_id uuid;
ALTER TABLE staff_session ADD FOREIGN KEY (tenant_id, device_id)
	REFERENCES floor_device ON DELETE CASCADE;
CREATE INDEX staff_session_at ON staff_session (tenant_id, device_id) WHERE device_id IS NOT NULL;

COMMENT ON TABLE floor_device IS 'Devices on which people sign in by badge and PIN, each of one unit; only the hash of their cookie is stored.';
COMMENT ON TABLE staff_badge IS 'Badges for floor devices, one per person; code and PIN are hashed.';
