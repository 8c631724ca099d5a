export type Contract = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string };

/** Method, URL and schema of a route, from its contract. */
export function routeOf<E extends Contract>(endpoint: E) {
	return { method: endpoint.method, url: endpoint.path, schema: endpoint };
}
