import type { Client } from 'pg';
import { DEMO_STAFF_PASSWORD, demoManagers } from '../../demo/seed/staff.ts';
import type { Stack } from '../../stack/stack.ts';

export const manager = {
	email: demoManagers['korb']?.email ?? '',
	password: DEMO_STAFF_PASSWORD,
};

/** Signs in at the API; returns the header of the session's cookies. */
export async function signIn({ ports }: Stack, email = manager.email): Promise<string> {
	const answer = await fetch(`http://localhost:${ports.admin}/admin/session`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
		body: JSON.stringify({ email, password: manager.password }),
	});
	if (!answer.ok) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
	return answer.headers
		.getSetCookie()
		.map((line) => line.split(';')[0])
		.join('; ');
}

/** Colleagues of the manager with the same password and rights; returns their addresses. */
export async function hireManagers(client: Client, count: number): Promise<string[]> {
	const { rows } = await client.query<{ email: string }>(
		`INSERT INTO staff (tenant_id, email, name, roles, password_hash)
		SELECT tenant_id, 'manager-' || n || '@korb.example', 'Manager ' || n, roles, password_hash
		FROM staff, generate_series(1, $2::int) AS n WHERE email = $1
		RETURNING email`,
		[manager.email, count],
	);
	return rows.map(({ email }) => email);
}
