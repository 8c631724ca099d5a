type VisitStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Null where the browser blocks it: in third-party frames or with cookies disabled. */
export function findVisitStorage(): VisitStorage | null {
	try {
		return globalThis.sessionStorage ?? null;
	} catch {
		return null;
	}
}

const kept = new Map<string, string>();

/** Session storage, falling back to memory for the lifetime of the page. */
export const visitStorage: VisitStorage = {
	getItem: (key) => findVisitStorage()?.getItem(key) ?? kept.get(key) ?? null,
	setItem: (key, value) => {
		kept.set(key, value);
		findVisitStorage()?.setItem(key, value);
	},
};
