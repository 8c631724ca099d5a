import { ApiError, refused } from '../../errors.ts';

/** Numbers of these errors in the specification. */
export const walletCodes = {
	general: 1000,
	codeNotValid: 1001,
	unknownCard: 1002,
	notLinked: 1003,
	linkedElsewhere: 1004,
	transactionConflict: 1005,
	unknownCustomer: 1010,
	walletFull: 1014,
} as const;

type CardRefusal =
	| 'general'
	| 'codeNotValid'
	| 'unknownCard'
	| 'linkedElsewhere'
	| 'unknownCustomer';

/** One answer for all of them but the number, so that nobody finds cards by trying codes. */
export function cardRefused(reason: CardRefusal): ApiError {
	return refused(walletCodes[reason], 'This code cannot be used.');
}

export function walletFull(): ApiError {
	return refused(walletCodes.walletFull, 'The wallet holds no more cards.');
}

export function transactionConflict(): ApiError {
	return refused(walletCodes.transactionConflict, 'The id belongs to another transaction.');
}

export function notLinked(): ApiError {
	return new ApiError('not_found', 'This card is not in the wallet.', {}, walletCodes.notLinked);
}
