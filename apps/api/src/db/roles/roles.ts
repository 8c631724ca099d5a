import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** One role per process; `DATABASE_URL` of the migrations is that of the owner. */
export const processRoles = ['korb_api', 'korb_worker', 'korb_read'] as const;
export type ProcessRole = (typeof processRoles)[number];

const NOTHING = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';

/**
 * Creates the roles of the processes, or changes their passwords, and grants their privileges. Has
 * to run as a role that may create others. Roles belong to the server and not to a database, so
 * they are no migration.
 */
export async function createRoles(
	url: string,
	passwords: Partial<Record<ProcessRole, string | undefined>> = {},
): Promise<void> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
	await client.connect();
	try {
		const { rows } = await client.query<{ rolname: string }>('SELECT rolname FROM pg_roles');
		const existing = new Set(rows.map(({ rolname }) => rolname));
		for (const role of processRoles) {
			const verb = existing.has(role) ? 'ALTER' : 'CREATE';
			const password = passwords[role];
			const secret = password ? ` PASSWORD ${client.escapeLiteral(password)}` : '';
			await client.query(`${verb} ROLE ${role} ${NOTHING}${secret}`);
		}
		await grantPrivileges(client);
	} finally {
		await client.end();
	}
}

/** Does nothing on a server without the roles, where one role owns and does everything. */
export async function grantPrivileges(client: pg.ClientBase): Promise<void> {
	const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = ANY ($1)', [
		processRoles,
	]);
	const { rows } = await client.query(
		"SELECT to_regclass('public.migration') IS NOT NULL AS is_migrated",
	);
	if (rowCount !== processRoles.length || !rows[0]?.is_migrated) return;
	await client.query('BEGIN');
	try {
		await client.query(await readFile(join(import.meta.dirname, 'privileges.sql'), 'utf8'));
		await client.query('COMMIT');
	} catch (error) {
		await client.query('ROLLBACK');
		throw error;
	}
}
