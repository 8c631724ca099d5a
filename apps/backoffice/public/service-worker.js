/**
 * Opens the pages of floor devices without a network: caches the page and the files of the build
 * that they need, and nothing that the API answers.
 */

/** The build puts the names of the files here, so that each release is another worker. */
const files = JSON.parse('__FILES__');
const cacheName = 'shell __VERSION__';
const page = '/picking';
/** Then the kept page is shown: on the floor, a weak network is worse than none. */
const PATIENCE_MS = 4000;

self.addEventListener('install', (event) => {
	event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
	event.waitUntil(removeOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== 'GET' || origin !== location.origin) return;
	if (pathname.startsWith('/admin/') || pathname.startsWith('/media/')) return;
	if (request.mode === 'navigate') event.respondWith(openPage(request));
	else if (pathname.startsWith('/assets/') || files.includes(pathname)) {
		event.respondWith(openFile(request));
	}
});

async function fill() {
	const cache = await caches.open(cacheName);
	await cache.addAll([page, ...files].map((path) => new Request(path, { cache: cacheOf(path) })));
}

/** The names of assets change with their content. */
function cacheOf(path) {
	return path.startsWith('/assets/') ? 'default' : 'no-cache';
}

/** Open tabs of the release before still load its files, so its cache stays until the next one. */
async function removeOldCaches() {
	const names = (await caches.keys()).filter((name) => name !== cacheName);
	await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

async function openPage(request) {
	const answer = fetch(request);
	const late = new Promise((_, reject) => setTimeout(reject, PATIENCE_MS));
	try {
		return await Promise.race([answer, late]);
	} catch {
		const cache = await caches.open(cacheName);
		return (await cache.match(page)) ?? answer;
	}
}

async function openFile(request) {
	return (await caches.match(request)) ?? fetch(request);
}
