import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const root = fileURLToPath(new URL('../..', import.meta.url));

const config: NextConfig = {
	turbopack: { root },
	transpilePackages: ['@korb/contracts', '@korb/domain', '@korb/server'],
	// `pnpm verify` does it for the whole repository.
	typescript: { ignoreBuildErrors: true },
	poweredByHeader: false,
	// One copy of Payload for routes, pages and start-up, under its own class names: otherwise errors
	// lose their fields on the way to the editor.
	serverExternalPackages: ['payload', '@payloadcms/db-postgres', 'nodemailer', 'pg', 'sharp'],
	experimental: { serverMinification: false },
	headers: async () => [
		{
			source: '/:path*',
			headers: [
				{ key: 'X-Frame-Options', value: 'DENY' },
				{ key: 'X-Content-Type-Options', value: 'nosniff' },
				{ key: 'Referrer-Policy', value: 'same-origin' },
				{ key: 'X-Robots-Tag', value: 'noindex' },
			],
		},
	],
	redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
};

export default withPayload(config, { devBundleServerPackages: false });
