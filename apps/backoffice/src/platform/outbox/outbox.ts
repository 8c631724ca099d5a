/**
 * What a device still has to send, in IndexedDB: it survives a reload and a browser that is killed.
 * An entry leaves it only once the server has answered.
 */
export type Outbox<Entry> = {
	add: (entry: Entry) => Promise<void>;
	/** Oldest first. */
	list: () => Promise<{ key: number; entry: Entry }[]>;
	remove: (key: number) => Promise<void>;
};

const STORE = 'entries';

export function openOutbox<Entry>(name: string): Outbox<Entry> {
	let opened: Promise<IDBDatabase> | null = null;
	const open = () => {
		opened ??= openDatabase(name).catch((error: unknown) => {
			opened = null;
			throw error;
		});
		return opened;
	};
	const store = async (mode: IDBTransactionMode) => {
		const transaction = (await open()).transaction(STORE, mode, { durability: 'strict' });
		return { entries: transaction.objectStore(STORE), committed: committedOf(transaction) };
	};
	return {
		async add(entry) {
			const { entries, committed } = await store('readwrite');
			entries.add(entry);
			await committed;
		},
		async list() {
			const { entries } = await store('readonly');
			const [keys, values] = await Promise.all([
				resultOf(entries.getAllKeys()),
				resultOf(entries.getAll() as IDBRequest<Entry[]>),
			]);
			return values.map((entry, index) => ({ key: Number(keys[index]), entry }));
		},
		async remove(key) {
			const { entries, committed } = await store('readwrite');
			entries.delete(key);
			await committed;
		},
	};
}

function openDatabase(name: string): Promise<IDBDatabase> {
	const request = indexedDB.open(name, 1);
	request.onupgradeneeded = () => {
		request.result.createObjectStore(STORE, { autoIncrement: true });
	};
	return resultOf(request);
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}

function committedOf(transaction: IDBTransaction): Promise<void> {
	return new Promise((resolve, reject) => {
		transaction.oncomplete = () => resolve();
		transaction.onabort = () => reject(transaction.error);
	});
}
