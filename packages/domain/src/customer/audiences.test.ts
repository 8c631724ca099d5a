import { describe, expect, it } from 'vitest';
import { type Audience, accessCheckOf } from './audiences.ts';

const everybody: Audience[] = ['anonymous', 'customer', 'loyalty'];
const seenBy = (limits: Audience[] | undefined, featureCustomer = true) =>
	everybody.filter((audience) => accessCheckOf({ featureCustomer })(limits, audience));

describe('content limited to audiences', () => {
	it('CMS-01 can be for guests', () => {
		expect(seenBy(['anonymous'])).toEqual(['anonymous']);
	});

	it('CMS-02 can be for customers who are not loyalty members', () => {
		expect(seenBy(['customer'])).toEqual(['customer']);
	});

	it('CMS-03 can be for loyalty members', () => {
		expect(seenBy(['loyalty'])).toEqual(['loyalty']);
	});

	it('can be for several audiences, and is for everyone without a limit', () => {
		expect(seenBy(['customer', 'loyalty'])).toEqual(['customer', 'loyalty']);
		expect(seenBy([])).toEqual(everybody);
		expect(seenBy(undefined)).toEqual(everybody);
	});

	it('CMS-04 is unrestricted in a shop without customer accounts', () => {
		expect(seenBy(['loyalty'], false)).toEqual(everybody);
	});
});
