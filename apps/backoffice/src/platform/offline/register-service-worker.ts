/**
 * For pages of floor devices. Not while developing, where files change with every save; without it,
 * they work as long as there is a network.
 */
export function registerServiceWorker(): void {
	if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
	void navigator.serviceWorker.register('/service-worker.js').catch(() => {});
}
