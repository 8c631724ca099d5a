import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Cart } from '@korb/contracts/cart/cart';
import { changeCartItem, changeCartItems } from '@korb/contracts/cart/cart-paths';
import type { ProductList } from '@korb/contracts/catalogue/catalogue';
import { listProducts } from '@korb/contracts/catalogue/catalogue-paths';
import { getCsrf } from '@korb/contracts/platform/paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { SESSION_COOKIE } from '@korb/contracts/platform/wire-names';

export type MeasuredCart = {
	cookie: string;
	token: string;
	skus: string[];
	answerBytes: number;
};

const QUANTITY = 5;
/** Higher than any quantity a run can reach. */
const MOST = 20;

/** One cart per browser, filled with the shop's top products; with sessions, those of customers. */
export async function fillCarts(
	port: number,
	input: { carts: number; lines: number; sessions?: string[] },
): Promise<MeasuredCart[]> {
	const origin = `http://localhost:${port}`;
	const path = toPath(listProducts, { query: { pageSize: 48 } });
	const list: ProductList = await (await fetch(origin + path)).json();
	const { cart: probe } = await fillCart(
		origin,
		list.results.map(({ sku }) => sku),
	);
	const skus = probe.productLineItems
		.filter(({ product }) => product.maxQuantity >= MOST)
		.map(({ lineItemId }) => lineItemId);
	const carts: MeasuredCart[] = [];
	for (let n = 0; n < input.carts; n++) {
		const own = Array.from(
			{ length: input.lines },
			(_, line) => skus[(n + line) % skus.length] ?? '',
		);
		const { cart, cookie, token } = await fillCart(origin, own, input.sessions?.[n]);
		if (cart.lineItemCount !== input.lines)
			throw new Error('a cart has the wrong number of line items');
		carts.push({ cookie, token, skus: own, answerBytes: JSON.stringify(cart).length });
	}
	return carts;
}

async function fillCart(origin: string, skus: string[], session?: string) {
	const signedIn = session ? [`${SESSION_COOKIE}=${session}`] : [];
	const visit = await fetch(origin + toPath(getCsrf), { headers: { cookie: signedIn.join() } });
	const cookies = [...signedIn, ...cookiesOf(visit)];
	const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice(11) ?? '';
	const answer = await fetch(origin + toPath(changeCartItems), {
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			cookie: cookies.join('; '),
			'x-xsrf-token': token,
			'sec-fetch-site': 'same-origin',
		},
		body: JSON.stringify(skus.map((sku) => ({ sku, quantity: QUANTITY }))),
	});
	if (!answer.ok) throw new Error(`filling a cart failed: ${await answer.text()}`);
	const { cartDTO: cart }: { cartDTO: Cart } = await answer.json();
	return { cart, cookie: [...cookies, ...cookiesOf(answer)].join('; '), token };
}

function cookiesOf(answer: Response): string[] {
	return answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
}

export type Load = { count: number; perSecond: number; p50: number; p95: number; errors: number };

/** Alternates +1 and −1 over all carts and line items, so that their size stays constant. */
export async function postChanges(
	port: number,
	carts: MeasuredCart[],
	clients: number,
	seconds: number,
	dir: string,
): Promise<Load> {
	await changeOnce(port, carts[0]);
	const script = join(dir, 'changes.lua');
	writeFileSync(script, scriptFor(carts));
	const { stdout } = await promisify(execFile)('wrk', [
		'-t1',
		`-c${clients}`,
		`-d${seconds}s`,
		'-s',
		script,
		`http://localhost:${port}`,
	]);
	const figures = /FIGURES (.*)/.exec(stdout)?.[1];
	if (!figures) throw new Error(`unexpected output of wrk: ${stdout}`);
	return JSON.parse(figures);
}

/** Fails early with a clear message instead of after thousands of rejections. */
async function changeOnce(port: number, cart: MeasuredCart | undefined): Promise<void> {
	if (!cart) throw new Error('there is no cart to change');
	const answer = await fetch(`http://localhost:${port}${toPath(changeCartItem)}`, {
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			cookie: cart.cookie,
			'x-xsrf-token': cart.token,
			'sec-fetch-site': 'same-origin',
		},
		body: JSON.stringify({ sku: cart.skus[0], delta: 0 }),
	});
	if (!answer.ok) throw new Error(`a change was rejected: ${await answer.text()}`);
}

function scriptFor(carts: MeasuredCart[]): string {
	const table = carts.map(
		({ cookie, token, skus }) =>
			`{ cookie = "${cookie}", token = "${token}", skus = { ${skus.map((sku) => `"${sku}"`).join(', ')} } }`,
	);
	return `
local carts = { ${table.join(',\n')} }
-- wrk builds one request before it starts and does not send it.
local n = -1
function request()
	local cart = carts[n % #carts + 1]
	local round = math.floor(n / #carts)
	local sku = cart.skus[math.floor(round / 2) % #cart.skus + 1]
	local delta = round % 2 == 0 and 1 or -1
	n = n + 1
	return wrk.format("POST", "${toPath(changeCartItem)}", {
		["content-type"] = "application/json", ["cookie"] = cart.cookie, ["x-xsrf-token"] = cart.token,
		["sec-fetch-site"] = "same-origin",
		["idempotency-key"] = string.format("change-%08d-%d", n, os.time()),
	}, string.format('{"sku":"%s","delta":%d}', sku, delta))
end
function done(summary, latency)
	local e = summary.errors
	io.write(string.format(
		'FIGURES {"count":%d,"perSecond":%f,"p50":%f,"p95":%f,"errors":%d}\\n', summary.requests,
		summary.requests / (summary.duration / 1e6), latency:percentile(50) / 1e3,
		latency:percentile(95) / 1e3, e.connect + e.read + e.write + e.status + e.timeout))
end
`;
}
