import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { testInfrastructure } from './infrastructure.ts';

export type TestDatabase = { url: string; drop(): Promise<void> };

type TestDatabaseOptions = {
	/** Name of the migrated template database; created on first use. */
	template: string;
	migrate: (url: string) => Promise<void>;
};

/** A separate database per test file: copying a template costs a fraction of the migrations. */
export async function createTestDatabase(options: TestDatabaseOptions): Promise<TestDatabase> {
	const name = `korb_test_${randomUUID().replaceAll('-', '')}`;
	await withAdmin(async (admin) => {
		await ensureTemplate(admin, options);
		await admin.query(`CREATE DATABASE ${name} TEMPLATE ${options.template}`);
	});
	return {
		url: urlOf(name),
		drop: () => withAdmin((admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
	};
}

async function ensureTemplate(admin: Client, { template, migrate }: TestDatabaseOptions) {
	await admin.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
	try {
		const { rowCount } = await admin.query(
			'SELECT FROM pg_database WHERE datname = $1 AND datistemplate',
			[template],
		);
		if (rowCount) return;
		await admin.query(`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
		await admin.query(`CREATE DATABASE ${template}`);
		await migrate(urlOf(template));
		// Marked last, so that an interrupted template is created again.
		await admin.query(`ALTER DATABASE ${template} IS_TEMPLATE true`);
	} finally {
		await admin.query('SELECT pg_advisory_unlock(hashtext($1))', [template]);
	}
}

async function withAdmin(work: (admin: Client) => Promise<unknown>): Promise<void> {
	const admin = new Client({ connectionString: testInfrastructure().postgresUrl });
	await admin.connect();
	try {
		await work(admin);
	} finally {
		await admin.end();
	}
}

function urlOf(database: string): string {
	const url = new URL(testInfrastructure().postgresUrl);
	url.pathname = `/${database}`;
	return url.href;
}
