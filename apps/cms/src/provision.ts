import { Client } from 'pg';

/**
 * Creates the CMS role and schema. The role owns that schema and can access nothing else, which
 * contains a stolen editor account or a CMS vulnerability. Must run as the database owner.
 */
export async function provision(adminUrl: string, cmsUrl: string): Promise<void> {
	const { username, password } = new URL(cmsUrl);
	const client = new Client({ connectionString: adminUrl });
	await client.connect();
	try {
		const role = client.escapeIdentifier(decodeURIComponent(username));
		const secret = password
			? ` PASSWORD ${client.escapeLiteral(decodeURIComponent(password))}`
			: '';
		const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [username]);
		if (!rowCount) await client.query(`CREATE ROLE ${role} LOGIN NOINHERIT${secret}`);
		await client.query(`CREATE SCHEMA IF NOT EXISTS cms AUTHORIZATION ${role}`);
		await client.query('REVOKE ALL ON SCHEMA public FROM PUBLIC');
		await client.query(`ALTER ROLE ${role} SET search_path = cms`);
	} finally {
		await client.end();
	}
}
