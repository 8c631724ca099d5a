export type CmsAnswer = {
	status: number;
	body: Record<string, unknown> & { doc?: { id: string }; docs?: { id: string }[] };
};

/** A user of the CMS who uses its API instead of its pages. */
export type CmsSession = {
	send(method: string, path: string, data?: object): Promise<CmsAnswer>;
};

const DEADLINE_MS = 30_000;

export async function signInToCms(
	origin: string,
	credentials: { email: string; password: string },
): Promise<CmsSession> {
	const headers: Record<string, string> = { 'content-type': 'application/json' };
	const send: CmsSession['send'] = async (method, path, data) => {
		const answer = await fetch(`${origin}/api${path}`, {
			method,
			headers,
			signal: AbortSignal.timeout(DEADLINE_MS),
			...(data && { body: JSON.stringify(data) }),
		});
		return { status: answer.status, body: (await answer.json()) as CmsAnswer['body'] };
	};
	const { status, body } = await send('POST', '/users/login', credentials);
	if (status !== 200) throw new Error(`The CMS answers a sign-in with ${status}.`);
	headers['authorization'] = `JWT ${body['token']}`;
	return { send };
}
