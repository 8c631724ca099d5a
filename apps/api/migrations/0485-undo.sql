-- Changes of staff that can still be undone, with what was there.
CREATE TABLE undoable_change (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	undo_id uuid NOT NULL DEFAULT gen_random_uuid(),
	-- Nobody undoes what somebody else has done.
	staff_id uuid NOT NULL,
	kind text NOT NULL,
	-- What the change took, and undoing it takes.
	permission text NOT NULL,
	change jsonb NOT NULL,
	-- What was changed, the version before, and the one that the change made.
	subject text NOT NULL,
	based_on int NOT NULL,
	version int NOT NULL,
	expires_at timestamptz NOT NULL,
	is_undone boolean NOT NULL DEFAULT false,
	PRIMARY KEY (tenant_id, undo_id),
	FOREIGN KEY (tenant_id, staff_id) REFERENCES staff ON DELETE CASCADE
);
CREATE INDEX undoable_change_of ON undoable_change (tenant_id, staff_id);
CREATE INDEX undoable_change_expiry ON undoable_change (expires_at);

COMMENT ON TABLE undoable_change IS 'Changes that staff can undo for ten minutes, with what was there before.';
