import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { serviceWorker } from './vite-service-worker.ts';

export default defineConfig(({ mode }) => {
	const env = loadEnv(mode, '.', '');
	return {
		plugins: [react(), serviceWorker()],
		// The content security policy allows no fonts in `data:` addresses.
		build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
		server: {
			port: Number(env['BACKOFFICE_PORT'] ?? 4300),
			strictPort: true,
			// The API checks the host, which the proxy leaves as it is.
			proxy: Object.fromEntries(
				['/admin', '/media'].map((path) => [path, `http://127.0.0.1:${env['ADMIN_PORT'] ?? 4200}`]),
			),
		},
	};
});
