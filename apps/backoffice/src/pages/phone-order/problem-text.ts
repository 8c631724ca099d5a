import type { BackofficeMessageKey } from '@korb/messages/backoffice';
import { hasErrorCode } from '../../platform/api/api-error.ts';

const problems: Record<string, BackofficeMessageKey> = {
	'004': 'phone.problem.address',
	'005': 'phone.problem.address',
	'006': 'phone.problem.contact',
	'007': 'phone.problem.contact',
	'008': 'phone.problem.noWindow',
	'022': 'phone.problem.windowGone',
	'023': 'phone.problem.windowGone',
	'029': 'phone.problem.windowGone',
	'031': 'phone.problem.contact',
	'130': 'phone.problem.address',
	'131': 'phone.problem.area',
	'132': 'phone.problem.store',
	'140': 'phone.problem.windowGone',
	'141': 'phone.problem.windowGone',
	addproductaborted: 'phone.problem.product',
	emptyCart: 'phone.problem.empty',
	loginRequired: 'phone.problem.guest',
	maxOrderValue: 'phone.problem.maxValue',
	maxOrderWeight: 'phone.problem.maxWeight',
	maxquantityreached: 'phone.problem.most',
	minOrderValue: 'phone.problem.minimum',
	otherUnit: 'phone.problem.otherUnit',
	priceChanged: 'phone.problem.price',
	shortage: 'phone.problem.stock',
};

/** By the codes of cart validation and of the checkout. */
export function problemText(code: string | null): BackofficeMessageKey {
	return (code !== null && problems[code]) || 'phone.problem.other';
}

/** Why a change or the order was refused. */
export function refusalText(error: unknown): BackofficeMessageKey {
	if (hasErrorCode(error, 'too_many_requests')) return 'phone.problem.tooMany';
	return hasErrorCode(error, 'conflict') ? problemText(error.code) : 'notSaved';
}
