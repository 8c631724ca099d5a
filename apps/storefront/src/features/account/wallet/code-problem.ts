import { GIFT_CARD_CODE_LENGTH } from '@korb/domain/wallet/gift-card-code';
import type { MessageKey } from '@korb/messages';
import { ApiError } from '../../../platform/api/api-error.ts';

export type CodeProblem = { key: MessageKey; values?: Record<string, number> };

/** Number of this error in the specification. */
const WALLET_FULL = 1014;

/** What the browser can tell about a code: how long it is. */
export function problemOfLength(code: string): CodeProblem | null {
	const missing = GIFT_CARD_CODE_LENGTH - code.length;
	if (missing > 0) return { key: 'wallet.codeShort', values: { missing } };
	return missing < 0 ? { key: 'wallet.codeLong' } : null;
}

/** One sentence for every refused code: why it was refused is nobody's business. */
export function problemOf(error: unknown): CodeProblem {
	if (!(error instanceof ApiError)) return { key: 'account.failed' };
	if (error.status === 429) return { key: 'wallet.tooMany' };
	if (error.code === WALLET_FULL) return { key: 'wallet.full' };
	return { key: error.status === 409 ? 'wallet.refused' : 'account.failed' };
}
