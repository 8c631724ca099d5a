import type pg from 'pg';

export type ResultColumn = { name: string; type: string; isNullable: boolean };
export type Describe = (text: string) => Promise<ResultColumn[]>;

type Field = { name: string; dataTypeID: number; tableID: number; columnID: number };

/** Asks the server for the columns of a statement, which it parses but does not run. */
export async function createDescribe(client: pg.Client): Promise<Describe> {
	const { rows: types } = await client.query<{ oid: number; name: string }>(
		'SELECT oid, typname AS name FROM pg_type',
	);
	const { rows: attributes } = await client.query<{ id: string }>(
		`SELECT attrelid || '.' || attnum AS id FROM pg_attribute WHERE NOT attnotnull`,
	);
	const names = new Map(types.map(({ oid, name }) => [oid, name]));
	const nullable = new Set(attributes.map(({ id }) => id));
	return async (text) => {
		const fields = await parse(client, text);
		return fields.map(({ name, dataTypeID, tableID, columnID }) => ({
			name,
			type: names.get(dataTypeID) ?? '',
			isNullable: nullable.has(`${tableID}.${columnID}`),
		}));
	};
}

/** The messages Parse and Describe, without Bind and Execute. */
function parse(client: pg.Client, text: string): Promise<Field[]> {
	return new Promise((resolve, reject) => {
		let fields: Field[] = [];
		const query = {
			submit(connection: pg.Connection) {
				connection.parse({ name: '', text, types: [] }, true);
				connection.describe({ type: 'S', name: '' }, true);
				connection.sync();
			},
			handleRowDescription(message: { fields: Field[] }) {
				fields = message.fields;
			},
			handleError: reject,
			handleReadyForQuery: () => resolve(fields),
		};
		client.query(query);
	});
}
