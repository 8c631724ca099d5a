import { expect, it } from 'vitest';
import { mayMoveInto } from './order-move.ts';

it.each([
	['as expensive as the current one', 390, [390, 390], true],
	['cheaper', 0, [390, 390], true],
	['more expensive', 391, [390, 390], false],
	['not free, for a free order', 1, [0, 0], false],
	['free, for a free order', 0, [0, 0], true],
	['more expensive, but the fee was waived', 990, [390, 0], true],
	['unpriced', null, [390, 0], false],
])('moves to a window that is %s: %s', (_, fee, [serviceFees = 0, after = 0], isAllowed) => {
	expect(mayMoveInto(fee, { serviceFees, serviceFeesAfterDiscount: after })).toBe(isAllowed);
});
