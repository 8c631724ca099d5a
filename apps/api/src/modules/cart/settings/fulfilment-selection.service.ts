import type { Cart } from '@korb/contracts/cart/cart';
import type { Address, Position } from '@korb/contracts/fulfilment/address';
import { DEFAULT_REGION } from '@korb/contracts/platform/wire-names';
import { limitHoldAttempts } from '../../../attempt-limits.ts';
import type { RequestContext } from '../../../context.ts';
import type { Tx } from '../../../db/schema.ts';
import { refused } from '../../../errors.ts';
import { type ResolvedDestination, resolveDestination } from '../../distribution/index.ts';
import { locateAddress } from '../../maps/index.ts';
import {
	type Hold,
	holdWindow,
	limitPerWindow,
	quotaOf,
	releaseHold,
} from '../../windows/index.ts';
import type { CartState } from '../cart.mapper.ts';
import type { CartRow } from '../cart.sql.ts';
import { type CartRequest, changeCart } from '../change-cart.service.ts';
import { loadState } from '../load-cart.service.ts';
import {
	type ChosenWindow,
	noWindow,
	writeDistribution,
	writeWindow,
} from './fulfilment-selection.sql.ts';

/** Sets the address. Prices and assortment follow; a window of another unit is released. */
export async function setDistributionAddress(
	ctx: RequestContext,
	input: CartRequest,
	address: Address,
): Promise<{ cart: Cart; region: string }> {
	const located = { ...address, position: await positionOf(ctx, address) };
	let region = DEFAULT_REGION;
	const cart = await changeCart(
		ctx,
		input,
		async (tx, state, key) => {
			const { changed, isHoldLost } = await withAddress(tx, ctx, state.row, located);
			if (isHoldLost) await releaseHold(tx, key);
			const written = await writeDistribution(tx, key, { ...changed, region: null });
			if (written === null) throw new Error('a cart changed under its lock');
			region = written;
			const row = { ...changed.row, region };
			// Products and prices depend on the region.
			return region === state.row.region ? { ...state, row } : loadState(tx, ctx, row);
		},
		{
			mayCreate: true,
			decide: async (state, tx) => {
				const { changed, isHoldLost } = await withAddress(tx, ctx, state.row, located);
				if (isHoldLost) return null;
				region = state.row.region;
				return {
					after: { ...state, row: changed.row },
					write: async (tx, key) =>
						(await writeDistribution(tx, key, { ...changed, region })) !== null,
				};
			},
		},
	);
	return { cart, region };
}

/** The row with the address as the shop resolves it. Another unit loses the window. */
async function withAddress(tx: Tx, ctx: RequestContext, row: CartRow, located: Address) {
	const destination = await getDestination(tx, ctx, located);
	const previousUnit = await findPreviousUnit(tx, ctx, row.distribution_address);
	const isSameUnit = previousUnit === unitOf(destination);
	const window = isSameUnit ? windowOf(row) : noWindow;
	const { deliveryAreaNumber, pickingUnitIds, position, store, areaTerms } = destination;
	const address = { ...located, ...store, deliveryAreaNumber, pickingUnitIds, position };
	const changed = {
		address,
		window,
		row: { ...row, ...window, distribution_address: address, area_terms: areaTerms },
	};
	return { changed, isHoldLost: !isSameUnit && row.window_id !== null };
}

/** Stores have a known position. The browser's position is never trusted; it only serves maps. */
async function positionOf(ctx: RequestContext, address: Address): Promise<Position | null> {
	return address.distributionType === 'DELIVERY' ? locateAddress(ctx, address) : null;
}

/** Holds a place in the window for this cart; null releases it. */
export async function setTimeSlot(
	ctx: RequestContext,
	input: CartRequest,
	windowId: string | null,
): Promise<Cart> {
	if (windowId !== null) await limitHoldAttempts(ctx);
	return limitPerWindow(windowId, () =>
		changeCart(ctx, input, async (tx, state, key) => {
			const window = windowId === null ? noWindow : await hold(tx, ctx, state, windowId);
			if (windowId === null) await releaseHold(tx, key);
			await writeWindow(tx, key, window);
			return { ...state, row: { ...state.row, ...window } };
		}),
	);
}

async function hold(
	tx: Tx,
	ctx: RequestContext,
	{ row }: CartState,
	windowId: string,
): Promise<ChosenWindow> {
	const { windowHoldMinutes, timeZone } = ctx.tenant.config.clientRuntimeConfig;
	const destination = await getDestination(tx, ctx, row.distribution_address);
	const outcome = await holdWindow(tx, {
		tenantId: ctx.tenant.id,
		cartId: row.cart_id,
		windowId,
		distributionType: destination.distributionType,
		appointableId: destination.appointableId,
		position: destination.position,
		holdMinutes: windowHoldMinutes,
		timeZone,
		client: quotaOf(ctx),
	});
	if (!outcome.ok) throw refused(outcome.code, 'This window is not available.');
	return toChosenWindow(outcome.hold);
}

function toChosenWindow({ window, fee, expiresAt }: Hold): ChosenWindow {
	return {
		window_id: window.id,
		window_starts_at: new Date(window.start),
		window_ends_at: new Date(window.end),
		window_fee_cents: fee,
		held_until: expiresAt,
	};
}

async function getDestination(
	tx: Tx,
	ctx: RequestContext,
	address: Address | null,
): Promise<ResolvedDestination> {
	const outcome = await resolveDestination(tx, ctx.tenant, address);
	if (!outcome.ok) throw refused(outcome.code, 'This address is not served.');
	return outcome.destination;
}

async function findPreviousUnit(tx: Tx, ctx: RequestContext, address: Address | null) {
	const outcome = address && (await resolveDestination(tx, ctx.tenant, address));
	return outcome?.ok ? unitOf(outcome.destination) : null;
}

function unitOf({ distributionType, appointableId }: ResolvedDestination): string {
	return `${distributionType} ${appointableId}`;
}

function windowOf(window: ChosenWindow): ChosenWindow {
	const { window_id, window_starts_at, window_ends_at, window_fee_cents, held_until } = window;
	return { window_id, window_starts_at, window_ends_at, window_fee_cents, held_until };
}
