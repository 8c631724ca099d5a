const KEY = 'use-wallet';

/** Whether gift cards pay first, remembered for this purchase. */
export const walletFlag = {
	get: (): boolean => sessionStorage.getItem(KEY) === 'true',
	set(isUsed: boolean): void {
		if (isUsed) sessionStorage.setItem(KEY, 'true');
		else sessionStorage.removeItem(KEY);
	},
};
