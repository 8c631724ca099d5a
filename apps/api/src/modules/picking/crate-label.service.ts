import { townLine } from '@korb/domain/fulfilment/address-lines';
import { crateCode, type TemperatureZone } from '@korb/domain/picking/crates';
import { clockAt } from '@korb/domain/time/zone';
import { notFound } from '../../errors.ts';
import { textOf } from '../../mail/mail.ts';
import type { StaffContext } from '../staff/index.ts';
import { type CrateLabel, renderLabel } from './render-label.ts';
import { listWaveOrders, type WaveOrderRow } from './results.sql.ts';
import { getOwnWave } from './waves.service.ts';

type LabelRequest = {
	waveId: string;
	orderNumber: string;
	number: number;
	temperatureZone: TemperatureZone;
};

/** Printed before the crate is confirmed, so it needs no crate that is stored. */
export async function readLabel(
	ctx: StaffContext,
	request: LabelRequest,
): Promise<{ name: string; bytes: Buffer }> {
	const { waveId, orderNumber } = request;
	const orders = await ctx.db.snapshot(async (tx) => {
		await getOwnWave(tx, ctx, waveId);
		return listWaveOrders(tx, { tenantId: ctx.me.tenantId, waveId });
	});
	const order = orders.find(({ order_number: number }) => number === orderNumber);
	if (!order) throw notFound('order');
	const label = toLabel(ctx, order, request);
	return { name: label.code, bytes: await renderLabel(label) };
}

function toLabel(
	{ tenant }: StaffContext,
	{ crate, unit, snapshot }: WaveOrderRow,
	{ orderNumber, number, temperatureZone }: LabelRequest,
): CrateLabel {
	const { timeZone, locale, country } = tenant.config.clientRuntimeConfig;
	const { distributionWindow: window, distributionAddress: address } = snapshot.cart;
	if (!window) throw new Error('an order of a wave without a window');
	const day = new Date(window.start).toLocaleDateString(locale, {
		...{ weekday: 'short', day: 'numeric', month: 'numeric', timeZone },
	});
	const timeOf = (instant: string) => clockAt(new Date(instant), timeZone).time;
	return {
		locale,
		code: crateCode({ orderNumber, number }),
		place: crate,
		window: `${day}, ${timeOf(window.start)}–${timeOf(window.end)}`,
		town: address ? townLine(country, address.postalCode, address.city) : unit,
		crate: textOf(tenant, 'crateLabel.crate', { number }),
		temperature:
			temperatureZone === 'ambient' ? null : textOf(tenant, `crateLabel.${temperatureZone}`),
	};
}
