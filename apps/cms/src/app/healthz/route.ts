/** Liveness: the process answers. */
export function GET(): Response {
	return Response.json({ status: 'ok' });
}

// Otherwise the build would store the answer.
export const dynamic = 'force-dynamic';
