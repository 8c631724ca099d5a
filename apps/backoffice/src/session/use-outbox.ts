import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../platform/api/api-error.ts';
import type { Outbox } from '../platform/outbox/outbox.ts';
import { meKey } from './me.ts';
import { useSession } from './session.tsx';

const RETRY_MS = 3000;

type OutboxOptions<Entry> = {
	outbox: Outbox<Entry & { staffId: string }>;
	post: (entry: Entry) => Promise<unknown>;
	onSent: (entry: Entry) => Promise<void>;
	/** What the page shows is out of date. */
	onRefused: () => void;
};

/**
 * Stores entries on the device first and sends them when the network allows, one after the other.
 * On a shared device each person sends their own. Pass functions that do not change.
 */
export function useOutbox<Entry>({ outbox, post, onSent, onRefused }: OutboxOptions<Entry>) {
	const queries = useQueryClient();
	const { staffId } = useSession().me;
	const [waiting, setWaiting] = useState<Entry[]>([]);
	/** The rule by which the server has refused an entry. */
	const [refusal, setRefusal] = useState<string | null>(null);
	const sending = useRef(false);

	const refresh = useCallback(async () => {
		const all = await outbox.list();
		const entries = all.filter(({ entry }) => entry.staffId === staffId);
		setWaiting(entries.map(({ entry }) => entry));
		return entries;
	}, [outbox, staffId]);

	const send = useCallback(async () => {
		if (sending.current) return;
		sending.current = true;
		try {
			for (let [next] = await refresh(); next; [next] = await refresh()) {
				const { key, entry } = next;
				const outcome = await outcomeOf(post(entry));
				if (outcome === 'signedOut') void queries.invalidateQueries({ queryKey: meKey });
				if (outcome === 'later' || outcome === 'signedOut') return;
				if (outcome === 'sent') await onSent(entry);
				else setRefusal(outcome);
				await outbox.remove(key);
				if (outcome !== 'sent') onRefused();
			}
		} finally {
			sending.current = false;
		}
	}, [queries, refresh, outbox, post, onSent, onRefused]);

	useEffect(() => {
		const attempt = () => void send();
		attempt();
		const timer = setInterval(attempt, RETRY_MS);
		window.addEventListener('online', attempt);
		return () => {
			clearInterval(timer);
			window.removeEventListener('online', attempt);
		};
	}, [send]);

	const add = async (entry: Entry) => {
		setRefusal(null);
		await outbox.add({ ...entry, staffId });
		await refresh();
		void send();
	};
	return { add, waiting, refusal };
}

/** `later`: nobody has answered. Otherwise the rule that refuses it. */
async function outcomeOf(request: Promise<unknown>): Promise<string> {
	try {
		await request;
		return 'sent';
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (error.status === 401) return 'signedOut';
		const isLater = error.status === 0 || error.status >= 500 || error.status === 429;
		return isLater ? 'later' : (error.code ?? error.errorCode ?? String(error.status));
	}
}
