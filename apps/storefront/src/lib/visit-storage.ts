type VisitStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Null where the browser forbids it: in frames of other sites, or for people who want no cookies. */
export function findVisitStorage(): VisitStorage | null {
	try {
		return globalThis.sessionStorage ?? null;
	} catch {
		return null;
	}
}

const kept = new Map<string, string>();

/** Lasts as long as the window, or at least as long as the page. */
export const visitStorage: VisitStorage = {
	getItem: (key) => findVisitStorage()?.getItem(key) ?? kept.get(key) ?? null,
	setItem: (key, value) => {
		kept.set(key, value);
		findVisitStorage()?.setItem(key, value);
	},
};
