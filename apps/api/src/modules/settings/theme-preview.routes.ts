import { getThemePreview } from '@korb/contracts/platform/endpoints';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import type { PreviewTokens } from './preview-tokens.ts';
import { loadThemePreview } from './theme-preview.service.ts';

export const themePreviewRoutes =
	(previews: PreviewTokens | null): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(getThemePreview),
			handler: async ({ ctx, params }, reply) => {
				reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
				return loadThemePreview(ctx, previews, params.token);
			},
		});
	};
