/** A column of a busy table that only statements of the API name. */
export const table = 'cart';
export const names = { now: 'crate_deposit_desired', next: 'wants_crate_deposit' } as const;

/** Migrations of the example in docs/upgrading.md, from one name to the other. */
export function renaming(from: string, to: string) {
	return {
		expand: `ALTER TABLE ${table} ADD COLUMN ${to} boolean;

CREATE FUNCTION mirror_${to}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		NEW.${to} := coalesce(NEW.${to}, NEW.${from});
		NEW.${from} := NEW.${to};
	ELSIF NEW.${to} IS DISTINCT FROM OLD.${to} THEN
		NEW.${from} := NEW.${to};
	ELSE
		NEW.${to} := NEW.${from};
	END IF;
	RETURN NEW;
END $$;
CREATE TRIGGER ${to}_mirrored BEFORE INSERT OR UPDATE ON ${table}
	FOR EACH ROW EXECUTE FUNCTION mirror_${to}();`,

		/** Repeated until nothing is left. */
		fill: `UPDATE ${table} SET ${to} = ${from}
WHERE (tenant_id, cart_id) IN (
	SELECT tenant_id, cart_id FROM ${table} WHERE ${to} IS NULL LIMIT 1000
);`,

		require: `ALTER TABLE ${table} ADD CONSTRAINT ${to}_known CHECK (${to} IS NOT NULL) NOT VALID;`,

		validate: `ALTER TABLE ${table} VALIDATE CONSTRAINT ${to}_known;`,

		contract: `DROP TRIGGER ${to}_mirrored ON ${table};
DROP FUNCTION mirror_${to}();
ALTER TABLE ${table} ALTER COLUMN ${to} SET DEFAULT false, ALTER COLUMN ${to} SET NOT NULL;
ALTER TABLE ${table} DROP CONSTRAINT ${to}_known, DROP COLUMN ${from};`,
	};
}
