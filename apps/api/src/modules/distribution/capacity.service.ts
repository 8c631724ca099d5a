import type { Address, Position } from '@korb/contracts/fulfilment/address';
import type {
	DistributionWindow,
	WindowList,
	WindowQuery,
} from '@korb/contracts/fulfilment/distribution-windows';
import { feeIn } from '@korb/domain/fulfilment/area-terms';
import { WINDOW_DAYS } from '@korb/domain/fulfilment/window-templates';
import type { RequestContext, Tenant } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { locateAddress, type WrittenAddress } from '../maps/index.ts';
import { findEarliest, findWindowById, listUpcoming } from '../windows/index.ts';
import { listUnavailableSkus } from './capacity.sql.ts';
import { type ResolvedDestination, resolveDestination } from './destination.service.ts';

export async function listWindowsFor(
	ctx: RequestContext,
	query: WindowQuery & { days: number },
): Promise<WindowList> {
	const whose = whoseOf(ctx);
	const position = await positionOf(ctx, query);
	return ctx.db.snapshot(async (tx) => {
		const destination = await destinationOf(tx, ctx.tenant, query, position);
		const windows = destination
			? withSurcharge(destination, await listUpcoming(tx, { ...whose, ...destination }, query.days))
			: [];
		return {
			appointableId: destination?.appointableId ?? null,
			deliveryAreaNumber: destination?.deliveryAreaNumber ?? null,
			timeZone: whose.timeZone,
			days: groupByDay(windows),
		};
	});
}

export async function getEarliestFor(
	ctx: RequestContext,
	query: WindowQuery,
): Promise<DistributionWindow> {
	const position = await positionOf(ctx, query);
	const window = await ctx.db.snapshot(async (tx) => {
		const destination = await destinationOf(tx, ctx.tenant, query, position);
		if (!destination) return null;
		const found = await findEarliest(tx, { ...whoseOf(ctx), ...destination });
		return found && withSurcharge(destination, [found])[0];
	});
	if (!window) throw notFound('window');
	return window;
}

/** Windows for these products at an address; none where nothing is delivered. */
export async function checkCapacity(
	ctx: RequestContext,
	address: Address,
	skus: string[],
	windowId: string | undefined,
): Promise<{ windows: DistributionWindow[]; unavailableSkus: string[] }> {
	const position = await positionOfWritten(ctx, address, address.position);
	return ctx.db.snapshot(async (tx) => {
		const outcome = await resolveDestination(tx, ctx.tenant, { ...address, position });
		if (!outcome.ok) return { windows: [], unavailableSkus: skus };
		const whose = { ...whoseOf(ctx), ...outcome.destination };
		const [region = ''] = outcome.destination.pickingUnitIds;
		return {
			windows: withSurcharge(
				outcome.destination,
				windowId === undefined
					? await listUpcoming(tx, whose, WINDOW_DAYS)
					: await findWindowById(tx, whose, windowId),
			),
			unavailableSkus: await listUnavailableSkus(tx, ctx.tenant.id, region, skus),
		};
	});
}

function whoseOf(ctx: RequestContext) {
	return { tenantId: ctx.tenant.id, timeZone: ctx.tenant.config.clientRuntimeConfig.timeZone };
}

/** The address decides; a picking unit without an address is trusted. */
async function destinationOf(
	tx: Tx,
	tenant: Tenant,
	{ distributionType, appointableId, postalCode }: WindowQuery,
	position: Position | null,
): Promise<ResolvedDestination | null> {
	if (distributionType === 'DELIVERY' && !position && !postalCode) {
		if (!appointableId) return null;
		const pickingUnitIds = [appointableId];
		const unknown = { deliveryAreaNumber: null, areaTerms: null, position: null, store: null };
		return { distributionType, appointableId, pickingUnitIds, ...unknown };
	}
	const outcome = await resolveDestination(tx, tenant, {
		distributionType,
		storeId: appointableId ?? null,
		postalCode: postalCode ?? '',
		position,
	});
	return outcome.ok ? outcome.destination : null;
}

/** Shown as it will be charged; holds agree the fee of the window alone, carts add the surcharge. */
export function withSurcharge(
	{ areaTerms: area }: Pick<ResolvedDestination, 'areaTerms'>,
	windows: DistributionWindow[],
): DistributionWindow[] {
	return windows.map((window) => ({
		...window,
		fee: feeIn(area, window.fee),
		regularFee: feeIn(area, window.regularFee),
	}));
}

function positionOf(ctx: RequestContext, query: WindowQuery): Promise<Position | null> {
	const { streetName = '', streetNumber = '', postalCode = '', city = '' } = query;
	const { latitude: lat, longitude: lng } = query;
	const hint = lat === undefined || lng === undefined ? null : { lat, lng };
	return positionOfWritten(ctx, { streetName, streetNumber, postalCode, city }, hint);
}

/** As in a cart: once there is a written address, the browser's position is ignored. */
async function positionOfWritten(
	ctx: RequestContext,
	written: WrittenAddress,
	hint: Position | null,
): Promise<Position | null> {
	return written.postalCode ? locateAddress(ctx, written) : hint;
}

export function groupByDay(windows: DistributionWindow[]): WindowList['days'] {
	const days = Map.groupBy(windows, ({ day }) => day);
	return [...days].map(([day, ofDay]) => ({ day, windows: ofDay }));
}
