import type {
	PickingLine,
	PickingResult,
	PickingWave,
	Substitute,
} from '@korb/contracts/admin/picking/picking';
import {
	finishWave,
	listSubstitutes,
	postCrates,
	postPickingResults,
} from '@korb/contracts/admin/picking/picking-paths';
import { crateCode } from '@korb/domain/picking/crates';
import { missingLine, toFound, toMissing } from './bag.ts';
import type { Office } from './office.ts';

/** As many results as one request takes. */
const AT_ONCE = 50;

/** Picks every line item, labels a crate for each order, and packs the orders. */
export async function walkWave(office: Office, wave: PickingWave): Promise<void> {
	const { waveId } = wave;
	const params = { waveId };
	const results = await pickLines(office, wave);
	for (let from = 0; from < results.length; from += AT_ONCE) {
		const body = { results: results.slice(from, from + AT_ONCE) };
		// Cancelled meanwhile: the next run sees the wave without that order.
		if (!(await office.call(postPickingResults, { params, body }))) return;
	}
	const crates = wave.orders
		.filter((order) => order.crates.length === 0)
		.map(({ orderNumber }) => ({
			...{ orderNumber, number: 1, temperatureZone: 'ambient' as const },
			code: crateCode({ orderNumber, number: 1 }),
		}));
	if (crates.length > 0 && !(await office.call(postCrates, { params, body: { crates } }))) return;
	await office.call(finishWave, { params });
}

async function pickLines(office: Office, wave: PickingWave): Promise<PickingResult[]> {
	const results: PickingResult[] = [];
	for (const { orderNumber } of wave.orders) {
		const lines = wave.lines.filter((line) => line.orderNumber === orderNumber);
		const missing = missingLine(lines);
		for (const line of lines) {
			if (line.result) continue;
			if (line !== missing) results.push(toFound(line));
			else results.push(toMissing(line, await findSubstitute(office, wave, line)));
		}
	}
	return results;
}

/** The demo picker calls nobody. */
async function findSubstitute(
	office: Office,
	{ waveId }: PickingWave,
	{ orderNumber, lineItemId, substitution }: PickingLine,
): Promise<Substitute | null> {
	if (substitution !== 'replace') return null;
	const params = { waveId, orderNumber, lineItemId };
	const found = await office.call(listSubstitutes, { params });
	return found?.substitutes.find(({ isBlocked }) => !isBlocked) ?? null;
}
