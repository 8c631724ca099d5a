import { expect, it } from 'vitest';
import { mayMoveInto } from './order-move.ts';

it.each([
	['as dear as the one that was ordered', 390, [390, 390], true],
	['cheaper', 0, [390, 390], true],
	['dearer', 391, [390, 390], false],
	['anything above nothing', 1, [0, 0], false],
	['free to free', 0, [0, 0], true],
	['dearer, but the fee was waived', 990, [390, 0], true],
	['a window nobody has priced', null, [390, 0], false],
])('moves into a window that is %s: %s', (_, fee, [serviceFees = 0, after = 0], isAllowed) => {
	expect(mayMoveInto(fee, { serviceFees, serviceFeesAfterDiscount: after })).toBe(isAllowed);
});
