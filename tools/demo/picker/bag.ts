import { createHash, randomUUID } from 'node:crypto';
import type { PickingLine, PickingResult, Substitute } from '@korb/contracts/admin/picking/picking';

/** Small orders arrive complete; larger ones demonstrate a missing line item. */
const LINES_TO_MISS_ONE = 3;

/** The line item of an order that the demo picker does not find: the last one sold by the piece. */
export function missingLine(lines: readonly PickingLine[]): PickingLine | null {
	if (lines.length < LINES_TO_MISS_ONE) return null;
	return lines.findLast(({ wantedGrams }) => wantedGrams === null) ?? null;
}

/** As ordered; weighed products vary around their estimate. */
export function toFound(line: PickingLine): PickingResult {
	const { orderNumber, lineItemId, quantity, wantedGrams } = line;
	const found = { ...keyOf(line), quantity, code: codeOf(line) };
	if (wantedGrams === null) return found;
	return { ...found, grams: Math.round(wantedGrams * scaleOf(`${orderNumber} ${lineItemId}`)) };
}

export function toMissing(line: PickingLine, substitute: Substitute | null): PickingResult {
	const missing = { ...keyOf(line), reason: 'none' as const };
	if (!substitute) return { ...missing, quantity: 0, code: null };
	return {
		...missing,
		quantity: substitute.quantity,
		code: codeOf(substitute),
		substitute: { sku: substitute.sku, hasAgreed: false },
	};
}

const keyOf = ({ orderNumber, lineItemId }: PickingLine) => ({
	resultId: randomUUID(),
	orderNumber,
	lineItemId,
});

/** What a scanner reads. */
const codeOf = ({ eans }: { eans: string[] }) => eans[0] ?? null;

/** 0.94 to 1.04, deterministic. */
function scaleOf(text: string): number {
	const [byte = 0] = createHash('sha256').update(text).digest();
	return 0.94 + byte / 2550;
}
