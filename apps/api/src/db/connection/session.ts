import type pg from 'pg';

/** PostgreSQL settings of every statement, by name. */
export type Settings = Record<string, number>;

const sharedSettings = new WeakMap<pg.ClientBase, Settings>();

/**
 * Applies the settings to a new connection. They are not startup parameters, because poolers refuse
 * or drop those. Behind a pooler nothing is applied: the next client of the server connection would
 * inherit it, so each transaction brings its own (`localSettings`).
 */
export async function openSession(client: pg.ClientBase, settings: Settings): Promise<void> {
	const names = Object.keys(settings);
	const calls = names.map((name, index) => `set_config('${name}', $${index + 2}, false)`);
	// PostgreSQL announces the process that answers, a pooler an invented one.
	const { rowCount } = await client.query(
		`SELECT ${calls.join(', ')} WHERE pg_backend_pid() = $1::int`,
		[announcedProcess(client), ...names.map((name) => String(settings[name]))],
	);
	if (rowCount === 0) sharedSettings.set(client, settings);
}

/** Whether a pooler may give the next transaction another server connection. */
export function isShared(client: pg.ClientBase): boolean {
	return sharedSettings.has(client);
}

/** What BEGIN has to be followed by; nothing where the session has its settings. */
export function localSettings(client: pg.ClientBase): string[] {
	return Object.entries(sharedSettings.get(client) ?? {}).map(
		([name, value]) => `set local ${name} = ${value}`,
	);
}

function announcedProcess(client: pg.ClientBase): number | null {
	return 'processID' in client && typeof client.processID === 'number' ? client.processID : null;
}
