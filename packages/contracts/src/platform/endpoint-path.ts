type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Method and path of an endpoint, such as `GET /api/products/:sku`. */
export type EndpointPath = `${Method} /${string}`;

/** Both parts, for the contract that the endpoint's schemas are in. */
export function at<M extends Method, P extends string>(endpoint: `${M} ${P}`) {
	const [method, path] = endpoint.split(' ') as [M, P];
	return { method, path };
}

/**
 * For clients, whose own signatures have checked the input. Lists are separated by commas. `*`
 * stands for the rest of a path, which is encoded already.
 */
export function buildPath(endpoint: EndpointPath, input: unknown = {}): string {
	const { params, query } = input as Partial<Record<'params' | 'query', Record<string, string>>>;
	// The method matches as well and becomes nothing.
	const path = endpoint.replace(/.* |:(\w+)|\*/g, (rest, name) => {
		const text = `${params?.[name ?? rest] ?? ''}`;
		if (!name) return text;
		// An empty segment would address something else.
		if (!text.trim()) throw new RangeError(endpoint);
		return encodeURIComponent(text);
	});
	return query ? `${path}?${new URLSearchParams(query)}` : path;
}
