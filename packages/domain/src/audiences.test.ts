import { describe, expect, it } from 'vitest';
import { type Audience, accessCheckOf } from './audiences.ts';

const everybody: Audience[] = ['anonymous', 'customer', 'loyalty'];
const seenBy = (limits: Audience[] | undefined, featureCustomer = true) =>
	everybody.filter((audience) => accessCheckOf({ featureCustomer })(limits, audience));

describe('content limited to audiences', () => {
	it('CMS-01 can be for those who are not logged in', () => {
		expect(seenBy(['anonymous'])).toEqual(['anonymous']);
	});

	it('CMS-02 can be for those who are logged in and no loyalty members', () => {
		expect(seenBy(['customer'])).toEqual(['customer']);
	});

	it('CMS-03 can be for loyalty members', () => {
		expect(seenBy(['loyalty'])).toEqual(['loyalty']);
	});

	it('can be for several, and is for everybody without a limit', () => {
		expect(seenBy(['customer', 'loyalty'])).toEqual(['customer', 'loyalty']);
		expect(seenBy([])).toEqual(everybody);
		expect(seenBy(undefined)).toEqual(everybody);
	});

	it('CMS-04 passes everything through in a shop without customers', () => {
		expect(seenBy(['loyalty'], false)).toEqual(everybody);
	});
});
