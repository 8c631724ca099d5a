import type { OutgoingHttpHeaders } from 'node:http';

type HostileRequest = { query?: string; headers?: OutgoingHttpHeaders };

const spoofedHeaders = [
	'accept',
	'accept-language',
	'authorization',
	'cf-connecting-ip',
	'cookie',
	'dnt',
	'forwarded',
	'origin',
	'proxy',
	'referer',
	'save-data',
	'sec-gpc',
	'true-client-ip',
	'user-agent',
	'x-client',
	'x-crawler',
	'x-forwarded-for',
	'x-forwarded-host',
	'x-forwarded-port',
	'x-forwarded-prefix',
	'x-forwarded-proto',
	'x-forwarded-scheme',
	'x-forwarded-server',
	'x-host',
	'x-http-method-override',
	'x-kind',
	'x-original-url',
	'x-path',
	'x-real-ip',
	'x-region',
	'x-requested-with',
	'x-rewrite-url',
	'x-xsrf-token',
];

/** Requests that try to inject their content into a shared page. */
export const hostileRequests: HostileRequest[] = [
	...spoofedHeaders.map((name) => ({ headers: { [name]: 'poison' } })),
	{ headers: { cookie: 'session=secret; __Host-visit=secret' } },
	{ headers: { cookie: 'region=POISON' } },
	{ headers: { cookie: 'loggedIn=yes', 'x-region': 'poison' } },
	{ headers: { cookie: 'region=../poison; loggedIn=secret' } },
	{ query: 'utm_source=poison' },
	{ query: 'gclid=poison&fbclid=poison' },
	{ query: 'callback=poison' },
	{ query: 'returnUrl=%2F%2Fpoison' },
	{ query: 'webview=true&openlink=poison' },
	{ query: 'PAGE=poison&%70age=poison' },
];
