const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const loopbackNames = ['127.0.0.1', 'localhost', '[::1]'];

type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>;

/**
 * Rejects state-changing requests from other origins, including sign-in. Next checks the admin's
 * server actions in the same way.
 */
export function fromOwnOrigin<Rest extends unknown[]>(
	publicUrl: string,
	handler: Handler<Rest>,
): Handler<Rest> {
	return async (request, ...rest) => {
		if (isForeign(request, publicUrl)) {
			return Response.json({ errors: [{ message: 'Called by another origin.' }] }, { status: 403 });
		}
		return handler(request, ...rest);
	};
}

/** Browsers always send an origin; other clients send no cookies on their own. */
function isForeign({ method, headers }: Request, publicUrl: string): boolean {
	if (safeMethods.has(method)) return false;
	const origin = headers.get('origin');
	if (origin !== null) return !ownOrigins(publicUrl).includes(origin);
	const site = headers.get('sec-fetch-site');
	return site !== null && site !== 'same-origin';
}

/** On localhost, people use either name. */
function ownOrigins(publicUrl: string): string[] {
	const { origin, hostname, protocol, port } = new URL(publicUrl);
	if (!isLoopback(hostname)) return [origin];
	return loopbackNames.map((name) => new URL(`${protocol}//${name}:${port}`).origin);
}

export function isLoopback(hostname: string): boolean {
	return loopbackNames.includes(hostname);
}
