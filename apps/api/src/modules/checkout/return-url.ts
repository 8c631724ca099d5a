import type { FinalizeRequest } from '@korb/contracts/order/checkout';
import {
	GIFT_CARD_BRAND,
	GIFT_CARD_METHOD,
	typeOfMethod,
} from '@korb/domain/payment/payment-methods';
import { safeTarget } from '@korb/domain/routing/safe-target';
import type { RequestContext } from '../../context.ts';

export type ReturnTarget = {
	/** Origin of the browser, if it is this shop. */
	origin: string | null;
};

/**
 * Returns to this shop only. The query parameters serve texts and tracking; nothing trusts them.
 */
export function returnUrlOf(
	ctx: RequestContext,
	{ origin }: ReturnTarget,
	input: FinalizeRequest,
	provider: string | null,
): string {
	const { baseUrl, slugs } = ctx.tenant.config.clientRuntimeConfig;
	const own = `/${slugs.checkout}-ok`;
	const path = input.returnUrl ? safeTarget(input.returnUrl) : own;
	const url = new URL(path === '/' ? own : path, origin ?? baseUrl);
	const isGiftCard = input.methodKey === GIFT_CARD_METHOD;
	const hints = {
		methodKey: input.methodKey,
		brandName: isGiftCard ? GIFT_CARD_BRAND : input.brandName,
		provider: provider ?? '',
		initiator: 'REDIRECT',
		methodType: typeOfMethod(input.methodKey),
		type: isGiftCard ? GIFT_CARD_METHOD : '',
		saveMethod: input.saveMethod ? 'true' : '',
		setPrimary: input.setPrimary ? 'true' : '',
	};
	for (const [name, value] of Object.entries(hints)) {
		if (value !== '') url.searchParams.set(name, value);
	}
	return url.href;
}

/** The provider's page, or the shop's own return page for methods paid later. */
export function redirectOf(attempt: {
	attempt_id: string;
	redirect_url: string | null;
	checkout_request: { returnUrl: string };
}): string {
	if (attempt.redirect_url) return attempt.redirect_url;
	const url = new URL(attempt.checkout_request.returnUrl);
	url.searchParams.set('id', attempt.attempt_id);
	return url.pathname + url.search;
}
