/** The visitor: a guest, a customer, or a customer who is a loyalty member. */
export type Audience = 'anonymous' | 'customer' | 'loyalty';

/** Whether content limited to these audiences is visible to this one. */
export type AccessCheck = (limits: readonly Audience[] | undefined, audience: Audience) => boolean;

/** No limits: visible to everyone. */
export const isForAudience: AccessCheck = (limits, audience) =>
	!limits || limits.length === 0 || limits.includes(audience);

/** A shop without accounts cannot distinguish audiences, so nothing is hidden. */
export function accessCheckOf({ featureCustomer }: { featureCustomer: boolean }): AccessCheck {
	return featureCustomer ? isForAudience : () => true;
}
