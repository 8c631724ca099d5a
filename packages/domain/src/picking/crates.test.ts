import { expect, it } from 'vitest';
import { crateCode, isRightCrate, parseCrateCode } from './crates.ts';

const crate = { orderNumber: '10004217', number: 2 };

it('reads the label that it has written', () => {
	expect(parseCrateCode(crateCode(crate))).toEqual(crate);
	expect(parseCrateCode(' 10004217-2\n')).toEqual(crate);
});

it.each(['10004217', '10004217-0', '10004217-100', '4006381333931', 'A-1', ''])(
	'reads no crate in "%s"',
	(code) => expect(parseCrateCode(code)).toBeNull(),
);

it.each([
	['10004217-2', true],
	['10004217-1', false],
	['10004218-2', false],
	['4006381333931', false],
])('tells whether %s is on the right crate', (code, isRight) => {
	expect(isRightCrate(crate, code)).toBe(isRight);
});
