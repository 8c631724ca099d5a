/** Who is looking: a visitor, somebody logged in, or a logged-in member of the loyalty programme. */
export type Audience = 'anonymous' | 'customer' | 'loyalty';

/** Whether content limited to these audiences is for this one. */
export type AccessCheck = (limits: readonly Audience[] | undefined, audience: Audience) => boolean;

/** No limits: for everybody. */
export const isForAudience: AccessCheck = (limits, audience) =>
	!limits || limits.length === 0 || limits.includes(audience);

/** A shop without customers cannot tell them apart, so nothing in it is kept from anybody. */
export function accessCheckOf({ featureCustomer }: { featureCustomer: boolean }): AccessCheck {
	return featureCustomer ? isForAudience : () => true;
}
