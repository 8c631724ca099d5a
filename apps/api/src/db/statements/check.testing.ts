import pg from 'pg';
import { compareColumns, type DeclaredColumn } from './compare.testing.ts';
import { createDescribe, type ResultColumn } from './describe.testing.ts';
import { recordStatements, type Statement } from './record.testing.ts';
import { openSources, type Template } from './source.testing.ts';

export type Collected = { templates: Template[]; statements: Statement[] };

/** The templates of every `*.sql.ts` file, and the statements they make. */
export async function collectStatements(): Promise<Collected> {
	const sources = openSources();
	try {
		return { templates: sources.templates, statements: await recordStatements(sources) };
	} finally {
		sources.close();
	}
}

export function listUnreached({ templates, statements }: Collected): string[] {
	const reached = new Set(statements.flatMap(({ keys }) => keys));
	return templates.filter(({ key }) => !reached.has(key)).map(({ where }) => where);
}

/** Where a statement does not fit the schema of a database, by file and function. */
export async function listMismatches(collected: Collected, url: string): Promise<string[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await createTempTables(client, collected.statements);
		const describe = await createDescribe(client);
		const mismatches = new Set<string>();
		for (const { text, keys } of collected.statements) {
			const result = await describe(text).catch(({ message }: Error) => message);
			const declared = collected.templates.filter(({ key }) => key === keys[0]);
			// A query builder has no template, and tables.ts types its rows.
			const origins = declared.length > 0 ? declared : [{ where: text, columns: undefined }];
			for (const { where, columns } of origins) {
				for (const problem of compare(columns, result)) mismatches.add(`${where}: ${problem}`);
			}
		}
		return [...mismatches];
	} finally {
		await client.end();
	}
}

function compare(
	declared: DeclaredColumn[] | undefined,
	result: ResultColumn[] | string,
): string[] {
	if (typeof result === 'string') return [result];
	return declared ? compareColumns(declared, result) : [];
}

/** Later statements read them. Outside a transaction they would be dropped at once. */
async function createTempTables(client: pg.Client, statements: Statement[]): Promise<void> {
	for (const { text } of statements) {
		if (!/^\s*CREATE TEMP TABLE/.test(text)) continue;
		const nulls = new Set(text.match(/\$\d+/g)).size;
		const create = text.replace('ON COMMIT DROP', '');
		// An error is reported when the statement is described.
		await client.query(create, Array(nulls).fill(null)).catch(() => {});
	}
}
