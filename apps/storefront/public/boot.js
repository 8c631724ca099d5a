// Loads the scripts of a page once its first screen is painted: on a slow phone, the main picture
// would wait for them.
const { entry, modules, config } = document.currentScript.dataset;
const MAX_DELAY_MS = 1000;

// Restoring a scroll position needs true heights.
const [visit] = performance.getEntriesByType('navigation');
document.documentElement.toggleAttribute('data-full-layout', visit?.type !== 'navigate');

let isStarted = false;
function start() {
	if (isStarted) return;
	isStarted = true;
	const preload = { as: 'fetch', crossOrigin: 'use-credentials', href: config };
	append('link', { rel: 'preload', ...preload });
	for (const href of modules.split(' ')) append('link', { rel: 'modulepreload', href });
	append('script', { type: 'module', src: entry });
}

function append(name, properties) {
	document.head.append(Object.assign(document.createElement(name), properties));
}

/** The pictures of the first screen are fetched with high priority. */
async function startAfterPictures() {
	const pictures = [...document.querySelectorAll('img[fetchpriority="high"]')];
	await Promise.allSettled(pictures.map((picture) => picture.decode()));
	start();
}

new PerformanceObserver((list, observer) => {
	if (list.getEntriesByName('first-contentful-paint').length === 0) return;
	observer.disconnect();
	void startAfterPictures();
}).observe({ type: 'paint', buffered: true });

// A background tab paints nothing, and nobody who interacts should wait.
addEventListener('load', () => setTimeout(start, document.hidden ? 0 : MAX_DELAY_MS));
for (const type of ['pointerdown', 'keydown'])
	addEventListener(type, start, { once: true, capture: true });

// `early-clicks.ts` replays the last one.
addEventListener('click', ({ target }) => (window.earlyClick = target), true);
