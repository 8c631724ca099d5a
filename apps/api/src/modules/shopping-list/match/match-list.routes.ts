import { matchList } from '@korb/contracts/catalogue/list-match';
import type { ApiPlugin } from '../../../context.ts';
import { routeOf } from '../../../route-of.ts';
import { regionOf } from '../../catalogue/index.ts';
import { createSearchGuard, type SearchIndex } from '../../search/index.ts';
import { matchLines } from './match-list.service.ts';

/** A hundred searches take longer than one, and nobody types while they run. */
const DEADLINE_MS = 5000;

export const matchListRoutes =
	({ index }: { index: SearchIndex }): ApiPlugin =>
	async (app) => {
		const guard = createSearchGuard(DEADLINE_MS, (error) =>
			app.log.warn({ error }, 'list could not be matched'),
		);

		app.route({
			...routeOf(matchList),
			config: { limit: 'lists' },
			handler: (request) =>
				guard(() => matchLines(request.ctx, index, regionOf(request), request.body.text)),
		});
	};
