import Fastify from 'fastify';
import { Pool, type PoolClient } from 'pg';

/** What the work costs at least: one statement per question, one transaction per change. */
const [, , url, port] = process.argv;
const pool = new Pool({ connectionString: url, max: 20 });
const app = Fastify({ logger: false });

type Line = { product: number; quantity: number; cents: number };
type ById = { Params: { id: string } };

/** Prepared once per connection. */
const statement = (name: string, text: string) => (values: unknown[]) => ({ name, text, values });

const listPage = statement(
	'list',
	`SELECT id, slug, name, cents, stock > 0 AS "isAvailable"
	FROM product_category JOIN product ON product.id = product
	WHERE category = $1 ORDER BY product LIMIT 24 OFFSET $2`,
);
const countPage = statement(
	'count',
	'SELECT count(*)::int AS total FROM product_category WHERE category = $1',
);
const findProducts = statement(
	'search',
	`SELECT id, slug, name, cents, stock > 0 AS "isAvailable", count(*) OVER ()::int AS total
	FROM product, plainto_tsquery('simple', $1) AS term
	WHERE words @@ term ORDER BY ts_rank(words, term) DESC, id LIMIT 24`,
);
const readProduct = statement(
	'product',
	`SELECT id, sku, slug, name, description, cents, stock,
		ARRAY(SELECT category FROM product_category WHERE product = id) AS categories
	FROM product WHERE slug = $1`,
);
const lockCart = statement(
	'lock',
	'UPDATE cart SET version = version + 1 WHERE id = $1 RETURNING version',
);
const addLine = statement(
	'add',
	`INSERT INTO cart_line SELECT $1, id, $3 FROM product WHERE sku = $2
	ON CONFLICT (cart, product) DO UPDATE SET quantity = cart_line.quantity + excluded.quantity`,
);
const setLine = statement(
	'set',
	'UPDATE cart_line SET quantity = $3 FROM product WHERE cart = $1 AND product = id AND sku = $2',
);
const listLines = statement(
	'lines',
	`SELECT product, quantity, sku, slug, name, cents, cents * quantity AS total,
		stock >= quantity AS "isAvailable"
	FROM cart_line JOIN product ON product.id = product WHERE cart = $1 ORDER BY product`,
);
const insertOrder = statement(
	'order',
	`INSERT INTO orders (cart, email, address, cents, state) VALUES ($1, $2, $3, $4, 'paid')
	ON CONFLICT (cart) DO NOTHING RETURNING id`,
);
const insertLines = statement(
	'order-lines',
	'INSERT INTO order_line SELECT $1, * FROM unnest($2::int[], $3::int[], $4::int[])',
);
const takeStock = statement(
	'stock',
	`UPDATE product SET stock = stock - quantity
	FROM unnest($1::int[], $2::int[]) AS line (product, quantity)
	WHERE id = product AND stock >= quantity`,
);

app.get<{ Querystring: { category: string; offset: string } }>('/list', async ({ query }) => {
	const [page, count] = await Promise.all([
		pool.query(listPage([query.category, Number(query.offset)])),
		pool.query(countPage([query.category])),
	]);
	return { total: count.rows[0].total, items: page.rows };
});
app.get<{ Querystring: { term: string } }>('/search', async ({ query }) => {
	const { rows } = await pool.query(findProducts([query.term]));
	return { items: rows };
});
app.get<{ Params: { slug: string } }>('/products/:slug', async ({ params }) => {
	const { rows } = await pool.query(readProduct([params.slug]));
	return { product: rows[0] ?? null };
});
app.post('/carts', async () => {
	const { rows } = await pool.query('INSERT INTO cart DEFAULT VALUES RETURNING id');
	return rows[0];
});
for (const [verb, change] of Object.entries({ add: addLine, set: setLine })) {
	app.post<ById & { Body: { sku: string; quantity: number } }>(
		`/carts/:id/${verb}`,
		async ({ params, body }) =>
			inTransaction(async (client) => {
				const { rows } = await client.query(lockCart([params.id]));
				await client.query(change([params.id, body.sku, body.quantity]));
				const { rows: lines } = await client.query<Line>(listLines([params.id]));
				return { id: params.id, version: rows[0].version, total: totalOf(lines), lines };
			}),
	);
}
app.post<ById & { Body: { email: string; address: object } }>(
	'/carts/:id/order',
	async ({ params, body }) =>
		inTransaction(async (client) => {
			await client.query(lockCart([params.id]));
			const { rows: lines } = await client.query<Line>(listLines([params.id]));
			const order = insertOrder([
				params.id,
				body.email,
				JSON.stringify(body.address),
				totalOf(lines) + 490,
			]);
			const id = (await client.query(order)).rows[0]?.id;
			if (!id) throw new Error('the cart was ordered before');
			const column = (name: keyof Line) => lines.map((line) => line[name]);
			const columns = [column('product'), column('quantity')];
			await client.query(insertLines([id, ...columns, column('cents')]));
			const { rowCount } = await client.query(takeStock(columns));
			if (rowCount !== lines.length) throw new Error('out of stock');
			return { order: id };
		}),
);
await app.listen({ host: '127.0.0.1', port: Number(port) });

function totalOf(lines: Line[]): number {
	return lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
}

async function inTransaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
	const client = await pool.connect();
	try {
		await client.query('BEGIN');
		const result = await work(client);
		await client.query('COMMIT');
		return result;
	} catch (error) {
		await client.query('ROLLBACK');
		throw error;
	} finally {
		client.release();
	}
}
