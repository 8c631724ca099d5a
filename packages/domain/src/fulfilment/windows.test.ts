import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../pricing/money.ts';
import {
	canBeChosen,
	checkHold,
	checkWindow,
	type WindowFacts,
	windowFee,
	windowState,
} from './windows.ts';

const wien = { distributionType: 'DELIVERY', appointableId: 'wien' };
const room: WindowFacts = { capacity: 10, taken: 2, fee: cents(390), isPastCutOff: false };

describe('the state of a window', () => {
	it.each([
		['with room', {}, 'free', true],
		['with four places left', { taken: 6 }, 'free', true],
		['with three places left', { taken: 7 }, 'few', true],
		['with one place left', { taken: 9 }, 'few', true],
		['with none left', { taken: 10 }, 'full', false],
		['overbooked by hand', { taken: 11 }, 'full', false],
		['without a price', { fee: null }, 'unpriced', false],
		['free of charge', { fee: cents(0) }, 'free', true],
		['past its cut-off', { isPastCutOff: true }, 'closed', false],
		['past its cut-off and full', { isPastCutOff: true, taken: 10 }, 'closed', false],
		['full and without a price', { fee: null, taken: 10 }, 'full', false],
	])('%s', (_what, change, state, isChoosable) => {
		const found = windowState({ ...room, ...change });
		expect([found, canBeChosen(found)]).toEqual([state, isChoosable]);
	});
});

describe('the fee of a window', () => {
	it.each([
		[390, 100, true, 290],
		[390, 100, false, 390],
		[90, 100, true, 0],
		[100, 100, true, 0],
		[0, 100, true, 0],
	])('of %i with a reduction of %i, green: %s', (fee, reduction, isGreen, expected) => {
		expect(windowFee(cents(fee), cents(reduction), isGreen)).toBe(expected);
	});

	it('is unknown if none is set', () => {
		expect(windowFee(null, cents(100), true)).toBeNull();
		expect(windowFee(null, cents(100), false)).toBeNull();
	});

	it('never rises for green windows, and is never negative', () => {
		const amount = fc.integer({ min: 0, max: 10_000 });
		fc.assert(
			fc.property(amount, amount, (fee, reduction) => {
				const green = windowFee(cents(fee), cents(reduction), true) ?? -1;
				expect(green).toBeGreaterThanOrEqual(0);
				expect(green).toBeLessThanOrEqual(fee);
			}),
		);
	});
});

describe('whether a window is available', () => {
	const window = { ...wien, ...room };
	it.each([
		['yes', window, null],
		['ERR-33 not when it does not exist', null, '140'],
		['ERR-26 not of another unit', { ...window, appointableId: 'graz' }, '022'],
		[
			'ERR-26 not for another fulfilment type',
			{ ...window, distributionType: 'CLICK_AND_COLLECT' },
			'022',
		],
		['ERR-34 not past its cut-off', { ...window, isPastCutOff: true }, '141'],
		['ERR-27 not when it is full', { ...window, taken: 10 }, '023'],
		['yes for the last place', { ...window, taken: 9 }, null],
		['not past its cut-off, full or not', { ...window, isPastCutOff: true, taken: 10 }, '141'],
	])('%s', (_answer, given, code) => {
		expect(checkWindow(given, wien)).toBe(code);
	});
});

describe('validating the chosen window', () => {
	const window = { ...wien, ...room };
	const hold = { window, isLive: true, fee: cents(390) };
	it.each([
		['nothing', hold, null],
		['accepts a free window', { ...hold, fee: cents(0) }, null],
		['ERR-25 none was chosen', null, '008'],
		[
			'ERR-26 belongs to another unit',
			{ ...hold, window: { ...window, appointableId: 'graz' } },
			'022',
		],
		[
			'ERR-26 belongs to another fulfilment type',
			{ ...hold, window: { ...window, distributionType: 'X' } },
			'022',
		],
		[
			'ERR-34 its cut-off has passed',
			{ ...hold, window: { ...window, isPastCutOff: true } },
			'141',
		],
		['ERR-34 its hold has expired', { ...hold, isLive: false }, '141'],
		[
			'ERR-27 its hold has expired and it is full',
			{ ...hold, isLive: false, window: { ...window, taken: 10 } },
			'023',
		],
		['ERR-28 it has no fee', { ...hold, fee: null }, '029'],
		['accepts a window filled by this cart', { ...hold, window: { ...window, taken: 10 } }, null],
	])('%s', (_what, given, code) => {
		expect(checkHold(given, wien)).toBe(code);
	});
});
