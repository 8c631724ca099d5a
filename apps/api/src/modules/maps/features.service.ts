import type { MapFeatures } from '@korb/contracts/fulfilment/maps';
import type { RequestContext } from '../../context.ts';
import { findBox, listFeatures } from './features.sql.ts';

export async function loadFeatures(
	ctx: Pick<RequestContext, 'db' | 'tenant'>,
): Promise<MapFeatures> {
	const { id, config } = ctx.tenant;
	const { country } = config.clientRuntimeConfig;
	return ctx.db.snapshot(async (tx) => ({
		type: 'FeatureCollection' as const,
		bbox: await findBox(tx, id),
		features: await listFeatures(tx, id, country),
	}));
}
