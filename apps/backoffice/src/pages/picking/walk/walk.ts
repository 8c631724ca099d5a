import type {
	LabelledCrate,
	PickingLine,
	PickingResult,
	PickingWave,
} from '@korb/contracts/admin/picking/picking';

export type WaveOrder = PickingWave['orders'][number];

/** One place of the walk: a product for several crates. A weighed product is weighed per crate. */
export type Stop = { key: string; lines: PickingLine[] };

export function toStops(lines: readonly PickingLine[]): Stop[] {
	const stops: Stop[] = [];
	for (const line of lines) {
		const last = stops.at(-1);
		const isSame = last?.lines[0]?.sku === line.sku && line.wantedGrams === null;
		if (last && isSame) last.lines.push(line);
		else stops.push({ key: `${line.sku} ${line.orderNumber}`, lines: [line] });
	}
	return stops;
}

/** What is still to do, in walking order; what was put off comes last. */
export function stopsAhead(stops: readonly Stop[], putOff: readonly string[]): Stop[] {
	const open = stops
		.map(({ key, lines }) => ({ key, lines: lines.filter(({ result }) => result === null) }))
		.filter(({ lines }) => lines.length > 0);
	const isLater = ({ key }: Stop) => putOff.includes(key);
	return [...open.filter((stop) => !isLater(stop)), ...open.filter(isLater)];
}

/** Lines as they will be once the results of this device have arrived. */
export function withResults(
	lines: readonly PickingLine[],
	results: readonly PickingResult[],
): PickingLine[] {
	return lines.map((line) => {
		const result = results.findLast(
			({ orderNumber, lineItemId }) =>
				orderNumber === line.orderNumber && lineItemId === line.lineItemId,
		);
		if (!result) return line;
		const { quantity, grams = null, reason = null, substitute } = result;
		const chosen = substitute ? { sku: substitute.sku, name: substitute.sku } : null;
		return { ...line, result: { quantity, grams, reason, substitute: chosen } };
	});
}

/** Orders as they will be once the crates of this device have arrived. */
export function withCrates(
	orders: readonly WaveOrder[],
	labelled: readonly LabelledCrate[],
): WaveOrder[] {
	return orders.map((order) => ({
		...order,
		crates: [
			...order.crates,
			...labelled
				.filter(({ orderNumber, number }) => {
					const isKnown = order.crates.some((crate) => crate.number === number);
					return orderNumber === order.orderNumber && !isKnown;
				})
				.map(({ number, temperatureZone }) => ({ number, temperatureZone })),
		],
	}));
}

/** Without a label; an order of which nothing was found needs none. */
export function unlabelledOf(
	orders: readonly WaveOrder[],
	lines: readonly PickingLine[],
): WaveOrder[] {
	const isPacked = ({ orderNumber }: WaveOrder) =>
		lines.some((line) => line.orderNumber === orderNumber && (line.result?.quantity ?? 0) > 0);
	return orders.filter((order) => order.crates.length === 0 && isPacked(order));
}

export const quantityOf = ({ lines }: Stop): number =>
	lines.reduce((sum, { quantity }) => sum + quantity, 0);
