/** For steps that must succeed: throws with the answer when it is refused. */
export async function ask<Answer>(
	url: string,
	{
		body,
		headers,
		method,
	}: { body?: object; headers?: Record<string, string>; method?: string } = {},
): Promise<{ answer: Answer; headers: Headers }> {
	const response = await fetch(url, {
		method: method ?? (body ? 'POST' : 'GET'),
		headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
		...(body && { body: JSON.stringify(body) }),
	});
	const text = await response.text();
	if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 300)}`);
	return { answer: JSON.parse(text), headers: response.headers };
}
