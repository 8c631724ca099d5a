import { postUndo } from '@korb/contracts/admin/undo/undo-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Kbd } from '../../ui/button/kbd.tsx';
import { Toast } from '../../ui/toast/toast.tsx';
import { type UndoableChange, UndoContext } from './use-undo.ts';
import { useUndoKey } from './use-undo-key.ts';

const SAID_MS = 10_000;

/** The latest change is taken back first. It outlives the page that made it. */
export function UndoProvider({ children }: { children: ReactNode }) {
	const t = useMessages();
	const queries = useQueryClient();
	const [changes, setChanges] = useState<UndoableChange[]>([]);
	const [isHidden, hide] = useState(false);
	const [said, say] = useState<string | null>(null);
	const [undoneCount, setUndoneCount] = useState(0);
	const latest = changes.at(-1);
	const undo = useMutation({
		mutationFn: ({ undoId }: UndoableChange) => call(postUndo, { params: { undoId } }),
		onSuccess: (_, change) => {
			drop(change);
			say(t('undo.done', { what: change.text }));
			// Forms begin anew with what was read after it.
			const reload = queries.invalidateQueries();
			void reload.then(() => setUndoneCount((count) => count + 1));
		},
		onError: (error, change) => {
			if (isFinal(error)) drop(change);
			say(problemOf(error, change));
		},
	});
	const undoLatest = latest && !undo.isPending ? () => undo.mutate(latest) : null;
	useUndoKey(undoLatest);

	useEffect(() => {
		if (!latest) return;
		const expire = () => setChanges((all) => all.filter(({ undoId }) => undoId !== latest.undoId));
		const timer = setTimeout(expire, Date.parse(latest.until) - Date.now());
		return () => clearTimeout(timer);
	}, [latest]);
	useEffect(() => {
		if (!said) return;
		const timer = setTimeout(() => say(null), SAID_MS);
		return () => clearTimeout(timer);
	}, [said]);

	const undoing = useMemo(
		() => ({
			undoneCount,
			offerUndo: (change: UndoableChange) => {
				setChanges((all) => [...all, change]);
				hide(false);
				say(null);
			},
		}),
		[undoneCount],
	);
	return (
		<UndoContext value={undoing}>
			{children}
			<Toast
				label={t('undo.title')}
				message={said ?? (isHidden ? null : (latest?.text ?? null))}
				action={
					!said &&
					undoLatest && (
						<Button aria-keyshortcuts="Meta+Z Control+Z" onClick={undoLatest}>
							{t('undo.action')}
							<Kbd>⌘Z</Kbd>
						</Button>
					)
				}
				dismissLabel={t('undo.dismiss')}
				onDismiss={() => {
					hide(true);
					say(null);
				}}
			/>
		</UndoContext>
	);

	function drop({ undoId }: UndoableChange): void {
		setChanges((all) => all.filter((each) => each.undoId !== undoId));
	}

	function problemOf(error: Error, { text: what }: UndoableChange): string {
		if (!isFinal(error)) return t('undo.failed', { what });
		switch (error.code) {
			case 'changedSince':
				return t('undo.changedSince', { what });
			case 'placesTaken':
				return t('undo.placesTaken', { what });
			case 'windowStarted':
				return t('undo.windowStarted', { what });
			default:
				return t('undo.expired', { what });
		}
	}
}

/** Trying again would be answered the same. */
function isFinal(error: Error): error is ApiError {
	return error instanceof ApiError && [403, 404, 409].includes(error.status);
}
